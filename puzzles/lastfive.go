package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// considerLastFive makes a puzzle of one of the last five that is worth a thought: not more than three actions are right,
// a natural one is wrong, and the learner has to find more than one thing.
func considerLastFive(ctx context.Context, record rules.Record) (Puzzle, bool, error) {
	p, err := Puzzle{Theme: LastFive, Record: record}.ready()
	if err != nil || !lastFiveOpen(p.start) {
		return p, false, err
	}
	r, err := solve.New(ctx, solve.DefaultBudget).Solve(p.start)
	if err != nil {
		return p, false, err
	}
	traps := naturalIn(p.start) &^ r.Best
	if traps == 0 || r.Best.Len() > 3 {
		return p, false, nil
	}
	p.Value, p.Right, p.Certain, p.Hands, p.Guaranteed = r.Value, r.Best, true, 1, 1
	p.Trap = []rules.Action{traps.First()}
	if p.Variants = p.sameValueUnder(); len(p.Variants) < len(Variants) {
		return p, false, nil
	}
	if choices(newDefender(ctx, p.Seat()), p.start) < 2 {
		return p, false, nil
	}
	proof, err := p.Proof(ctx)
	if err != nil {
		return p, false, err
	}
	p.Size = sizeOf(proof)
	v, err := p.View()
	p.ID = Identify(LastFive, v)
	return p, true, err
}

// lastFiveOpen tells whether a state is one of the last five: all cards known, five in the hand of the player to act,
// and the hand not yet won.
func lastFiveOpen(s rules.State) bool {
	return !s.Over() && s.TalonLeft() == 0 && s.ClosedBy() == rules.NoSeat && s.Announced() == 0 &&
		s.Knocker() == rules.NoSeat && s.Multiplier() == 1 && s.Hand(s.Turn()).Len() == 5 &&
		s.Points(s.Turn()) < rules.Winning
}

// sameValueUnder lists the default variants under which value and answers are the same, the record's own first.
func (p Puzzle) sameValueUnder() []string {
	list := []string{p.Record.Variant}
	for _, variant := range Variants {
		if variant == p.Record.Variant {
			continue
		}
		q, err := p.under(variant)
		if err != nil {
			continue
		}
		if r, err := solve.Solve(q.start); err == nil && r.Value == p.Value && r.Best == p.Right {
			list = append(list, variant)
		}
	}
	return list
}

// choices counts the learner's turns along the defender's line at which something can go wrong.
func choices(d *defender, s rules.State) int {
	n := 0
	for !s.Over() {
		r, err := d.solver.Solve(s)
		if err != nil {
			return 0
		}
		a := r.Best.First()
		if s.Turn() != d.learner {
			if a, err = d.reply(s); err != nil {
				return 0
			}
		} else if solve.Candidates(s)&^r.Best != 0 {
			n++
		}
		s = s.Next(a)
	}
	return n
}
