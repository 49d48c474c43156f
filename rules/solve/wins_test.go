package solve

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// TestWins: of what is won after each beginning the most is what the best plan wins, and all is won after those beginnings
// after which Certain says so, in random positions of every variant.
func TestWins(t *testing.T) {
	partly := 0
	for _, name := range rules.Variants() {
		dice := rand.New(rand.NewPCG(5, uint64(len(name))))
		for n := 0; n < 12; {
			v, h, ok := randomTask(t, variant(t, name), dice)
			if !ok || v.Turn != v.Seat {
				continue
			}
			n++
			h = fewer(h, 12, dice)
			for _, task := range tasksOf(v) {
				if winsFit(t, v, h, task) {
					partly++
				}
			}
		}
	}
	if partly < 20 {
		t.Errorf("%d positions in which some hands are won and some are not, too few to say anything", partly)
	}
}

// winsFit compares Wins with Plan and Certain and tells whether some hands are won and some are not.
func winsFit(t *testing.T, v rules.View, h Hands, task Task) bool {
	t.Helper()
	ctx := context.Background()
	actions := task.Actions(mustBegin(t, v, h).state)
	won, looked, err := Wins(ctx, v, h, task, actions, testBudget)
	if err != nil || len(won) != actions.Len() {
		t.Fatalf("%v: %v for %v, looked at %d (%v)", task, won, actions.List(), looked, err)
	}
	best, err := Plan(ctx, v, h, task, testBudget)
	if err != nil {
		t.Fatal(err)
	}
	proof, err := Certain(ctx, v, h, task, testBudget)
	if err != nil {
		t.Fatal(err)
	}
	most := 0
	for a, n := range won {
		most = max(most, n)
		if sure := n == h.Count(); sure != proof.Right.Has(a) {
			t.Errorf("%v: %v wins %d of %d, right are %v\n%+v", task, a, n, h.Count(), proof.Right.List(), v)
		}
	}
	if most != len(best.Won) {
		t.Errorf("%v: %v, the best plan wins %d\n%+v", task, won, len(best.Won), v)
	}
	return most > 0 && most < h.Count()
}

// TestWins_Refused: too many hands, or too few moments, are errors.
func TestWins_Refused(t *testing.T) {
	dice := rand.New(rand.NewPCG(6, 6))
	for many, few := false, false; !many || !few; {
		v, h, ok := randomTask(t, variant(t, rules.DefaultVariant), dice)
		if !ok || v.Turn != v.Seat {
			continue
		}
		task := tasksOf(v)[0]
		actions := task.Actions(mustBegin(t, v, h).state)
		if h.Count() > MostExact {
			many = true
			if _, _, err := Wins(context.Background(), v, h, task, actions, testBudget); !errors.Is(err, ErrMany) {
				t.Fatalf("%d hands: %v", h.Count(), err)
			}
			continue
		}
		if _, looked, err := Wins(context.Background(), v, h, task, actions, testBudget); err != nil || looked < 200 {
			continue
		}
		few = true
		if _, _, err := Wins(context.Background(), v, h, task, actions, 10); !errors.Is(err, ErrBudget) {
			t.Fatalf("10 moments: %v", err)
		}
	}
}
