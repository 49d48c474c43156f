package bot

import (
	"math/rand/v2"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

func TestByName(t *testing.T) {
	for _, l := range Levels() {
		got, err := ByName(l.Name())
		if err != nil || got != l {
			t.Errorf("ByName(%q): got %v, %v", l.Name(), got, err)
		}
	}
	if _, err := ByName("grandmaster"); err == nil {
		t.Error("an unknown level gives no error")
	}
}

// TestExactOnceTheTalonIsGone holds every level but novice against the solver where all cards are known, in hands that
// regular plays up to there.
func TestExactOnceTheTalonIsGone(t *testing.T) {
	checked := 0
	for _, name := range []string{"schnapsen", "snapszer", "snapszli24"} {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 60 {
			deal := shuffled(t, o, uint64(n))
			whole, _ := playHand(t, name, o, deal, [2]Level{regular{}, regular{}}, uint64(n))
			for at := range whole.Actions {
				s, err := rules.Record{Options: o, Deal: deal, Actions: whole.Actions[:at]}.Replay()
				if err != nil {
					t.Fatal(err)
				}
				if s.TalonLeft() > 0 {
					continue
				}
				checked++
				r, err := solve.Solve(s)
				if err != nil {
					t.Fatal(err)
				}
				v, err := rules.Record{Options: o, Deal: deal, Actions: whole.Actions[:at]}.View(s.Turn())
				if err != nil {
					t.Fatal(err)
				}
				for _, l := range Levels()[1:] {
					if a := l.Choose(v, rand.NewPCG(uint64(n), uint64(at))); !r.Best.Has(a) {
						t.Errorf("%s %d: %s plays %s, best are %v", name, n, l.Name(), a, r.Best.List())
					}
				}
			}
		}
	}
	if checked < 200 {
		t.Errorf("only %d positions", checked)
	}
}
