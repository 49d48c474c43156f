package puzzles

import (
	"context"

	"bummerl/rules"
)

// MainLine gives right play of the learner against the hardest defence, from the start to the end of the hand; nothing
// where "not certain" is right.
func (p Puzzle) MainLine(ctx context.Context) ([]rules.Action, error) {
	if !p.Theme.Hidden() {
		return p.mainLineOpen(ctx)
	}
	l, err := p.living(ctx)
	if err != nil || !p.Certain {
		return nil, err
	}
	for !l.moment.Over() {
		right, err := l.prover.Right(l.moment)
		if err != nil {
			return nil, err
		}
		l.do(plainest(right))
		if err := l.reply(); err != nil {
			return nil, err
		}
	}
	return l.line, nil
}

func (p Puzzle) mainLineOpen(ctx context.Context) ([]rules.Action, error) {
	w := Walk{State: p.start}
	d := newDefender(ctx, p.Seat())
	for !w.State.Over() {
		r, err := d.solver.Solve(w.State)
		if err != nil {
			return nil, err
		}
		w.add(plainest(r.Best))
		replies, err := d.replies(w.State)
		if err != nil {
			return nil, err
		}
		w.add(replies...)
	}
	return w.Line, nil
}
