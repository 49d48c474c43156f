package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// TestNobodyIsWaitedFor: once a step is answered, and on the last page of a chapter, the table asks nobody to act, since
// nothing goes on there; before that it does. For the opponent it never waits.
func TestNobodyIsWaitedFor(t *testing.T) {
	v := visitor("de")
	v.set = learner.In(tutor.Settings{}, "de")
	v.p = locales.New("de", v.set.Pack)
	waits := func(pos course.Position) bool {
		said := v.lessonTable(pos).Status.String()
		return strings.Contains(said, v.p.TurnThinking()) || strings.Contains(said, locales.Plain(v.p.TurnLeadYou()).String())
	}
	asked, answered := 0, 0
	for _, l := range course.Lessons() {
		by := v.rulesOf(l)
		for number, step := range l.Steps {
			before, err := l.At(by.Variant, by.Options, number)
			if err != nil {
				t.Fatal(err)
			}
			if said := v.lessonTable(before).Status.String(); strings.Contains(said, v.p.TurnThinking()) {
				t.Errorf("%s/%s waits for the opponent: %s", l.ID, step.ID, said)
			}
			if step.Kind != course.Do {
				continue
			}
			after, err := l.Look(by.Variant, by.Options, number, before.Step.Answer)
			if err != nil {
				t.Fatal(err)
			}
			if waits(before) {
				asked++
			}
			if answered++; waits(after) {
				t.Errorf("%s/%s is answered, and the table waits: %s", l.ID, step.ID, v.lessonTable(after).Status)
			}
		}
	}
	if asked == 0 || answered == 0 {
		t.Fatal("no table asks anybody to act")
	}
}
