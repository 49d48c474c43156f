package bot

import "bummerl/rules"

// ventures are the actions that stake the hand on more than the next card: closing, bidding, knocking.
const ventures = rules.Actions(1)<<rules.Close | 1<<rules.Snapszer | 1<<rules.Knock

// WithoutClosing gives the level as it plays when it never closes, bids snapszer or knocks: for matches against programs
// that know none of it. It keeps the level's name.
func WithoutClosing(l Level) Level { return quiet{l} }

// quiet shows its level views in which nothing can be ventured.
type quiet struct{ Level }

// Choose is the level's choice among the rest.
func (q quiet) Choose(v rules.View, d Dice) rules.Action {
	v.Legal &^= ventures
	return q.Level.Choose(v, d)
}

// Advise is the level's advice about the rest.
func (q quiet) Advise(v rules.View, m Score, d Dice) Advice {
	v.Legal &^= ventures
	return Ask(q.Level, v, m, d)
}
