package bot

import "bummerl/rules"

// bets are the announcements that raise what the hand is about.
const bets = rules.Actions(1)<<rules.Snapszer | 1<<rules.Kontra | 1<<rules.Rekontra | 1<<rules.Knock

// bidHands is how many of the opponent's hands a snapszer bid is tried against.
const bidHands = 120

// bid tries snapszer, with what the plain plan makes of it against every defence, as far as a quarter of the nodes goes;
// the try weighs nothing where there is nothing to bid. Where kontra is allowed a bid that fails costs twice as much.
func (t *thinking) bid() try {
	v := t.view
	snapszer := try{action: rules.Snapszer}
	if !v.Legal.Has(rules.Snapszer) || !promising(v) {
		return snapszer
	}
	pool := v.Unseen &^ v.Excluded
	until := t.nodes.until(4)
	for _, s := range mixed(possible(v, bidHands)) {
		if snapszer.weight > 0 && t.nodes.reached(until) {
			break
		}
		points := after(s, rules.Snapszer, v.Seat, pool, t.nodes)
		if points < 0 && v.Options.Kontra {
			points *= 2
		}
		snapszer.add(&t.worth, points, 1)
	}
	return snapszer
}

// doubleFrom is what an open hand must promise, in game points as it stands, to be doubled: the opponent has his reasons
// too, and may double again.
const doubleFrom = 0.5

// dares tells whether to say kontra or rekontra while the talon is open, when the best that one can do has been found to
// be worth so much.
func (t *thinking) dares(mean float64) rules.Action {
	v := t.view
	a := (v.Legal & (rules.Kontra.Set() | rules.Rekontra.Set())).First()
	if a == rules.NoAction || !v.TalonOpen() || mean < doubleFrom*float64(v.Multiplier) {
		return rules.NoAction
	}
	return a
}
