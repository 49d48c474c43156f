package coach

import (
	"context"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// Lines shows what is wrong with an action, step by step: one hand that the opponent may hold, with best play of both sides
// in it. It comes from the view alone: whoever took the action could have thought of it.
type Lines struct {
	// Best begins with the best action, Refutation follows the action that was asked about, which is not in it: both lead
	// to the end of the hand.
	Best, Refutation []rules.Action
	// Hand is what the opponent holds there: of all hands, one in which the action loses most. It is empty, and so are the
	// lines, where cards would still be drawn unseen, so that no line can be known.
	Hand rules.CardSet
}

// linesHands is how many hands are looked at for the most telling one.
const linesHands = 60

// LinesOf gives the lines of an action. Where it is among the best, Best begins with it.
func LinesOf(ctx context.Context, q Question, a rules.Action) (Lines, error) {
	v := q.View
	if !v.Legal.Has(a) {
		return Lines{}, ErrIllegal
	}
	if v.TalonOpen() && v.TalonLeft > 2 && v.Knocker == rules.NoSeat {
		return Lines{}, nil
	}
	j, err := Judge(ctx, q)
	if err != nil {
		return Lines{}, err
	}
	best := j.Best.First()
	if j.Best.Has(a) {
		best = a
	}
	worlds := bot.Worlds(v, linesHands)
	if len(worlds) == 0 {
		return Lines{}, solve.ErrNoHand
	}
	solver := solve.New(ctx, solve.DefaultBudget)
	telling, most := worlds[0], 0
	for i, s := range worlds {
		with, err := solver.Value(s, best)
		if err != nil {
			return Lines{}, err
		}
		without, err := solver.Value(s, a)
		if err != nil {
			return Lines{}, err
		}
		if i == 0 || with-without > most {
			telling, most = s, with-without
		}
	}
	l := Lines{Hand: telling.Hand(v.Seat.Other())}
	then, err := solver.Refutation(telling, best)
	if err != nil {
		return Lines{}, err
	}
	l.Best = append([]rules.Action{best}, then...)
	l.Refutation, err = solver.Refutation(telling, a)
	return l, err
}
