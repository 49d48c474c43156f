package course_test

import (
	"strings"
	"testing"

	"bummerl/tutor/course"
)

// partsTaught are the parts of FACTS that the chapters so far have to teach: all of them.
const partsTaught = "ABCDEFGHI"

// TestFactsTaught: every fact of these parts is taught in some step; one that hangs on an option in a step that is played
// by the learner's own rules, where its answer changes with the option (Problems holds each to that).
func TestFactsTaught(t *testing.T) {
	taught := map[string]string{}
	for _, l := range course.Lessons() {
		for _, s := range l.Steps {
			for _, id := range s.Facts {
				fact, _ := course.FindFact(id)
				if fact.Option == "" || !l.OneHand {
					taught[id] = l.ID + "/" + s.ID
				}
			}
		}
	}
	for _, f := range course.Facts() {
		if part := f.ID[:1]; taught[f.ID] == "" && strings.Contains(partsTaught, part) {
			t.Errorf("fact %s is taught nowhere", f.ID)
		}
	}
}
