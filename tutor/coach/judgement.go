package coach

import (
	"errors"

	"bummerl/rules"
)

// Judgement is what is known of every legal action of a question.
type Judgement struct {
	// Values are all legal actions, in the documented order.
	Values []Value
	// Best holds every action that is as good as the best, as far as it is known.
	Best rules.Actions
	// BestValue is the most that an action is worth, in expected game points for the seat of the view.
	BestValue float64
	// Hands is how many hands the opponent may hold.
	Hands int
	// Closing tells what closing now would do.
	Closing Closing
}

// Closing tells what closing the talon (or bidding snapszer, where the hand is closed by that) would do.
type Closing struct {
	// Known is false where the talon cannot be closed by this seat now.
	Known bool
	// Sure tells that one plan is proven to win against every hand of the opponent.
	Sure bool
	// Kept counts the hands that one plan is proven to win against every defence, of Hands that were looked at; All tells
	// that these are all that the opponent may hold, else they are a fair sample.
	Kept, Hands int
	All         bool
	// Gain is what it brings if it is kept, Cost what it costs if it fails, in game points.
	Gain, Cost int
}

// Errors of a question.
var (
	// ErrNotOnTurn: the seat of the view has nothing to decide.
	ErrNotOnTurn = errors.New("the seat of the view is not on turn")
	// ErrIllegal: the action is none of those that the view allows.
	ErrIllegal = errors.New("the action is not legal in the view")
)

// Of gives what is known of an action; false if the action is not legal.
func (j Judgement) Of(a rules.Action) (Value, bool) {
	for _, v := range j.Values {
		if v.Action == a {
			return v, true
		}
	}
	return Value{}, false
}
