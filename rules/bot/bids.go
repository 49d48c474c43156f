package bot

import "bummerl/rules"

// bets are the announcements that raise what the hand is about.
const bets = rules.Actions(1)<<rules.Snapszer | 1<<rules.Kontra | 1<<rules.Rekontra | 1<<rules.Knock

// bidHands is how many of the opponent's hands a snapszer bid is tried against.
const bidHands = 120

// bid adds snapszer to the tries, with what the plain plan makes of it against every defence. Where kontra is allowed a
// bid that fails costs twice as much.
func (t *thinking) bid() {
	v := t.view
	if !v.Legal.Has(rules.Snapszer) || !promising(v) {
		return
	}
	pool := v.Unseen &^ v.Excluded
	snapszer := try{action: rules.Snapszer}
	for _, s := range possible(v, bidHands) {
		points := after(s, rules.Snapszer, v.Seat, pool)
		if points < 0 && v.Options.Kontra {
			points *= 2
		}
		snapszer.add(&t.worth, points, 1)
	}
	if snapszer.weight > 0 {
		t.tries = append(t.tries, snapszer)
	}
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
