package match

import (
	"context"
	"encoding/json"
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor"
)

// OpenTruth is what an action was worth with all cards open, which nobody could know. Bids and doublings are not among
// what is searched (rules/solve).
type OpenTruth struct {
	// Value is what was played brought with best play of both sides, Best the most that could be had: game points for the
	// learner.
	Value, Best int
	// Right are the actions that bring Best.
	Right rules.Actions
}

// openNodes is what one position may cost: the worst first leads need some hundred thousand.
const openNodes = 400_000

// recallTruth gives what was so at a decision: what is kept, or what the solver finds now; nil if it looked for too long.
func recallTruth(solver *solve.Solver, step rules.Step, kept *tutor.KeptVerdict) (*OpenTruth, error) {
	var truth *OpenTruth
	if kept.Truth != "" {
		err := json.Unmarshal([]byte(kept.Truth), &truth)
		return truth, err
	}
	truth, err := openTruth(solver, step)
	if err != nil && !errors.Is(err, solve.ErrBudget) {
		return nil, err
	}
	text, err := json.Marshal(truth)
	kept.Truth = string(text)
	return truth, err
}

func openTruth(solver *solve.Solver, step rules.Step) (*OpenTruth, error) {
	best, err := solver.Solve(step.Before)
	if err != nil {
		return nil, err
	}
	truth := OpenTruth{Value: best.Value, Best: best.Value, Right: best.Best}
	if best.Best.Has(step.Action) {
		return &truth, nil
	}
	if truth.Value, err = valueFor(solver, step.After, step.Seat); err != nil {
		return nil, err
	}
	// What the search leaves out may be as good as what it finds, or better.
	switch {
	case truth.Value > truth.Best:
		truth.Best, truth.Right = truth.Value, step.Action.Set()
	case truth.Value == truth.Best:
		truth.Right |= step.Action.Set()
	}
	return &truth, nil
}

// valueFor gives what a state is worth to a seat, in game points.
func valueFor(solver *solve.Solver, s rules.State, seat rules.Seat) (int, error) {
	if s.Over() {
		return gained(s.Result(), seat), nil
	}
	r, err := solver.Solve(s)
	if s.Turn() != seat {
		return -r.Value, err
	}
	return r.Value, err
}

// gained gives the game points that a hand brought a seat, negative ones if the other made them.
func gained(r rules.Result, seat rules.Seat) int {
	switch r.Winner {
	case seat:
		return r.GamePoints
	case seat.Other():
		return -r.GamePoints
	}
	return 0
}

// busy tells that the time of a request is up.
func busy(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return tutor.Fail(tutor.Busy, "no time was left to think", err)
	}
	return nil
}
