package solve

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// randomLate plays at random, closing too, until following is strict and no more than cards are left in each hand.
// It gives false when the hand ended before.
func randomLate(t testing.TB, o rules.Options, dice *rand.Rand, cards int) (rules.State, bool) {
	t.Helper()
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	s, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() && (!s.Strict() || s.TalonOpen() || s.Hand(s.Turn()).Len() > cards) {
		legal := s.Legal() &^ rules.Claim.Set()
		if dice.IntN(8) > 0 {
			legal &^= rules.Close.Set() | rules.Snapszer.Set() | rules.Knock.Set()
		}
		s = s.Next(legal.Nth(dice.IntN(legal.Len())))
	}
	return s, !s.Over()
}

// plain is the definition itself: the best of all successors, looked at one after the other.
func plain(s rules.State) int {
	best := -unbounded
	for a := range Candidates(s).All() {
		next := s.Next(a)
		var got int
		switch {
		case next.Over():
			got = Outcome(next, s.Turn())
		case next.Turn() == s.Turn():
			got = plain(next)
		default:
			got = -plain(next)
		}
		best = max(best, got)
	}
	return best
}

func TestSolveIsBestOfSuccessors(t *testing.T) {
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		dice := rand.New(rand.NewPCG(66, 20))
		for n := 0; n < 150; {
			s, ok := randomLate(t, o, dice, 4)
			if !ok {
				continue
			}
			n++
			got, err := Solve(s)
			if err != nil {
				t.Fatal(err)
			}
			if want := plain(s); got.Value != want {
				t.Fatalf("%s %d: got %d, want %d: %+v", name, n, got.Value, want, s)
			}
			for a := range Candidates(s).All() {
				value, err := New(context.Background(), DefaultBudget).Value(s, a)
				if err != nil {
					t.Fatal(err)
				}
				if want := got.Best.Has(a); (value == got.Value) != want || value > got.Value {
					t.Fatalf("%s %d: %s is worth %d of %d, but best is %v", name, n, a, value, got.Value, got.Best.List())
				}
			}
		}
	}
}

func TestLinesReachTheValue(t *testing.T) {
	o, err := rules.Variant("snapszer")
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(1, 7))
	for n := 0; n < 100; {
		s, ok := randomLate(t, o, dice, 5)
		if !ok {
			continue
		}
		n++
		r, err := Solve(s)
		if err != nil {
			t.Fatal(err)
		}
		line, err := Line(s)
		if err != nil {
			t.Fatal(err)
		}
		if got := walk(t, s, line); got != r.Value {
			t.Fatalf("the line %v gives %d, want %d", line, got, r.Value)
		}
		for a := range Candidates(s).All() {
			rest, err := Refutation(s, a)
			if err != nil {
				t.Fatal(err)
			}
			want, err := New(context.Background(), DefaultBudget).Value(s, a)
			if err != nil {
				t.Fatal(err)
			}
			if got := walk(t, s, append([]rules.Action{a}, rest...)); got != want {
				t.Fatalf("%s and %v give %d, want %d", a, rest, got, want)
			}
		}
	}
}

// walk plays a line to the end of the hand and gives what it brings the player to act in s.
func walk(t *testing.T, s rules.State, line []rules.Action) int {
	t.Helper()
	seat := s.Turn()
	for _, a := range line {
		if !s.IsLegal(a) {
			t.Fatalf("%s is illegal", a)
		}
		s = s.Next(a)
	}
	if !s.Over() {
		t.Fatal("the line does not end the hand")
	}
	return Outcome(s, seat)
}

func TestWrongClaimIsWorthWhatItCosts(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(3, 3))
	for {
		s, ok := randomLate(t, o, dice, 5)
		if !ok || !s.OnLead() || s.ClosedBy() != rules.NoSeat || s.Points(s.Turn()) >= 66 || s.Tricks(s.Turn()) == 0 {
			continue
		}
		got, err := New(context.Background(), DefaultBudget).Value(s, rules.Claim)
		if err != nil || got != -2 {
			t.Errorf("got %d, %v, want -2", got, err)
		}
		if Candidates(s).Has(rules.Claim) {
			t.Error("a wrong claim is a candidate")
		}
		return
	}
}

func TestErrors(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(5, 5))
	s, ok := randomLate(t, o, dice, 5)
	for !ok {
		s, ok = randomLate(t, o, dice, 5)
	}
	if _, err := New(context.Background(), 3).Solve(s); !errors.Is(err, ErrBudget) {
		t.Errorf("with 3 nodes: got %v, want ErrBudget", err)
	}
	for !s.Over() {
		s = s.Next(s.Legal().First())
	}
	if _, err := Solve(s); !errors.Is(err, ErrOver) {
		t.Errorf("after the end: got %v, want ErrOver", err)
	}
	if _, err := Refutation(s, rules.Claim); !errors.Is(err, ErrOver) {
		t.Errorf("refutation after the end: got %v, want ErrOver", err)
	}
}
