package web

import (
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestFinishWithoutTable: a chapter whose last step lays out the pack instead of a table ends under the pack, not under a
// table that nobody has sat at.
func TestFinishWithoutTable(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	v := &visit{p: locales.New("de", ""), lang: "de"}
	for _, l := range []course.Lesson{course.Tables, course.ThePack, course.ClosingTalon} {
		last := l.Steps[len(l.Steps)-1]
		done, err := l.At("schnapsen", o, len(l.Steps))
		if err != nil {
			t.Fatal(err)
		}
		if got := v.stepView(done, nil); !got.Done || (got.Grid != nil) != last.Pack {
			t.Errorf("%s: done %t, the pack lies there %t, want %t", l.ID, got.Done, got.Grid != nil, last.Pack)
		}
	}
}
