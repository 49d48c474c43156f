package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor/course"
)

// defaults are the variants that the three languages start with.
var defaults = []string{"schnapsen", "snapszer", "snapszli"}

func action(t *testing.T, a course.Answer) rules.Action {
	t.Helper()
	read, err := rules.ParseAction(a.String())
	if err != nil {
		t.Fatal(err)
	}
	return read
}

// TestFirstHandLine plays the first hand under each default variant: the reference answers pass, every other action is
// wrong, and the end is what the last step says.
func TestFirstHandLine(t *testing.T) {
	l := course.FirstHand
	for _, variant := range defaults {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		for progress, step := range l.Steps {
			r, err := l.Record(variant, o, progress)
			if err != nil {
				t.Fatal(err)
			}
			s, err := r.Replay()
			if err != nil {
				t.Fatal(err)
			}
			switch step.Kind {
			case course.Do:
				if s.Turn() != rules.Forehand || !s.IsLegal(action(t, step.Answer)) {
					t.Errorf("%s, step %s: %v is not legal for forehand", variant, step.ID, step.Answer)
				}
				if more := step.Offers &^ s.Legal(); more != 0 {
					t.Errorf("%s, step %s: offers %v, which are not legal", variant, step.ID, more.List())
				}
			case course.Point:
				if !s.Hand(rules.Forehand).Has(action(t, step.Answer).Card()) {
					t.Errorf("%s, step %s: %v is not in the hand", variant, step.ID, step.Answer)
				}
			}
			if len(step.Facts) == 0 || len(step.Facts) > 3 {
				t.Errorf("step %s teaches %d facts", step.ID, len(step.Facts))
			}
		}
		r, err := l.Record(variant, o, len(l.Steps))
		if err != nil {
			t.Fatal(err)
		}
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		want := rules.Result{Winner: rules.Forehand, GamePoints: 2, Reason: rules.Claimed}
		if s.Result() != want || s.Points(rules.Forehand) != 67 || s.Points(rules.Dealer) != 26 {
			t.Errorf("%s: %+v with %d to %d points", variant, s.Result(), s.Points(rules.Forehand), s.Points(rules.Dealer))
		}
		if len(r.Actions) != len(l.End.Actions) {
			t.Errorf("%s: %d of %d actions played", variant, len(r.Actions), len(l.End.Actions))
		}
	}
}

// TestFirstHandStrictPlay proves that with the talon gone both sides of the lesson play without a mistake: each action
// of the line is among the best, and the one the learner must find at the step "count" is the only good one.
func TestFirstHandStrictPlay(t *testing.T) {
	l := course.FirstHand
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	s, err := rules.Start(o, l.End.Deal)
	if err != nil {
		t.Fatal(err)
	}
	proven := 0
	for _, a := range l.End.Actions {
		if s.TalonLeft() == 0 {
			proof, err := solve.Solve(s)
			if err != nil {
				t.Fatal(err)
			}
			if !proof.Best.Has(a) {
				t.Errorf("%v is a mistake; best are %v", a, proof.Best.List())
			}
			if s.Turn() == rules.Forehand && s.OnLead() && a != rules.Claim && proof.Best != a.Set() {
				t.Errorf("best are %v, want only %v", proof.Best.List(), a)
			}
			proven++
		}
		s = s.Next(a)
	}
	if proven < 5 {
		t.Errorf("only %d actions after the talon", proven)
	}
}
