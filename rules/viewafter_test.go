package rules

import (
	"math/rand/v2"
	"reflect"
	"testing"
)

// TestViewAfter: what a seat sees after some more actions is what it sees of the longer record.
func TestViewAfter(t *testing.T) {
	dice := rand.New(rand.NewPCG(12, 7))
	for range 300 {
		r := randomRecord(t, dice)
		before := r
		at := dice.IntN(len(r.Actions) + 1)
		before.Actions = r.Actions[:at]
		s, err := before.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for seat := Forehand; seat <= Dealer; seat++ {
			v, err := before.View(seat)
			if err != nil {
				t.Fatal(err)
			}
			want, err := r.View(seat)
			if err != nil {
				t.Fatal(err)
			}
			got, _, err := v.After(s, r.Actions[at:]...)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s, seat %v from action %d on: got\n%+v, want\n%+v", r.Text(), seat, at, got, want)
			}
		}
	}
}

// TestViewAfterSetup: a set-up goes on as the hand does, and shows the trick that was half played in it.
func TestViewAfterSetup(t *testing.T) {
	f, err := ParseView([]byte(`{"variant":"schnapsen","seat":"dealer","hand":["Ac","Kh","Js"],"up":"","trump":"h","talon":0,"led":"Kc",
		"gone":["Jc","Ad","Kd","Td","Jd","Qh","Th","Ks","Qs","Ts","As","Jh","Qd","Tc"],"known":[],"points":{"forehand":50,"dealer":35},
		"tricks":{"forehand":4,"dealer":3},"closed_by":""}`))
	if err != nil {
		t.Fatal(err)
	}
	v, err := f.View()
	if err != nil {
		t.Fatal(err)
	}
	s, ok := v.Suppose(v.Unseen)
	if !ok {
		t.Fatal("nothing can be supposed")
	}
	after, _, err := v.After(s, Play(cardsOf("Ac").Lowest()))
	if err != nil {
		t.Fatal(err)
	}
	taken := after.TakenTricks()
	want := Taken{Leader: Forehand, Winner: Dealer, Led: cardsOf("Kc").Lowest(), Reply: cardsOf("Ac").Lowest(), Points: 15}
	if len(taken) != 1 || taken[0] != want {
		t.Errorf("taken %+v, want %+v", taken, want)
	}
	if want := cardsOf("Kh Js"); after.Hand != want || after.Turn != Dealer {
		t.Errorf("hand %v on turn %v, want %v and the dealer", after.Hand.Cards(), after.Turn, want.Cards())
	}
	if _, _, err := v.After(s, Close); err == nil {
		t.Error("closing is done where it is not legal")
	}
}
