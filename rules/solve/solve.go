package solve

import (
	"context"
	"errors"
	"sync"

	"bummerl/rules"
)

// Result is what a position is worth.
type Result struct {
	// Value is in game points for the player to act: positive if he wins the hand, negative if he loses it, 0 if it is
	// drawn.
	Value int
	// Best holds every action that reaches Value.
	Best rules.Actions
}

// ErrOver is the error for a hand that is already over: nobody is to act.
var ErrOver = errors.New("the hand is over")

// ErrBudget is the error when a search would need more nodes than it was given; nothing is known then.
var ErrBudget = errors.New("the search ran out of nodes")

// DefaultBudget is the number of positions that Solve, Line and Refutation look at before they give up. Five cards
// against five need a few thousand; it is meant as a fence against open talons with everything still to come.
const DefaultBudget = 20_000_000

// spare keeps solvers for calls that do not bring their own: a fresh table would cost more than solving five cards
// against five.
var spare = sync.Pool{New: func() any { return New(context.Background(), DefaultBudget) }}

// borrow lends a solver from the spare ones; giving it back keeps it unless it has grown large.
func borrow() (v *Solver, giveBack func()) {
	v = spare.Get().(*Solver)
	return v, func() {
		if len(v.known.slots) <= 16*firstSlots {
			spare.Put(v)
		}
	}
}

// Solve gives the value of a position and every action that reaches it.
func Solve(s rules.State) (Result, error) {
	v, giveBack := borrow()
	defer giveBack()
	return v.Solve(s)
}

// Line gives one line of best play for both sides, from s to the end of the hand.
func Line(s rules.State) ([]rules.Action, error) {
	v, giveBack := borrow()
	defer giveBack()
	return v.Line(s)
}

// Refutation gives best play for both sides after action a in s, to the end of the hand; a itself is not in it.
func Refutation(s rules.State, a rules.Action) ([]rules.Action, error) {
	v, giveBack := borrow()
	defer giveBack()
	return v.Refutation(s, a)
}
