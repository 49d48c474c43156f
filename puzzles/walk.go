package puzzles

import (
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Walk is how far the learner's actions have come from the start of a puzzle, with the opponent's answers between them.
type Walk struct {
	// Line holds the actions of both sides; after a mistake it ends with that.
	Line []rules.Action
	// State is the position after Line: the learner's turn, a mistake made, or the hand over.
	State rules.State
	// Mistake judges the action that lost value; nil as long as all value is kept.
	Mistake *Mistake
	// Finished tells that the hand is over, Solved that it is over and all value was kept.
	Finished, Solved bool
}

// Mistake is an action of the learner that gives away some of the puzzle's value.
type Mistake struct {
	// Before is the position in which it was made, Action what was done.
	Before rules.State
	Action rules.Action
	// Value is what the position was worth to the learner, Got what the action leaves of it, in game points.
	Value, Got int
	// Refutation is best play by both sides after the action, to the end of the hand; empty where it ended the hand.
	Refutation []rules.Action
}

// ErrPast is the error for actions after a mistake, or after the end of the hand: there is nothing more to do.
var ErrPast = errors.New("the puzzle is past this point")

// Walk plays the learner's actions from the start; the opponent answers by the hardest defence. Nothing else has to be
// told: the answers are a function of puzzle and actions alone. An illegal action gives a *rules.ReplayError whose Index
// counts the learner's actions; actions after a mistake or the end give ErrPast.
func (p Puzzle) Walk(own []rules.Action) (Walk, error) {
	w := Walk{State: p.start}
	d := newDefender(p.Seat())
	for i, a := range own {
		if w.Mistake != nil || w.State.Over() {
			return w, ErrPast
		}
		if why := w.State.Why(a); why != nil {
			return w, &rules.ReplayError{Index: i, Cause: why}
		}
		mistake, err := judge(d.solver, w.State, a)
		if err != nil {
			return w, err
		}
		w.add(a)
		if w.Mistake = mistake; mistake != nil {
			continue
		}
		replies, err := d.replies(w.State)
		if err != nil {
			return w, err
		}
		w.add(replies...)
	}
	w.Finished = w.State.Over()
	w.Solved = w.Finished && w.Mistake == nil
	return w, nil
}

func (w *Walk) add(actions ...rules.Action) {
	for _, a := range actions {
		w.Line, w.State = append(w.Line, a), w.State.Next(a)
	}
}

// judge tells whether a legal action of the player to act in s loses value; nil if it keeps it.
func judge(solver *solve.Solver, s rules.State, a rules.Action) (*Mistake, error) {
	r, err := solver.Solve(s)
	if err != nil {
		return nil, err
	}
	got, err := solver.Value(s, a)
	if err != nil || got >= r.Value {
		return nil, err
	}
	refutation, err := solver.Refutation(s, a)
	return &Mistake{Before: s, Action: a, Value: r.Value, Got: got, Refutation: refutation}, err
}
