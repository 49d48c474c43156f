package rules

import "fmt"

// Record is a whole hand: the rules it is played by, the deal and what was done. Every position of the game is the end
// of a record.
type Record struct {
	// ID is whatever JSON value its owner gave it; empty when none.
	ID []byte
	// Variant is the name of the variant that Options started from.
	Variant string
	Options Options
	Deal    Deal
	Actions []Action
}

// Step is one action of a record with the states around it.
type Step struct {
	Before State
	Seat   Seat
	Action Action
	Events []Event
	After  State
}

// ReplayError tells which action of a record is illegal and why.
type ReplayError struct {
	// Index counts the actions from 0.
	Index int
	Cause error
}

// Error names the action by its number, counted from 1.
func (e *ReplayError) Error() string { return fmt.Sprintf("action %d: %v", e.Index+1, e.Cause) }

// Unwrap gives the *IllegalError.
func (e *ReplayError) Unwrap() error { return e.Cause }

// Replay gives the state after all actions.
func (r Record) Replay() (State, error) {
	s, err := Start(r.Options, r.Deal)
	if err != nil {
		return s, err
	}
	for i, a := range r.Actions {
		if why := s.Why(a); why != nil {
			return s, &ReplayError{Index: i, Cause: why}
		}
		s = s.Next(a)
	}
	return s, nil
}

// History gives every action with what happened.
func (r Record) History() ([]Step, error) {
	s, err := Start(r.Options, r.Deal)
	if err != nil {
		return nil, err
	}
	steps := make([]Step, 0, len(r.Actions))
	for i, a := range r.Actions {
		after, events, err := s.Apply(a)
		if err != nil {
			return steps, &ReplayError{Index: i, Cause: err}
		}
		steps = append(steps, Step{Before: s, Seat: s.turn, Action: a, Events: events, After: after})
		s = after
	}
	return steps, nil
}
