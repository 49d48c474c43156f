package store

import (
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
)

// TestReadActions: in whatever order the database gives actions, they come into their hands in theirs.
func TestReadActions(t *testing.T) {
	first, second := rules.Forehand.String(), rules.Dealer.String()
	one, two := "1 0 "+first+" Ah 3 1000", "1 1 "+second+" Kh 3 2000"
	later := "2 0 " + second + " x 4 3000"
	for _, text := range []string{one + ";" + two + ";" + later, later + ";" + two + ";" + one} {
		hands := make([]tutor.Hand, 2)
		if err := readActions(hands, text); err != nil {
			t.Fatal(err)
		}
		if len(hands[0].Actions) != 2 || len(hands[1].Actions) != 1 {
			t.Fatalf("%q: %+v", text, hands)
		}
		a, b, c := hands[0].Actions[0], hands[0].Actions[1], hands[1].Actions[0]
		if a.By != rules.Forehand || a.Action.String() != "Ah" || a.PostedVersion != 3 || a.At.UnixMilli() != 1000 ||
			b.By != rules.Dealer || b.Action.String() != "Kh" || c.Action != rules.Exchange || c.PostedVersion != 4 {
			t.Errorf("%q: %+v", text, hands)
		}
	}
	hands := make([]tutor.Hand, 1)
	if err := readActions(hands, ""); err != nil || len(hands[0].Actions) != 0 {
		t.Errorf("none: %+v, %v", hands, err)
	}
	for _, broken := range []string{"1", two, "1 0 nobody Ah 3 1000", "1 0 " + first + " Zz 3 1000", "1 0 " + first + " Ah x 1000", one + ";" + one} {
		if err := readActions(make([]tutor.Hand, 2), broken); err == nil {
			t.Errorf("%q is read", broken)
		}
	}
}
