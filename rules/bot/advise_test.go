package bot

import (
	"slices"
	"testing"

	"bummerl/rules"
)

// TestAdviceOnWrongClaims: on lead, what a wrong claim costs stands among the values, with an open, a closed and a used-up
// talon.
func TestAdviceOnWrongClaims(t *testing.T) {
	told := map[string]bool{}
	for n := range uint64(12) {
		for _, name := range []string{"schnapsen", "sharp"} {
			o, err := rules.Variant(name)
			if err != nil {
				t.Fatal(err)
			}
			whole, _ := playHand(t, name, o, shuffled(t, o, n), [2]Level{regular{}, regular{}}, n)
			for at := range whole.Actions {
				r := rules.Record{Options: o, Deal: whole.Deal, Actions: whole.Actions[:at]}
				s, err := r.Replay()
				if err != nil {
					t.Fatal(err)
				}
				v, err := r.View(s.Turn())
				if err != nil {
					t.Fatal(err)
				}
				dice, err := DiceOf(n, v)
				if err != nil {
					t.Fatal(err)
				}
				values := Ask(expert, v, Score{}, dice).Values
				if !v.Legal.Has(rules.Claim) || len(values) == 0 {
					continue // a right claim needs no thought, nor does an exchange
				}
				claimed := s.Next(rules.Claim).Result()
				want := Value{rules.Claim, -float64(claimed.GamePoints)}
				if claimed.Winner != v.Seat.Other() || !slices.Contains(values, want) {
					t.Errorf("%s %d: got %v after %v, want %v", name, n, values, r.Actions, want)
				}
				switch {
				case v.TalonOpen():
					told["open"] = true
				case v.ClosedBy != rules.NoSeat:
					told["closed"] = true
				default:
					told["used up"] = true
				}
			}
		}
	}
	if len(told) < 3 {
		t.Errorf("claims were told of with the talon %v only", told)
	}
}
