package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestExchanging_Options changes an option and looks for another answer: which card is exchanged, from when on, and how
// many cards the talon must have.
func TestExchanging_Options(t *testing.T) {
	answersUnder(t, course.Exchanging, []asked{
		{"schnapsen", "card", "Jd", "Kd"},
		{"sixtysix", "card", "9d", "Jd"},
		{"cards 24", "save", "Qh", "9h"},
		{"schnapsen", "first", "now", "banned"},
		{"first_trick_ban true", "first", "banned", "now"},
		{"santase", "first", "banned", "any"},
		{"snapszer", "few", "now", "few"},
		{"swap_min 3", "few", "few", "now"},
		{"swap_min 4", "few", "few", "now"},
		{"santase", "few", "few", "now"},
		{"snapszli24", "forty", "54", "53"},
		{"snapszli24", "known", "As Kd", "As"},
	})
}

// TestExchanging_Tries answers in every way that people do.
func TestExchanging_Tries(t *testing.T) {
	for _, c := range []struct {
		table, step string
		try         course.Answer
		cause       course.Cause
		illegal     rules.IllegalReason
	}{
		{"schnapsen", "card", "Qs", course.OtherWanted, 0},
		{"schnapsen", "card", "Ah", "", rules.NotYourCard},
		{"schnapsen", "save", "Ah", course.Loses, 0},
		{"sharp", "save", "Ah", "", rules.MustTrump},
		{"schnapsen", "save", "x", "", rules.OnlyOnLead},
		{"schnapsen", "order", "Jh", course.LedFirst, 0},
		{"schnapsen", "forty", "33", course.AsPlain, 0},
		{"schnapsen", "forty", "57", course.WithCard, 0},
		{"schnapsen", "forty", "66", course.OtherNumber, 0},
		{"schnapsen", "known", "As Kc Kd", course.Extra, 0},
	} {
		v, err := standing(t, course.Exchanging, c.table, c.step).Judge(c.try)
		want := course.Reason{Illegal: c.illegal, Cause: c.cause}
		if err != nil || v.Right || v.Reason() != want {
			t.Errorf("%s, %s, %q: %+v, %v", c.table, c.step, c.try, v.Reason(), err)
		}
	}
}

// TestExchanging_Words holds what the words say of the positions: after the last two cards of the talon nobody exchanges,
// and in "order" the closed talon would keep the turn-up.
func TestExchanging_Words(t *testing.T) {
	for _, variant := range rules.Variants() {
		if v := standing(t, course.Exchanging, variant, "few").View; v.TalonLeft != 2 || !v.OnLead() {
			t.Errorf("%s, few: %d cards in the talon, on lead %v", variant, v.TalonLeft, v.OnLead())
		}
		v := standing(t, course.Exchanging, variant, "order").View
		if !v.Legal.Has(rules.Exchange) || !v.Legal.Has(rules.Close) || v.Up.Rank() != rules.Ace {
			t.Errorf("%s, order: legal %v, up %v", variant, v.Legal.List(), v.Up)
		}
		for _, id := range []string{"save", "first"} {
			if v := standing(t, course.Exchanging, variant, id).View; v.Up.Rank() < rules.Ten {
				t.Errorf("%s, %s: %v is no high trump", variant, id, v.Up)
			}
		}
	}
}
