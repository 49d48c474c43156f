package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestBefore: what is told of a position once it was answered is what was true before: the view with lead or closing taken
// back holds what it held, under each variant.
func TestBefore(t *testing.T) {
	for _, variant := range rules.Variants() {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		for id, undo := range map[string]func(rules.View) rules.View{
			"wait": func(v rules.View) rules.View { v, _ = course.BeforeLead(v); return v },
			"now":  course.BeforeClosing,
		} {
			before := standing(t, course.Certain, variant, id)
			after, err := course.Certain.Look(variant, o, before.Number, before.Step.Answer)
			if err != nil {
				t.Fatal(err)
			}
			got, want := undo(after.View), before.View
			if got.Hand != want.Hand || got.Led != want.Led || got.Turn != want.Turn || got.Up != want.Up ||
				got.ClosedBy != want.ClosedBy || got.AtClosing != want.AtClosing || got.TalonLeft != want.TalonLeft ||
				got.Unseen != want.Unseen || got.Gone != want.Gone || got.Points != want.Points {
				t.Errorf("%s, %s: taken back %+v, want %+v", variant, id, got, want)
			}
			if after.View.Hand == want.Hand && after.View.ClosedBy == want.ClosedBy {
				t.Errorf("%s, %s: the answer changed nothing", variant, id)
			}
		}
	}
}
