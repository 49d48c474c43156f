package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// aspectOpen is Aspect for the last five.
func (p Puzzle) aspectOpen(ctx context.Context) (Aspect, error) {
	solver := solve.New(ctx, solve.DefaultBudget)
	r, err := solver.Solve(p.start)
	if err != nil {
		return "", err
	}
	line, err := solver.Line(p.start)
	if err != nil {
		return "", err
	}
	return aspectOfLastFive(p.start, r, line), nil
}

// aspectOfLastFive tells what a solved position is about; line is best play from it.
func aspectOfLastFive(s rules.State, r solve.Result, line []rules.Action) Aspect {
	me := s.Turn()
	hand, theirs := s.Hand(me), s.Hand(me.Other())
	right := r.Best.Cards()
	declare := r.Best &^ rules.Actions(right)
	top := hand.OfSuit(s.Trump()).Highest()
	switch {
	case r.Value < 0:
		return Save
	case s.Led() != rules.NoCard:
		return Answer
	case right == 0:
		return Declare
	case declare == 0 && solve.Candidates(s)&^rules.Actions(hand) != 0:
		return Wait
	case right&^hand.OfSuit(s.Trump()) == 0:
		return Draw
	case top > theirs.OfSuit(s.Trump()).Highest() && !right.Has(top):
		return Hold
	case right&masters(hand, theirs) == 0 && masters(hand, theirs) != 0:
		return Release
	}
	end := s
	for _, a := range line {
		end = end.Next(a)
	}
	if end.Result().Reason == rules.LastTrick {
		return Last
	}
	return Race
}

// masters gives the cards of a hand that no card of the other beats in their suit.
func masters(hand, theirs rules.CardSet) rules.CardSet {
	var set rules.CardSet
	for suit := range rules.NoSuit {
		for c := range hand.OfSuit(suit).All() {
			if c > theirs.OfSuit(suit).Highest() {
				set |= c.Set()
			}
		}
	}
	return set
}
