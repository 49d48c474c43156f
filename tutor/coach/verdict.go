package coach

import (
	"bummerl/rules"
	"bummerl/rules/bot"
)

// Version is that of the coach's judgement, kept with every verdict: the same view, score and version give the same
// verdict on any machine. It is raised by whatever changes one.
const Version = 2

// Question is a decision that somebody is to take or has taken: what the seat on turn sees, and how the match stands.
type Question struct {
	View rules.View
	// Score is how the match stands before the hand, from the seat of the view; the zero Score for a hand by itself.
	Score bot.Score
}

// Verdict is what the coach has to say about an action.
type Verdict struct {
	Version int
	Action  rules.Action
	Mark    Mark
	// Loss is how many game points the action loses in expectation against the best, 0 or more, counting no more points
	// than the match still needs. Sure tells how that is known.
	Loss float64
	Sure Sure
	// Value is what the action is worth, BestValue what the best is: expected game points for the seat of the view, bets
	// doubled.
	Value, BestValue float64
	// Best holds every action that is as good as the best, as far as it is known: each is right in a retry.
	Best rules.Actions
	// Values are the actions that were judged, in the documented order of actions.
	Values []Value
	// Hands is how many hands the opponent may hold.
	Hands int
	// Facts are the reasons, the most telling first; none if nothing is to be said.
	Facts []Fact
}

// Others gives the actions to name beside the one taken: those that are as good (equal), where it is among the best, else
// those that would have been better. There are none where there was nothing to choose, and where it is too close to call:
// that something was better is just what cannot be said then.
func (v Verdict) Others() (list rules.Actions, equal bool) {
	equal = v.Best.Has(v.Action)
	if v.Mark == Forced || v.Mark == Unclear && !equal {
		return 0, equal
	}
	return v.Best &^ v.Action.Set(), equal
}

// Value is what one action is worth.
type Value struct {
	Action rules.Action
	// Points are the expected game points for the seat of the view. With Sure.Kind Guaranteed they are what is certain on
	// average over all hands: where a plan does not win for sure the hand is counted as lost.
	Points float64
	// Loss is how much less that is than the best, 0 or more. Sure tells how the loss is known.
	Loss float64
	Sure Sure
	// Doubt is, for the one that came out best by estimates, how much more another may be worth, with 95 % confidence. Its
	// margin is that of its own worth.
	Doubt float64 `json:",omitempty"`
}

// Sure tells how a number is known.
type Sure struct {
	Kind Kind
	// K of N hands: Guaranteed alone.
	K, N int
	// Margin is half the width of the interval that holds the truth with 95 % confidence, in game points: Estimated alone.
	Margin float64
}

// Kind is how something is known: nothing else is ever claimed.
type Kind string

// The three kinds of certainty.
const (
	// Exact: nothing that matters is hidden, or every hand gives the same.
	Exact Kind = "exact"
	// Guaranteed: proven for K of N hands by one plan that sees only what the player sees.
	Guaranteed Kind = "guaranteed"
	// Estimated: from pinned samples, with a margin.
	Estimated Kind = "estimated"
)
