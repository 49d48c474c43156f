package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// walkOpen is Walk for the last five, where every card is known and an action is judged by the game points it keeps.
func (p Puzzle) walkOpen(ctx context.Context, own []rules.Action) (Walk, error) {
	w := Walk{State: p.start}
	d := newDefender(ctx, p.Seat())
	for i, a := range own {
		if w.Mistake != nil || w.State.Over() {
			return w, ErrPast
		}
		if why := w.State.Why(a); why != nil {
			return w, &rules.ReplayError{Index: i, Cause: why}
		}
		mistake, err := judge(d.solver, w.State, a)
		if err != nil {
			return w, err
		}
		w.add(a)
		if w.Mistake = mistake; mistake != nil {
			continue
		}
		replies, err := d.replies(w.State)
		if err != nil {
			return w, err
		}
		w.add(replies...)
	}
	w.Finished = w.State.Over() && w.Mistake == nil
	if !w.State.Over() && w.Mistake == nil {
		w.Choices = w.State.Legal()
	}
	err := w.settle(p, p.Record)
	w.Hands = solve.HandsOf(w.View)
	return w, err
}

// judge tells whether a legal action of the player to act in s loses value; nil if it keeps it.
func judge(solver *solve.Solver, s rules.State, a rules.Action) (*Mistake, error) {
	r, err := solver.Solve(s)
	if err != nil {
		return nil, err
	}
	got, err := solver.Value(s, a)
	if err != nil || got >= r.Value {
		return nil, err
	}
	hand := s.Hand(s.Turn().Other())
	refutation, err := solver.Refutation(s, a)
	return &Mistake{
		Before: s, Action: a, Right: r.Best, Value: r.Value, Got: got, Refutation: refutation,
		Hand: hand, Single: true, Beating: []rules.CardSet{hand}, BeatenBy: 1, Of: 1,
	}, err
}
