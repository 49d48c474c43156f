package course

import (
	"testing"

	"bummerl/rules"
)

// TestPackClaims holds what chapter 2 says of the numbers against the engine: 30 points a suit, and what a marriage is
// worth when somebody declares it.
func TestPackClaims(t *testing.T) {
	for _, s := range rules.Suits {
		if got := rules.Pack(24).OfSuit(s).Points(); got != 30 {
			t.Errorf("suit %v has %d points", s, got)
		}
	}
	for suit, want := range map[string]int{"s": plainMarriage, "h": trumpMarriage} {
		d := rules.Deal{
			Hands: [2]rules.CardSet{cards("Q"+suit, "K"+suit, "Jc", "Qc", "Tc"), cards("Ac", "Jd", "Qd", "Td", "Ad")},
		}
		rest := rules.Pack(20) &^ d.Hands[0] &^ d.Hands[1] &^ cards("Th")
		copy(d.Talon[:], append(rest.Cards(), cards("Th").Lowest()))
		s, err := rules.Start(mustVariant("austrian"), d)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Next(action("m" + suit)).Points(rules.Forehand); got != want {
			t.Errorf("a marriage in %s is worth %d, not %d", suit, got, want)
		}
	}
}

// TestPack_Options changes the size of the pack and looks for another answer.
func TestPack_Options(t *testing.T) {
	for _, c := range []struct {
		variant, step string
		right, wrong  Answer
	}{
		{"schnapsen", "taken", "12", "8"}, {"sixtysix", "taken", "8", "12"},
		{"schnapsen", "worthless", "none", "nines"}, {"santase", "worthless", "nines", "none"},
		{"knock", "hand", "37", "29"}, {"snapszli24", "hand", "29", "37"},
	} {
		tryStep(t, ThePack, c.variant, c.step, c.right, c.wrong)
	}
}

// tryStep gives both answers to a step under a variant.
func tryStep(t *testing.T, l Lesson, variant, id string, yes, no Answer) {
	t.Helper()
	for _, s := range l.Steps {
		if s.ID != id {
			continue
		}
		m, err := meet(s, variant, mustVariant(variant))
		if err != nil {
			t.Fatal(err)
		}
		for a, want := range map[Answer]bool{yes: true, no: false} {
			if v, err := m.judge(a); err != nil || v.Right != want {
				t.Errorf("%s, %s: %q gives %+v, %v", variant, id, a, v, err)
			}
		}
		return
	}
	t.Errorf("no step %s", id)
}
