package solve

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// TestKnockerMayExchange defends against a knock before the knocker has led: he may still take the turn-up, so every plan
// has to reckon with it.
func TestKnockerMayExchange(t *testing.T) {
	o := variant(t, "knock")
	dice := rand.New(rand.NewPCG(31, 1))
	exchanges := 0
	for n := 0; n < 150; {
		knocked := false
		v, ok := randomView(t, o, dice, func(s rules.State) bool {
			knocked = s.Knocker() != rules.NoSeat
			return knocked && s.OnLead() || s.TalonLeft() < 4
		})
		if !ok || !knocked || v.Knocker == rules.NoSeat || v.Announced != 0 {
			continue
		}
		n++
		v = otherSide(t, v)
		h := fewer(HandsOf(v), 8, dice)
		if !h.Pool.Has(o.LowestTrump(v.Trump)) || v.Up == rules.NoCard {
			continue
		}
		exchanges++
		for _, task := range []Task{To(rules.NoAction), {AtLeast: -1}} {
			ws := worldsOf(t, v, h)
			want := plainFront(ws, v.Seat, task).most().count()
			best, err := Plan(context.Background(), v, h, task, testBudget)
			if err != nil || len(best.Won) != want {
				t.Fatalf("plan for %d (%v), want %d", len(best.Won), err, want)
			}
			greedy, err := boundedly(begun(t, v, h, task), mustBegin(t, v, h))
			if err != nil || len(greedy.Won) > want {
				t.Fatalf("a greedy plan for %d (%v), the best is for %d", len(greedy.Won), err, want)
			}
			for _, w := range ws {
				for _, b := range []Best{best, greedy} {
					for _, hand := range b.Won {
						if hand == w.s.Hand(v.Seat.Other()) {
							playOut(t, w.s, b.Plan, v.Seat, task)
						}
					}
				}
			}
			proof, err := Certain(context.Background(), v, h, task, testBudget)
			if err != nil || proof.Sure != (want == len(ws)) {
				t.Fatalf("sure %v (%v), want %d of %d", proof.Sure, err, want, len(ws))
			}
			for _, d := range proof.Against {
				checkDefeat(t, v, h, d, task)
			}
		}
	}
	if exchanges < 20 {
		t.Errorf("only %d positions in which the knocker could exchange", exchanges)
	}
}

// otherSide gives a view of the same hand from the seat that is not on turn. It knows as little as it would: the hand is
// made up anew around what both have seen.
func otherSide(t *testing.T, v rules.View) rules.View {
	t.Helper()
	hand, ok := HandsOf(v).Any()
	if !ok {
		t.Fatal("no hand fits")
	}
	mine := v.Hand
	v.Seat, v.Hand = v.Seat.Other(), hand
	v.Unseen = v.Unseen&^hand | mine
	v.Known, v.Excluded, v.Legal, v.FirstUp, v.OpponentCards = 0, 0, 0, rules.NoCard, mine.Len()
	return v
}

// TestShortBudgets asks with every small budget: whatever comes back without an error must be whole.
func TestShortBudgets(t *testing.T) {
	whole := 0
	for _, name := range []string{"schnapsen", "snapszer", "knock", "santase"} {
		dice := rand.New(rand.NewPCG(32, uint64(len(name))))
		for n := 0; n < 15; {
			v, h, ok := randomTask(t, variant(t, name), dice)
			if !ok {
				continue
			}
			n++
			h = fewer(h, 90, dice)
			tasks := tasksOf(v)
			task := tasks[dice.IntN(len(tasks))]
			ws := worldsOf(t, v, h)
			for budget := 1; budget < 3000; budget += 1 + budget/3 {
				proof, err := Certain(context.Background(), v, h, task, budget)
				switch {
				case errors.Is(err, ErrBudget):
					if proof.Sure || proof.Plan != nil || proof.Against != nil {
						t.Fatalf("%s: a proof beside an error: %+v", name, proof)
					}
				case err != nil:
					t.Fatal(err)
				default:
					whole++
					for _, w := range ws {
						if proof.Sure {
							playOut(t, w.s, proof.Plan, v.Seat, task)
						}
					}
					for _, d := range proof.Against {
						checkDefeat(t, v, h, d, task)
					}
				}
				best, err := Plan(context.Background(), v, h, task, budget)
				if err != nil {
					t.Fatal(err)
				}
				won := map[rules.CardSet]bool{}
				for _, hand := range best.Won {
					won[hand] = true
				}
				for _, w := range ws {
					if won[w.s.Hand(v.Seat.Other())] {
						playOut(t, w.s, best.Plan, v.Seat, task)
					}
				}
			}
		}
	}
	if whole < 50 {
		t.Errorf("only %d whole proofs", whole)
	}
}

// TestEstimateKeepsWhatWasCounted wants no estimate to contradict the hands that have been looked at.
func TestEstimateKeepsWhatWasCounted(t *testing.T) {
	for of := 1; of < 60; of++ {
		for looked := 1; looked <= of; looked++ {
			for won := 0; won <= looked; won++ {
				c, err := estimate(won, looked, of, ErrBudget)
				if err != nil || c.Hands < won || c.Hands > of-(looked-won) {
					t.Fatalf("%d won of %d looked at of %d: got %v (%v)", won, looked, of, c, err)
				}
			}
		}
	}
}

// TestConfidences wants the three kinds to tell themselves apart in words.
func TestConfidences(t *testing.T) {
	for want, c := range map[string]Confidence{
		"exact": Exact{}, "guaranteed 4 of 6": Guaranteed{4, 6}, "estimated ±0.25": Estimated{0.25},
	} {
		if got := c.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
