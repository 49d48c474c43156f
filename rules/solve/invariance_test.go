package solve

import (
	"context"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// renaming gives every suit another name.
type renaming [4]rules.Suit

func (r renaming) card(c rules.Card) rules.Card { return rules.NewCard(c.Rank(), r[c.Suit()]) }

func (r renaming) set(set rules.CardSet) rules.CardSet {
	var out rules.CardSet
	for c := range set.All() {
		out |= r.card(c).Set()
	}
	return out
}

func (r renaming) action(a rules.Action) rules.Action {
	switch {
	case a.Card() != rules.NoCard:
		return rules.Play(r.card(a.Card()))
	case a.Marriage() < rules.NoSuit:
		return rules.Declare(r[a.Marriage()])
	}
	return a
}

func (r renaming) actions(set rules.Actions) rules.Actions {
	var out rules.Actions
	for a := range set.All() {
		out |= r.action(a).Set()
	}
	return out
}

func (r renaming) record(from rules.Record) rules.Record {
	to := from
	to.Actions = nil
	for seat := range to.Deal.Hands {
		to.Deal.Hands[seat] = r.set(from.Deal.Hands[seat])
	}
	for i, c := range from.Deal.Talon {
		if c != rules.NoCard {
			to.Deal.Talon[i] = r.card(c)
		}
	}
	for _, a := range from.Actions {
		to.Actions = append(to.Actions, r.action(a))
	}
	return to
}

// randomRecord plays a random deal for a while.
func randomRecord(t testing.TB, o rules.Options, dice *rand.Rand) rules.Record {
	t.Helper()
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Record{Options: o, Deal: deal}
	s, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for n := dice.IntN(16); n > 0; n-- {
		legal := s.Legal() &^ rules.Claim.Set()
		a := legal.Nth(dice.IntN(legal.Len()))
		if s.Next(a).Over() {
			break
		}
		r.Actions = append(r.Actions, a)
		s = s.Next(a)
	}
	return r
}

// TestSuitsHaveNoNames renames the suits of random records in every variant: values, best actions, proofs and counts are
// renamed with them, and nothing else changes.
func TestSuitsHaveNoNames(t *testing.T) {
	ctx := context.Background()
	closings := 0
	for _, name := range rules.Variants() {
		dice := rand.New(rand.NewPCG(12, uint64(len(name))))
		o := variant(t, name)
		for range 12 {
			was := randomRecord(t, o, dice)
			var re renaming
			for i, j := range dice.Perm(4) {
				re[i] = rules.Suit(j)
			}
			is := re.record(was)
			s, err := was.Replay()
			if err != nil {
				t.Fatal(err)
			}
			renamed, err := is.Replay()
			if err != nil {
				t.Fatal(err)
			}
			want, err := Solve(s)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := Solve(renamed); err != nil || got.Value != want.Value || got.Best != re.actions(want.Best) {
				t.Fatalf("%s: got %d %v (%v), want %d %v", name, got.Value, got.Best.List(), err, want.Value, re.actions(want.Best).List())
			}
			v, err := was.View(s.Turn())
			if err != nil {
				t.Fatal(err)
			}
			if !v.Legal.Has(rules.Close) || v.Announced != 0 {
				continue
			}
			closings++
			w, err := is.View(s.Turn())
			if err != nil {
				t.Fatal(err)
			}
			proof, err := Certain(ctx, v, HandsOf(v), To(rules.Close), testBudget)
			if err != nil {
				t.Fatal(err)
			}
			again, err := Certain(ctx, w, HandsOf(w), To(rules.Close), testBudget)
			if err != nil || again.Sure != proof.Sure || again.Right != re.actions(proof.Right) || len(again.Against) != len(proof.Against) {
				t.Fatalf("%s: got %v %v (%v), want %v %v", name, again.Sure, again.Right, err, proof.Sure, proof.Right)
			}
			open, err := OpenWins(ctx, v, HandsOf(v), To(rules.Close), testBudget)
			if err != nil {
				t.Fatal(err)
			}
			if again, err := OpenWins(ctx, w, HandsOf(w), To(rules.Close), testBudget); err != nil || again != open {
				t.Fatalf("%s: open %v (%v), want %v", name, again, err, open)
			}
		}
	}
	if closings < 20 {
		t.Errorf("only %d closings", closings)
	}
}

// TestValueIsBestOfSuccessors holds the value of open deals, which are too large for the plain search, against the values
// of all positions one action later.
func TestValueIsBestOfSuccessors(t *testing.T) {
	for _, name := range rules.Variants() {
		dice := rand.New(rand.NewPCG(13, uint64(len(name))))
		o := variant(t, name)
		for range 12 {
			s, err := randomRecord(t, o, dice).Replay()
			if err != nil {
				t.Fatal(err)
			}
			r, err := Solve(s)
			if err != nil {
				t.Fatal(err)
			}
			best := -unbounded
			for a := range Candidates(s).All() {
				next := s.Next(a)
				var value int
				if next.Over() {
					value = Outcome(next, s.Turn())
				} else {
					after, err := Solve(next)
					if err != nil {
						t.Fatal(err)
					}
					if value = after.Value; next.Turn() != s.Turn() {
						value = -value
					}
				}
				if (value == r.Value) != r.Best.Has(a) {
					t.Fatalf("%s: %v is worth %d of %d, best are %v", name, a, value, r.Value, r.Best.List())
				}
				best = max(best, value)
			}
			if best != r.Value {
				t.Fatalf("%s: got %d, the best successor gives %d", name, r.Value, best)
			}
		}
	}
}
