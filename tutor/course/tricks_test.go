package course

import (
	"testing"

	"bummerl/rules"
)

// TestTricks_Options asks which cards take a trick where following is strict from the beginning, and where it is not.
func TestTricks_Options(t *testing.T) {
	tryStep(t, Tricks, "schnapsen", "takers", "Qc Th", "Qc")
	tryStep(t, Tricks, "sharp", "takers", "Qc", "Qc Th")
}

// TestTricks_SweepHasOneBeginning proves what the last step says: whoever does not lead the trump first cannot take all
// three tricks against every defence, and nobody has 66 before the last one.
func TestTricks_SweepHasOneBeginning(t *testing.T) {
	step := Tricks.Steps[len(Tricks.Steps)-1]
	for _, variant := range rules.Variants() {
		m, err := meet(step, variant, mustVariant(variant))
		if err != nil {
			t.Fatal(err)
		}
		for c := range m.state.Legal().Cards().All() {
			if got, want := sweeps(m.state.Next(rules.Play(c)), m.seat), c.Suit() == m.state.Trump(); got != want {
				t.Errorf("%s: %v first takes all: %v", variant, c, got)
			}
		}
	}
}

// sweeps tells whether a seat takes each trick that is left, whatever the other answers.
func sweeps(s rules.State, seat rules.Seat) bool {
	if s.Over() {
		return s.Hand(seat) == 0
	}
	mine := s.Turn() == seat
	for c := range s.Legal().Cards().All() {
		after := s.Next(rules.Play(c))
		if (after.Tricks(seat.Other()) == s.Tricks(seat.Other()) && sweeps(after, seat)) == mine {
			return mine
		}
	}
	return !mine
}
