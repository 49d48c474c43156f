package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
	"bummerl/tutor/course"
)

// TestDefending_Options changes an option and looks for another answer.
func TestDefending_Options(t *testing.T) {
	answersUnder(t, course.Defending, []asked{
		{"schnapsen", "bid", "short", "trick"},
		{"snapszer", "bid", "trick", "short"},
		{"knock", "bid", "now", "short"},
		{"snapszli", "bid", "short", "now"},
		{"schnapsen", "needs", "8", "9"},
		{"sharp", "low", "Qd", "Ad"},
	})
}

// TestDefending_Certain proves under each variant that the closing can be made to fail, and that each card but one lets
// some hand make 66.
func TestDefending_Certain(t *testing.T) {
	for _, variant := range rules.Variants() {
		for step, right := range map[string]course.Answer{"low": "Qd", "guard": "Ks", "small": "Kc", "ten": "Th", "race": "Ad"} {
			pos := standing(t, course.Defending, variant, step)
			if !certain(t, pos, solve.To(rules.NoAction)) {
				t.Errorf("%s, %s: the closing may be kept", variant, step)
			}
			for c := range pos.View.Legal.Cards().All() {
				a := course.Answer(c.String())
				v, err := pos.Judge(a)
				if err != nil || (v.Right || v.GoesOn) != (a == right) {
					t.Errorf("%s, %s, %v: %+v, %v", variant, step, c, v, err)
				}
			}
		}
	}
}

// TestDefending_PlayedOut: the closer stays short in the one, and is overtaken in the other.
func TestDefending_PlayedOut(t *testing.T) {
	for _, c := range []struct {
		step string
		line course.Answer
		want course.Verdict
	}{
		{"ten", "Th-As", course.Verdict{GoesOn: true}},
		{"ten", "Th-Kh", course.Verdict{Cause: course.Missed}},
		{"ten", "Th-As-Ac-Kh-Td", course.Verdict{Right: true}},
		{"race", "Ad", course.Verdict{GoesOn: true}},
		{"race", "Ad-Js", course.Verdict{Cause: course.Missed}},
		{"race", "Ad-As-Th", course.Verdict{Right: true}},
		{"race", "Ad-Th-As", course.Verdict{Right: true}},
	} {
		pos := standing(t, course.Defending, "schnapsen", c.step)
		if v, err := pos.Judge(c.line); err != nil || v != c.want {
			t.Errorf("%s, %s: %+v, %v; want %+v", c.step, c.line, v, err, c.want)
		}
	}
}

// TestDefending_Causes: a ten or an ace thrown to his trick gives much; what is needed later is another fault.
func TestDefending_Causes(t *testing.T) {
	for _, c := range []struct {
		step string
		a    course.Answer
		want course.Cause
	}{
		{"low", "Tc", course.GivesMuch}, {"low", "Ad", course.GivesMuch}, {"low", "Kh", course.LetsHim},
		{"guard", "Th", course.GivesMuch}, {"guard", "Kc", course.LetsHim}, {"small", "Ac", course.LetsHim},
	} {
		if v, err := standing(t, course.Defending, "schnapsen", c.step).Judge(c.a); err != nil || v.Cause != c.want {
			t.Errorf("%s, %s: %+v, %v; want %s", c.step, c.a, v, err, c.want)
		}
	}
}
