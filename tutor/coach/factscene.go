package coach

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// scene is a decision as the facts look at it: the view, what is known of each action, and the action taken.
type scene struct {
	v   rules.View
	me  rules.Seat
	j   Judgement
	act rules.Action
	// hands are those that the opponent may hold, base one state that fits, without which nothing is said of them.
	hands solve.Hands
	base  rules.State
	based bool
	// tricks remembers what each card does in this trick.
	tricks map[rules.Action]trick
	// ends remembers how the hand ends after each action where all cards are known.
	ends map[rules.Action]rules.Result
	// solver is made when it is first asked.
	solver *solve.Solver
}

func newScene(q Question, j Judgement, act rules.Action) *scene {
	s := &scene{
		v: q.View, me: q.View.Seat, j: j, act: act, hands: solve.HandsOf(q.View),
		tricks: map[rules.Action]trick{}, ends: map[rules.Action]rules.Result{},
	}
	if hand, ok := s.hands.Any(); ok {
		s.base, s.based = q.View.Suppose(hand)
	}
	return s
}

// value gives what is known of an action.
func (s *scene) value(a rules.Action) Value {
	x, _ := s.j.Of(a)
	return x
}

// mark is the class of an action.
func (s *scene) mark(a rules.Action) Mark {
	x, ok := s.j.Of(a)
	if !ok {
		return Unclear
	}
	return x.mark(s.j.Best.Has(a))
}

// loses tells whether an action clearly loses.
func (s *scene) loses(a rules.Action) bool { return s.mark(a).Slip() }

// judged gives the actions whose worth is known.
func (s *scene) judged() rules.Actions {
	var all rules.Actions
	for _, x := range s.j.Values {
		all |= x.Action.Set()
	}
	return all
}

// proven tells whether every value is exact.
func (s *scene) proven() bool {
	for _, x := range s.j.Values {
		if x.Sure.Kind != Exact {
			return false
		}
	}
	return len(s.j.Values) > 0
}

// guessed tells whether some value is no more than an estimate.
func (s *scene) guessed() bool {
	for _, x := range s.j.Values {
		if x.Sure.Kind == Estimated {
			return true
		}
	}
	return false
}

// mayHold are the cards that the opponent may hold.
func (s *scene) mayHold() rules.CardSet { return s.hands.Known | s.hands.Pool }

// declarable tells whether a marriage can still be declared when this trick is over.
func (s *scene) declarable() bool {
	stillOpen := s.v.TalonOpen() && s.v.TalonLeft > 2
	return (s.v.Options.LateMarriage || stillOpen) && s.v.Hand.Len() > 2
}

// own and theirs are the points of both, with a marriage that waits for a first trick.
func (s *scene) own() int    { return s.v.Points[s.me] + s.v.Waiting[s.me] }
func (s *scene) theirs() int { return s.v.Points[s.me.Other()] + s.v.Waiting[s.me.Other()] }
