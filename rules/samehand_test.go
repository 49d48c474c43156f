package rules

import (
	"math/rand/v2"
	"testing"
)

// TestOptions_SameHand: rules that differ in one option are the same for a hand exactly if that option is one of matches,
// and then random hands have the same legal actions and results.
func TestOptions_SameHand(t *testing.T) {
	dice := rand.New(rand.NewPCG(7, 66))
	same := 0
	for _, opt := range OptionList {
		for _, value := range opt.Values {
			other := with(t, schnapsen, opt.Name, value)
			if other == schnapsen {
				continue
			}
			if got := schnapsen.SameHand(other); got != ofMatch[opt.Name] {
				t.Errorf("%s %s: the same hand %t", opt.Name, value, got)
			}
			if !ofMatch[opt.Name] {
				continue
			}
			same++
			r := playedHand(t, schnapsen, dice)
			s, err := Start(other, r.Deal)
			if err != nil {
				t.Fatal(err)
			}
			for _, step := range r.mustHistory(t) {
				if s.Legal() != step.Before.Legal() {
					t.Fatalf("%s %s: %v are legal, not %v", opt.Name, value, s.Legal(), step.Before.Legal())
				}
				s = s.Next(step.Action)
			}
			if end, err := r.Replay(); err != nil || s.Result() != end.Result() {
				t.Errorf("%s %s: %v, %v, want %v", opt.Name, value, s.Result(), err, end.Result())
			}
		}
	}
	if same < 90 {
		t.Errorf("only %d rules are the same for a hand", same)
	}
}

func (r Record) mustHistory(t *testing.T) []Step {
	t.Helper()
	steps, err := r.History()
	if err != nil {
		t.Fatal(err)
	}
	return steps
}
