package coach

import (
	"testing"

	"bummerl/rules"
)

// Nothing is called better where nobody knows, nor where there was no choice.
func TestVerdict_Others(t *testing.T) {
	ace, ten := rules.Play(rules.NewCard(rules.Ace, rules.Spades)), rules.Play(rules.NewCard(rules.Ten, rules.Spades))
	both := ace.Set() | ten.Set()
	for _, test := range []struct {
		name  string
		v     Verdict
		want  rules.Actions
		equal bool
	}{
		{"a mistake", Verdict{Action: rules.Close, Mark: Mistake, Best: both}, both, false},
		{"good, but not the best", Verdict{Action: rules.Close, Mark: Good, Best: both}, both, false},
		{"one of the best", Verdict{Action: ten, Mark: Best, Best: both}, ace.Set(), true},
		{"the best", Verdict{Action: ten, Mark: Best, Best: ten.Set()}, 0, true},
		{"too close to call", Verdict{Action: rules.Close, Mark: Unclear, Best: both}, 0, false},
		{"too close to call, among the best", Verdict{Action: ten, Mark: Unclear, Best: both}, ace.Set(), true},
		{"no choice", Verdict{Action: ten, Mark: Forced, Best: both}, 0, true},
	} {
		if got, equal := test.v.Others(); got != test.want || equal != test.equal {
			t.Errorf("%s: %v, %t, want %v, %t", test.name, got.List(), equal, test.want.List(), test.equal)
		}
	}
}
