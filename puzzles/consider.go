package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// What a position of a hidden hand must have to be a puzzle.
const (
	// fewestHands: with fewer possible hands it is a puzzle with all cards open; fewestAtLast is the same at the last talon
	// trick, where there are six at most.
	fewestHands  = 5
	fewestAtLast = 4
	// smallest is the size of the least proof that is worth a thought.
	smallest = 12
)

// fewest gives the number of hands that have to fit. To claim or not is a question about points, even where every card is
// known.
func (t Theme) fewest() int {
	switch {
	case t.LastTalonTrick():
		return fewestAtLast
	case t == ClaimOrPlay:
		return 1
	}
	return fewestHands
}

// consider makes a puzzle of a position if there is something to find in it: something natural is wrong, and not everything
// is right. Of a theme that asks which of two things is right it takes what is wanted and has one answer. Rate and level
// are left open.
func consider(ctx context.Context, theme Theme, record rules.Record, wanted func(first bool) bool) (Puzzle, bool, error) {
	p, err := Puzzle{Theme: theme, Record: record}.ready()
	if err != nil {
		return p, false, err
	}
	v, err := p.View()
	if err != nil || !theme.Asks(v) || solve.HandsOf(v).Count() < theme.fewest() {
		return p, false, err
	}
	if theme.Task().Pending(p.start) && mostPoints(v) < rules.Winning {
		return p, false, nil
	}
	sure, err := p.sure(ctx)
	if err != nil || !theme.Answers(sure) || theme.YesNo() && !wanted(sure) {
		return p, false, err
	}
	f, err := p.examine(ctx)
	if err != nil || len(f.rightLines) == len(f.lines) {
		return p, false, err
	}
	p.ID = Identify(theme, v)
	p.Certain, p.Right, p.Hands, p.Size = f.certain, f.right, f.hands, f.size
	if p.Certain {
		p.Guaranteed = p.Hands
	}
	first, single := p.sideOf(f)
	if !single || !wanted(first) || p.Size < smallest && (theme != ClaimOrPlay || !first) {
		return p, false, nil
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
