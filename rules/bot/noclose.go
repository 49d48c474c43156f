package bot

import "bummerl/rules"

// venture are the actions that stake the hand on more than the next trick: closing, bidding, knocking.
const venture = rules.Actions(1)<<rules.Close | 1<<rules.Snapszer | 1<<rules.Knock

// WithoutClosing gives the level as it plays when it never closes, bids snapszer or knocks: for matches against programs
// that know none of it. It keeps the level's name.
func WithoutClosing(l Level) Level { return quiet{l} }

type quiet struct{ Level }

// Choose shows the level a view in which nothing can be undertaken.
func (q quiet) Choose(v rules.View, d Dice) rules.Action {
	v.Legal &^= venture
	return q.Level.Choose(v, d)
}
