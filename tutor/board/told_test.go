package board

import (
	"testing"

	"bummerl/rules"
)

// TestShowingKeepsKnown: a record whose cards are turned down is what the seat has seen of it, cards that the opponent has
// shown included.
func TestShowingKeepsKnown(t *testing.T) {
	known := 0
	for seed := range uint64(10) {
		for _, r := range played(t, "schnapsen", seed) {
			for seat := rules.Forehand; seat <= rules.Dealer; seat++ {
				want, err := r.View(seat)
				if err != nil {
					t.Fatal(err)
				}
				got, err := OfRecord(r, seat).Showing(false).View()
				if err != nil || got.Known != want.Known || got.Excluded != want.Excluded || got.Unseen != want.Unseen {
					t.Fatalf("%s: known %v, want %v (%v)", r.Text(), got.Known, want.Known, err)
				}
				known += want.Known.Len()
			}
		}
	}
	if known == 0 {
		t.Error("nobody has shown a card")
	}
}
