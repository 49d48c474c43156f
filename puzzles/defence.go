package puzzles

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// defender plays against the learner: always one of the best actions, and among those the one after which somebody who
// knows nothing, and picks at random, would most probably go wrong.
type defender struct {
	solver  *solve.Solver
	learner rules.Seat
	odds    map[rules.State]float64
}

func newDefender(ctx context.Context, learner rules.Seat) *defender {
	return &defender{solver: solve.New(ctx, solve.DefaultBudget), learner: learner, odds: map[rules.State]float64{}}
}

// reply gives the defender's action in s.
func (d *defender) reply(s rules.State) (rules.Action, error) {
	r, err := d.solver.Solve(s)
	if err != nil {
		return rules.NoAction, err
	}
	best, least := rules.NoAction, 2.0
	for a := range r.Best.All() {
		odds, err := d.chance(s.Next(a))
		if err != nil {
			return rules.NoAction, err
		}
		if odds < least {
			best, least = a, odds
		}
	}
	return best, nil
}

// replies gives the defender's actions from s until the learner is to act or the hand is over.
func (d *defender) replies(s rules.State) ([]rules.Action, error) {
	var list []rules.Action
	for !s.Over() && s.Turn() != d.learner {
		a, err := d.reply(s)
		if err != nil {
			return nil, err
		}
		list = append(list, a)
		s = s.Next(a)
	}
	return list, nil
}

// chance gives the probability (0 to 1) that a learner who picks at random among all candidates keeps the value of s to
// the end of the hand.
func (d *defender) chance(s rules.State) (float64, error) {
	if s.Over() {
		return 1, nil
	}
	if odds, ok := d.odds[s]; ok {
		return odds, nil
	}
	r, err := d.solver.Solve(s)
	if err != nil {
		return 0, err
	}
	mine := s.Turn() == d.learner
	sum, least := 0.0, 1.0
	for a := range r.Best.All() {
		odds, err := d.chance(s.Next(a))
		if err != nil {
			return 0, err
		}
		sum += odds
		least = min(least, odds)
	}
	odds := least
	if mine {
		odds = sum / float64(solve.Candidates(s).Len())
	}
	d.odds[s] = odds
	return odds, nil
}
