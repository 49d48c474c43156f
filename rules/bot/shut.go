package bot

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// shut weighs the actions of a closed hand: each is tried against the hands that the opponent may hold, up to most of
// them. The closer counts half what the plain plan brings him against every defence, half what he would make if all
// cards were open, since the one knows too little and the other too much. His opponent goes by open cards, but trusts
// that the closer had reasons to close.
func (t *thinking) shut(most int) error {
	v := t.view
	worlds := possible(v, most)
	if len(worlds) == 0 {
		return solve.ErrNoHand
	}
	t.world = worlds[0]
	pool := v.Unseen &^ v.Excluded
	doubt, doubting := suspect(v, worlds[0])
	right, err := t.certain(worlds[0])
	if err != nil {
		return err
	}
	t.candidates(right, plan(worlds[0], v.Seat, pool))
	for _, s := range worlds {
		weight := 1.0
		if doubting {
			weight = doubt.weight(s.Hand(v.Seat.Other()))
		}
		for i := range t.tries {
			value, err := t.solver.Value(s, t.tries[i].action)
			if err != nil {
				return err
			}
			t.tries[i].add(&t.worth, value, weight)
			if !doubting {
				t.tries[i].add(&t.worth, after(s, t.tries[i].action, v.Seat, pool), weight)
			}
		}
	}
	return nil
}

// proofNodes bounds a proof, in moments.
const proofNodes = 3000

// certain gives the actions of a closed hand that some plan begins with which wins for certain, as much as can be won if
// there is one for that; all candidates if nothing is certain, or if finding out takes too long. s is any state that fits
// the view.
func (t *thinking) certain(s rules.State) (rules.Actions, error) {
	moves, hands := solve.Candidates(s), solve.HandsOf(t.view)
	root, err := solve.Begin(t.view, hands)
	if err != nil {
		return 0, err
	}
	for most := s.Stakes(t.view.Seat); most > 0; most-- {
		task := solve.Task{AtLeast: most}
		sure, err := solve.NewProver(context.Background(), task, proofNodes).Holds(root)
		switch {
		case errors.Is(err, solve.ErrBudget):
			return moves, nil
		case err != nil:
			return 0, err
		case sure:
			proof, err := solve.Certain(context.Background(), t.view, hands, task, proofNodes)
			return proof.Right & moves, err
		}
	}
	return moves, nil
}
