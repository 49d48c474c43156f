package puzzles

import (
	"testing"

	"bummerl/rules"
)

// exhaust gives what a position is worth to the player to act by trying everything: no pruning, no table, nothing of
// rules/solve. Bets on what the other does not see are left out, and so is a wrong claim.
func exhaust(s rules.State) int {
	best := -1000
	for a := range s.Legal().All() {
		if !bet(s, a) {
			best = max(best, exhaustAfter(s, a))
		}
	}
	return best
}

func exhaustAfter(s rules.State, a rules.Action) int {
	next := s.Next(a)
	if !next.Over() {
		value := exhaust(next)
		if next.Turn() != s.Turn() {
			value = -value
		}
		return value
	}
	switch r := next.Result(); r.Winner {
	case s.Turn():
		return r.GamePoints
	case s.Turn().Other():
		return -r.GamePoints
	}
	return 0
}

func bet(s rules.State, a rules.Action) bool {
	switch a {
	case rules.Snapszer, rules.Kontra, rules.Rekontra, rules.Knock:
		return true
	case rules.Claim:
		return s.Points(s.Turn()) < 66
	}
	return false
}

// TestProof proves every puzzle anew under each of its variants: every listed action keeps the value, every other
// loses some of it.
func TestProof(t *testing.T) {
	for _, p := range ten() {
		for _, variant := range p.Variants {
			q := p.Under(variant)
			if q.Record.Variant != variant {
				t.Errorf("%s cannot be had under %s", p.ID, variant)
				continue
			}
			s := q.Start()
			if got := exhaust(s); got != q.Value {
				t.Errorf("%s under %s: got value %d, want %d", p.ID, variant, got, q.Value)
			}
			for a := range s.Legal().All() {
				if bet(s, a) && a != rules.Claim {
					continue
				}
				got := exhaustAfter(s, a)
				if want := q.Right.Has(a); (got == q.Value) != want || got > q.Value {
					t.Errorf("%s under %s: %s is worth %d of %d, listed as right: %v", p.ID, variant, a, got, q.Value, want)
				}
			}
		}
	}
}
