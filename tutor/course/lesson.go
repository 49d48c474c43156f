package course

import (
	"fmt"

	"bummerl/rules"
)

// StepKind is what a learner has to do in a step.
type StepKind uint8

// The kinds of step.
const (
	// Read: nothing but going on.
	Read StepKind = iota
	// Point: tap a card without playing it.
	Point
	// Do: take an action of the game.
	Do
)

// Step is one step of a lesson.
type Step struct {
	// ID names the step's words.
	ID   string
	Kind StepKind
	// Answer is the right card or action (Point, Do).
	Answer rules.Action
	// Offers are the announcements that the table shows in this step. Others are legal perhaps, but not known yet.
	Offers rules.Actions
	// Facts are the ids of what the step teaches, at most three.
	Facts []string
}

// Lesson is a hand that is played along a line on a chosen deal. Learner is forehand.
type Lesson struct {
	ID    string
	Deal  rules.Deal
	Line  []rules.Action
	Steps []Step
}

// played counts the actions of the line that lie behind a learner who has done so many steps: his own, and the
// opponent's answers to them.
func (l Lesson) played(o rules.Options, progress int) (int, error) {
	done := 0
	for _, s := range l.Steps[:progress] {
		if s.Kind == Do {
			done++
		}
	}
	state, err := rules.Start(o, l.Deal)
	if err != nil {
		return 0, err
	}
	n := 0
	for ; n < len(l.Line) && !state.Over(); n++ {
		if state.Turn() == rules.Forehand {
			if done == 0 {
				break
			}
			done--
		}
		if state, _, err = state.Apply(l.Line[n]); err != nil {
			return 0, fmt.Errorf("lesson %s, action %d: %w", l.ID, n+1, err)
		}
	}
	return n, nil
}

// Record gives the hand as it stands after so many steps.
func (l Lesson) Record(variant string, o rules.Options, progress int) (rules.Record, error) {
	n, err := l.played(o, progress)
	if err != nil {
		return rules.Record{}, err
	}
	return rules.Record{Variant: variant, Options: o, Deal: l.Deal, Actions: l.Line[:n]}, nil
}
