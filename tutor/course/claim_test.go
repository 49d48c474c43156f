package course_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestClaiming_Options changes an option and looks for another answer: whether 66 is claimed at all, what a wrong claim
// costs, what decides a hand that is played to its end, and what a drawn one leaves.
func TestClaiming_Options(t *testing.T) {
	answersUnder(t, course.Claiming, []asked{
		{"schnapsen", "enough", "66", "Kc"},
		{"online", "enough", "Tc", "66"},
		{"sixty_six automatic", "moment", "itself", "lead"},
		{"snapszli", "moment", "lead", "itself"},
		{"online", "declare", "mh", "66"},
		{"snapszer", "declare", "mh-66", "66"},
		{"schnapsen", "price", "2", "1"},
		{"snapszer", "price", "1", "2"},
		{"false_claim scale", "price", "1", "3"},
		{"schnapsen", "forgot", "opponent", "you"},
		{"snapszli", "forgot", "you", "opponent"},
		{"austrian", "forgot", "you", "nobody"},
		{"online", "forgot", "opponent", "you"},
		{"last_trick bonus", "nobody", "you", "nobody"},
		{"last_trick count", "nobody", "nobody", "you"},
		{"sharp", "nobody", "nobody", "opponent"},
		{"schnapsen", "drawn", "2", "3"},
		{"drawn carry", "drawn", "3", "2"},
		{"sixtysix", "drawn", "3", "4"},
	})
}

// TestClaiming_Tries answers in every way that people do.
func TestClaiming_Tries(t *testing.T) {
	for _, c := range []struct {
		table, step string
		try         course.Answer
		cause       course.Cause
	}{
		{"schnapsen", "price", "3", course.AsTrickless},
		{"snapszer", "price", "3", course.AsTrickless},
		{"schnapsen", "price", "7", course.OtherNumber},
		{"schnapsen", "declare", "66", course.Missed},
		{"schnapsen", "declare", "c", course.NotOffered},
		{"schnapsen", "drawn", "1", course.OtherNumber},
		{"drawn carry", "drawn", "2", course.WithoutDrawn},
	} {
		v, err := standing(t, course.Claiming, c.table, c.step).Judge(c.try)
		if err != nil || v.Right || v.Cause != c.cause {
			t.Errorf("%s, %s, %q: %+v, %v", c.table, c.step, c.try, v, err)
		}
	}
}

// TestClaiming_Words holds what the words say of the positions under every variant: exactly 66 and 65, a trick that
// the learner takes with any card that he may play, a last trick that is the opponent's and one that is the learner's.
func TestClaiming_Words(t *testing.T) {
	for _, variant := range rules.Variants() {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		itself := o.SixtySix == rules.SixtySixAutomatic
		enough := 66
		if itself {
			enough = 65
		}
		if v := standing(t, course.Claiming, variant, "enough").View; v.Points[v.Seat] != enough || !v.OnLead() {
			t.Errorf("%s, enough: %d points", variant, v.Points[v.Seat])
		}
		if v := standing(t, course.Claiming, variant, "moment").View; !itself {
			for c := range v.Legal.Cards().All() {
				if !rules.Beats(c, v.Led, v.Trump) {
					t.Errorf("%s, moment: %v does not take the trick", variant, c)
				}
			}
		}
		if v := standing(t, course.Claiming, variant, "forgot").View; rules.Beats(v.Hand.Lowest(), v.Led, v.Trump) || v.Hand.Len() != 1 {
			t.Errorf("%s, forgot: %v takes %v", variant, v.Hand.Lowest(), v.Led)
		}
		v := standing(t, course.Claiming, variant, "nobody").View
		if last := v.Hand.Lowest(); v.Hand.Len() != 1 || last.Suit() != v.Trump || v.Unseen.OfSuit(v.Trump) != 0 {
			t.Errorf("%s, nobody: %v is not the last trump", variant, last)
		}
		final := v.Points[v.Seat] + v.Hand.Points() + v.Unseen.Points()
		if final >= v.Points[v.Seat.Other()] || v.Points[v.Seat.Other()] >= rules.Winning || final+10 < rules.Winning {
			t.Errorf("%s, nobody: %d to %d in the end", variant, final, v.Points[v.Seat.Other()])
		}
		if v := standing(t, course.Claiming, variant, "drawn").View; !v.Over || v.Result.Winner != v.Seat || v.Result.GamePoints != 2 {
			t.Errorf("%s, drawn: %+v", variant, v.Result)
		}
	}
}
