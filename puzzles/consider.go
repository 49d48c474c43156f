package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// What a position of a hidden hand must have to be a puzzle.
const (
	// fewestHands: with fewer possible hands it is a puzzle with all cards open.
	fewestHands = 5
	// smallest is the size of the least proof that is worth a thought.
	smallest = 12
)

// consider makes a puzzle of a position if there is something to find in it: something natural is wrong, and not
// everything is right. Rate and level are left open.
func consider(ctx context.Context, theme Theme, record rules.Record, wanted func(certain bool) bool) (Puzzle, bool, error) {
	p, err := Puzzle{Theme: theme, Record: record}.ready()
	if err != nil {
		return p, false, err
	}
	v, err := p.View()
	if err != nil || !theme.Asks(v) || solve.HandsOf(v).Count() < fewestHands {
		return p, false, err
	}
	if theme.Task().Pending(p.start) && mostPoints(v) < rules.Winning {
		return p, false, nil
	}
	sure, err := p.sure(ctx)
	if err != nil || !theme.Answers(sure) || !wanted(sure) {
		return p, false, err
	}
	f, err := p.examine(ctx)
	if err != nil || len(f.rightLines) == len(f.lines) || f.size < smallest {
		return p, false, err
	}
	p.ID = Identify(theme, v)
	p.Certain, p.Right, p.Hands, p.Size = f.certain, f.right, f.hands, f.size
	if p.Certain {
		p.Guaranteed = p.Hands
	}
	if ok, err := p.findTrap(ctx, f); err != nil || !ok {
		return p, false, err
	}
	p.Variants, err = p.sameUnder(ctx, f)
	return p, err == nil, err
}

// sure tells whether something is certain, without saying how.
func (p Puzzle) sure(ctx context.Context) (bool, error) {
	l, err := p.living(ctx)
	if err != nil {
		return false, err
	}
	return l.prover.Holds(l.moment)
}
