package think

import (
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// reached gives the state after a record in its text form.
func reached(t *testing.T, text string) rules.State {
	t.Helper()
	r, err := rules.ParseRecordText(text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// worths gives the record of each position and what is to be said of one action in it.
var worths = []struct {
	name, text string
	action     rules.Action
	value      int
	best       bool
}{
	{"a closing that fails costs more than playing on", "1r.online.CEQUXBOPTVFRNIDWJHKL.CPXBNVFO", rules.Close, -3, false},
	{"a wrong claim is no best action where all is lost", "1r.schnapsen.BFJNPKQRVWOHEULTIXCD.PRWJOUVTLB", rules.Claim, -2, false},
}

// TestWorthOfOne: what ends or closes a hand is told apart from what merely loses it.
func TestWorthOfOne(t *testing.T) {
	for _, test := range worths {
		w, err := SolveOpen(t.Context(), reached(t, test.text), Usual.Nodes(), nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range w.Values {
			if v.Action == test.action && (v.Low != test.value || v.High != test.value) {
				t.Errorf("%s: worth %d to %d, want %d", test.name, v.Low, v.High, test.value)
			}
		}
		if got := w.Best().Has(test.action); got != test.best {
			t.Errorf("%s: best %v, want %v", test.name, got, test.best)
		}
		if best, err := solve.Solve(reached(t, test.text)); err != nil || w.Best() != best.Best {
			t.Errorf("%s: best %v, the solver says %v (%v)", test.name, w.Best(), best.Best, err)
		}
	}
}
