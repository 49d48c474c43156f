package course_test

import (
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor/course"
)

// closingBudget is more moments than any proof of this chapter takes.
const closingBudget = 400_000

// TestClosing_Options changes an option and looks for another answer.
func TestClosing_Options(t *testing.T) {
	answersUnder(t, course.ClosingTalon, []asked{
		{"schnapsen", "least", "now", "few"},
		{"santase", "least", "few", "now"},
		{"close_min 3", "least", "few", "now"},
		{"schnapsen", "kept", "3", "2"},
		{"snapszli", "kept", "2", "3"},
		{"schnapsen", "failed", "3", "2"},
		{"austrian", "failed", "2", "3"},
		{"snapszli", "failed", "2", "1"},
		{"snapszer", "failed", "1", "3"},
		{"santase", "failed", "3", "1"},
		{"schnapsen", "more", "none", "knock"},
		{"snapszer", "more", "snapszer", "none"},
		{"knock", "more", "knock", "snapszer"},
		{"santase", "more", "none", "snapszer"},
		{"schnapsen", "kontra", "none", "kontra"},
		{"snapszer", "kontra", "kontra", "lead"},
	})
}

// certain tells whether the learner has one plan for a task that holds against every hand of the opponent.
func certain(t *testing.T, pos course.Position, task solve.Task) bool {
	t.Helper()
	proof, err := solve.Certain(t.Context(), pos.View, solve.HandsOf(pos.View), task, closingBudget)
	if err != nil {
		t.Fatalf("%s: %v", pos.Step.ID, err)
	}
	return proof.Sure
}

// TestClosing_Certain proves what the texts call certain, under each variant, and that they do not call more so.
func TestClosing_Certain(t *testing.T) {
	for _, variant := range rules.Variants() {
		for _, step := range []string{"shut", "sure"} {
			if !certain(t, standing(t, course.ClosingTalon, variant, step), solve.To(rules.Close)) {
				t.Errorf("%s, %s: closing is not certain", variant, step)
			}
		}
		if !certain(t, standing(t, course.ClosingTalon, variant, "kontra"), solve.Task{AtLeast: 1}) {
			t.Errorf("%s: the closing could still be made", variant)
		}
	}
	if !certain(t, standing(t, course.ClosingTalon, "snapszer", "more"), solve.To(rules.Snapszer)) {
		t.Error("the snapszer is not certain")
	}
	if certain(t, standing(t, course.ClosingTalon, "knock", "more"), solve.To(rules.Knock)) {
		t.Error("knocking is certain")
	}
	failed := standing(t, course.ClosingTalon, "schnapsen", "failed").View
	if failed.Points[rules.Dealer] != 60 || failed.Tricks != [2]int{1, 5} || failed.AtClosing.OpponentTricks != 0 {
		t.Errorf("the closer has %v points in %v tricks", failed.Points, failed.Tricks)
	}
}

// TestClosing_NeedsForty: closing is certain with the exchange and 40, and in no other way. That the 40 may be declared
// after closing too is set aside.
func TestClosing_NeedsForty(t *testing.T) {
	o := standing(t, course.ClosingTalon, "schnapsen", "sure").View.Options
	o.LateMarriage = false
	n := slices.IndexFunc(course.ClosingTalon.Steps, func(s course.Step) bool { return s.ID == "sure" })
	pos, err := course.ClosingTalon.At("schnapsen", o, n)
	if err != nil {
		t.Fatal(err)
	}
	root, err := solve.Begin(pos.View, solve.HandsOf(pos.View))
	if err != nil {
		t.Fatal(err)
	}
	prover := solve.NewProver(t.Context(), solve.To(rules.Close), closingBudget)
	for _, b := range prover.Beginnings(root) {
		holds, err := prover.Holds(b.After)
		if err != nil {
			t.Fatal(err)
		}
		declares := func(a rules.Action) bool { return a.Marriage() != rules.NoSuit }
		if forty := slices.Contains(b.Line, rules.Exchange) && slices.ContainsFunc(b.Line, declares); holds != forty {
			t.Errorf("%v: certain %v, with 40 %v", b.Line, holds, forty)
		}
	}
}

// TestClosing_Sure: once a trick is played on an open talon the goal is missed, though the hand goes on.
func TestClosing_Sure(t *testing.T) {
	pos := standing(t, course.ClosingTalon, "schnapsen", "sure")
	for _, c := range []struct {
		line course.Answer
		want course.Verdict
	}{
		{"x-mc", course.Verdict{GoesOn: true}},
		{"x-mc-Kc", course.Verdict{Cause: course.Missed}},
		{"x-mc-c-Kc", course.Verdict{GoesOn: true}},
		{"x-mc-c-Qc-Ac", course.Verdict{Right: true}},
	} {
		if v, err := pos.Judge(c.line); err != nil || v != c.want {
			t.Errorf("%s: %+v, %v; want %+v", c.line, v, err, c.want)
		}
	}
}
