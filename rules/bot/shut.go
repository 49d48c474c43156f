package bot

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// shut weighs the actions of a closed hand: each is tried against the hands that the opponent may hold, up to most of
// them, as far as the nodes go. The closer counts half what the plain plan brings him against every
// defence, half what he would make if all cards were open, since the one knows too little and the other too much. His
// opponent goes by open cards, but trusts that the closer had reasons to close.
func (t *thinking) shut(most int) error {
	v := t.view
	worlds := mixed(possible(v, most))
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
	for i, s := range worlds {
		if i > 0 && t.nodes.out() {
			break
		}
		weight := 1.0
		if doubting {
			weight = doubt.weight(s.Hand(v.Seat.Other()))
		}
		for i := range t.tries {
			value, err := t.value(s, t.tries[i].action)
			if err != nil {
				return err
			}
			t.tries[i].add(&t.worth, value, weight)
			if !doubting {
				t.tries[i].add(&t.worth, after(s, t.tries[i].action, v.Seat, pool, t.nodes), weight)
			}
		}
	}
	return nil
}

// proofNodes bounds a question to the prover, in moments.
const proofNodes = 3000

// certain gives the actions of a closed hand that some plan begins with which wins for certain, as much as can be won if
// there is one for that; all candidates if nothing is certain, or if finding out takes too long. s is any state that fits
// the view.
func (t *thinking) certain(s rules.State) (rules.Actions, error) {
	moves := solve.Candidates(s)
	root, err := solve.Begin(t.view, solve.HandsOf(t.view))
	if err != nil {
		return 0, err
	}
	for most := s.Stakes(t.view.Seat); most > 0 && !t.nodes.out(); most-- {
		prover := solve.NewProver(context.Background(), solve.Task{AtLeast: most}, proofNodes)
		switch sure, err := t.holds(prover, root); {
		case errors.Is(err, solve.ErrBudget):
			return moves, nil
		case err != nil:
			return 0, err
		case !sure:
			continue
		}
		var right rules.Actions
		for a := range moves.All() {
			if t.nodes.out() {
				break
			}
			next, _ := root.After(a)
			sure := next.Over() && next.Outcome() >= most
			if !next.Over() {
				sure, _ = t.holds(prover, next) // what cannot be found out is not sure
			}
			if sure {
				right |= a.Set()
			}
		}
		if right != 0 {
			return right, nil
		}
	}
	return moves, nil
}

// holds tells whether the prover finds a plan from a moment on.
func (t *thinking) holds(p *solve.Prover, n solve.Moment) (bool, error) {
	sure, err := p.Holds(n)
	t.nodes.add(nodesOfMoment * p.Spent())
	return sure, err
}
