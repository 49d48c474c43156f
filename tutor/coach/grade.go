package coach

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Grade says what the coach has to say about an action of a question: what it loses, how that is known, and why. The same
// question and action give the same verdict on any machine. ErrIllegal and ErrNotOnTurn tell that there is nothing to
// grade.
func Grade(ctx context.Context, q Question, a rules.Action) (Verdict, error) {
	if q.View.Turn != q.View.Seat {
		return Verdict{}, ErrNotOnTurn
	}
	if !q.View.Legal.Has(a) {
		return Verdict{}, ErrIllegal
	}
	j, err := Judge(ctx, q)
	if err != nil {
		return Verdict{}, err
	}
	return j.Grade(q, a)
}

// Grade is what the judgement of a question says about one action.
func (j Judgement) Grade(q Question, a rules.Action) (Verdict, error) {
	value, ok := j.Of(a)
	if !ok {
		return Verdict{}, ErrIllegal
	}
	v := Verdict{
		Version: Version, Action: a, Loss: value.Loss, Sure: value.Sure, Value: value.Points, BestValue: j.BestValue,
		Best: j.Best, Values: j.Values, Hands: j.Hands,
		Mark: value.mark(j.Best.Has(a)),
	}
	if j.forced(q, a) {
		v.Mark = Forced
	}
	v.Facts = facts(q, j, a)
	return v, nil
}

// forced tells whether there is nothing to decide: one legal action (a wrong claim that may be made besides is no choice),
// or all known to give the same with nothing hidden. Whoever may claim 66 and has them has a choice.
func (j Judgement) forced(q Question, a rules.Action) bool {
	legal := q.View.Legal
	switch enough := q.View.Points[q.View.Seat] >= rules.Winning; {
	case enough && legal.Has(rules.Claim):
		return false
	case a != rules.Claim:
		legal &^= rules.Claim.Set()
	}
	if legal.Len() < 2 {
		return true
	}
	if _, open := solve.Open(q.View); !open {
		return false
	}
	return j.Best == q.View.Legal
}
