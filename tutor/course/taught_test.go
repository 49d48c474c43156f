package course_test

import (
	"testing"

	"bummerl/tutor/course"
)

// TestFactsTaught: every fact is taught in some step; one that hangs on an option in a step that is played
// by the learner's own rules, where its answer changes with the option (Problems holds each to that).
func TestFactsTaught(t *testing.T) {
	taught := map[string]string{}
	for _, l := range course.Lessons() {
		for _, s := range l.Steps {
			for _, id := range s.Facts {
				fact, _ := course.FindFact(id)
				if fact.Option == "" || !l.OneHand && s.Variant == "" {
					taught[id] = l.ID + "/" + s.ID
				}
			}
		}
	}
	for _, f := range course.Facts() {
		if taught[f.ID] == "" {
			t.Errorf("fact %s is taught nowhere", f.ID)
		}
	}
}
