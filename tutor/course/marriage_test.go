package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestMarriages_Options changes an option and looks for another answer: whether a marriage waits for a first trick, and
// whether one may be declared after the talon.
func TestMarriages_Options(t *testing.T) {
	answersUnder(t, course.Marriages, []asked{
		{"schnapsen", "count", "0", "20"},
		{"snapszer", "count", "0", "20"},
		{"snapszli", "count", "20", "0"},
		{"marriage_counts at-once", "count", "20", "0"},
		{"santase", "count", "33", "13"},
		{"first_trick_ban true", "count", "33", "13"},
		{"schnapsen", "late", "claim", "barred"},
		{"online", "late", "claim", "lead"},
		{"late_marriage false", "late", "barred", "claim"},
	})
}

// TestMarriages_Tries answers in every way that people do.
func TestMarriages_Tries(t *testing.T) {
	for _, c := range []struct {
		table, step string
		try         course.Answer
		cause       course.Cause
	}{
		{"schnapsen", "worth", "14", course.CardValues},
		{"schnapsen", "worth", "80", course.OtherNumber},
		{"schnapsen", "keep", "Qh", ""},
		{"schnapsen", "keep", "Js", course.Loses},
		{"schnapsen", "shown", "", course.Missing},
		{"schnapsen", "count", "13", course.OtherNumber},
		{"late_marriage false", "late", "lead", "lead"},
		{"schnapsen", "both", "c", course.NotOffered},
	} {
		v, err := standing(t, course.Marriages, c.table, c.step).Judge(c.try)
		if err != nil || v.Why != nil || v.Cause != c.cause || v.Right != (c.cause == "") {
			t.Errorf("%s, %s, %q: %+v, %v", c.table, c.step, c.try, v, err)
		}
	}
}

// TestMarriages_OneEach: of two marriages only one may be declared on one lead.
func TestMarriages_OneEach(t *testing.T) {
	v, err := standing(t, course.Marriages, "schnapsen", "both").Judge("ms-mc")
	if err != nil || v.Right || v.Reason() != (course.Reason{Illegal: rules.OneMarriageOnly}) {
		t.Errorf("%+v, %v", v.Reason(), err)
	}
}

// TestMarriages_Both proves what the words of the last step say: the king of trumps cannot be beaten by any card that
// the learner has not seen, so that he declares again, and the second marriage makes 66 even if the opponent gives the
// least; the king of the other suit can be.
func TestMarriages_Both(t *testing.T) {
	for _, variant := range rules.Variants() {
		v := standing(t, course.Marriages, variant, "both").View
		for queen := range v.Hand.Marriages().All() {
			king := rules.NewCard(rules.King, queen.Suit())
			beaten := false
			for c := range v.Unseen.All() {
				beaten = beaten || rules.Beats(c, king, v.Trump)
			}
			if trumps := king.Suit() == v.Trump; beaten == trumps {
				t.Errorf("%s: %v can be beaten: %v", variant, king, beaten)
			}
		}
		least := v.Points[v.Seat] + 40 + 20 + 4 + 2
		if v.TalonLeft < 4 || least < rules.Winning || v.Tricks[v.Seat] == 0 {
			t.Errorf("%s: %d points for certain, talon %d, %d tricks", variant, least, v.TalonLeft, v.Tricks[v.Seat])
		}
	}
}
