package solve

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"unsafe"

	"bummerl/rules"
)

// TestSearchesStop wants every search to end at its budget and when its context does, and to say so.
func TestSearchesStop(t *testing.T) {
	o := variant(t, "schnapsen")
	dice := rand.New(rand.NewPCG(3, 3))
	v, ok := randomView(t, o, dice, func(s rules.State) bool { return s.OnLead() })
	if !ok {
		t.Fatal("no deal")
	}
	h := HandsOf(v)
	hand, _ := h.Any()
	s, ok := v.Suppose(hand)
	if !ok {
		t.Fatal("no state")
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	few := fewer(h, 40, dice)
	for name, ask := range map[string]func(ctx context.Context, budget int) error{
		"solve":   func(ctx context.Context, n int) error { _, err := New(ctx, n).Solve(s); return err },
		"certain": func(ctx context.Context, n int) error { _, err := Certain(ctx, v, h, To(rules.Close), n); return err },
	} {
		if err := ask(context.Background(), 2); !errors.Is(err, ErrBudget) {
			t.Errorf("%s with 2 nodes: got %v, want ErrBudget", name, err)
		}
		if err := ask(stopped, testBudget); !errors.Is(err, context.Canceled) {
			t.Errorf("%s after its context ended: got %v, want context.Canceled", name, err)
		}
	}
	if _, err := OpenWins(stopped, v, h, To(rules.Close), testBudget); !errors.Is(err, context.Canceled) {
		t.Errorf("open after its context ended: got %v, want context.Canceled", err)
	}
	if _, err := Plan(stopped, v, few, To(rules.Close), testBudget); !errors.Is(err, context.Canceled) {
		t.Errorf("plan after its context ended: got %v, want context.Canceled", err)
	}
	best, err := Plan(context.Background(), v, few, To(rules.Close), 100)
	if got, ok := best.Confidence.(Guaranteed); err != nil || !ok || got.K != len(best.Won) || got.N != few.Count() {
		t.Errorf("plan with 100 nodes: got %v (%v), want a guarantee", best.Confidence, err)
	}
	part, err := OpenWins(context.Background(), v, h, To(rules.Close), 3000)
	if got, ok := part.Confidence.(Estimated); err != nil || !ok || got.Margin <= 0 {
		t.Errorf("open with 3000 nodes: got %v (%v), want an estimate", part.Confidence, err)
	}
}

// TestEstimatesHold wants nearly all estimates of a short count to lie within their margin of the whole one.
func TestEstimatesHold(t *testing.T) {
	o := variant(t, "snapszli")
	dice := rand.New(rand.NewPCG(3, 4))
	within, n := 0, 0
	for n < 60 {
		v, ok := randomView(t, o, dice, func(s rules.State) bool { return s.OnLead() && s.TalonLeft() == 8 })
		if !ok || !v.Legal.Has(rules.Close) || v.Announced != 0 {
			continue
		}
		whole, err := OpenWins(context.Background(), v, HandsOf(v), To(rules.Close), testBudget)
		if err != nil {
			t.Fatal(err)
		}
		part, err := OpenWins(context.Background(), v, HandsOf(v), To(rules.Close), 1500)
		if err != nil {
			t.Fatal(err)
		}
		e, ok := part.Confidence.(Estimated)
		if !ok {
			continue
		}
		n++
		if d := float64(part.Hands - whole.Hands); d*d <= e.Margin*e.Margin {
			within++
		}
	}
	if within < n*9/10 {
		t.Errorf("%d of %d estimates hold, want nearly all", within, n)
	}
}

// TestSideBySide runs searches at once; the race detector watches when it is on.
func TestSideBySide(t *testing.T) {
	o := variant(t, "schnapsen")
	var wait sync.WaitGroup
	for seed := range uint64(4) {
		wait.Go(func() {
			dice := rand.New(rand.NewPCG(8, seed))
			for n := 0; n < 10; {
				s, ok := randomLate(t, o, dice, 5)
				if !ok {
					continue
				}
				n++
				first, err := Solve(s)
				again, err2 := New(context.Background(), testBudget).Solve(s)
				if err != nil || err2 != nil || first != again {
					t.Errorf("got %v (%v), alone %v (%v)", first, err, again, err2)
				}
			}
		})
	}
	wait.Wait()
}

// TestMemory holds the largest tables under 64 MB each.
func TestMemory(t *testing.T) {
	const most = 64 << 20
	if got := mostSlots * int(slotSize); got > most {
		t.Errorf("a solver's table may take %d bytes", got)
	}
	if got := mostVerdicts * int(verdictSize); got > most {
		t.Errorf("a prover's table may take %d bytes", got)
	}
}

const (
	slotSize    = unsafe.Sizeof(slot{})
	verdictSize = unsafe.Sizeof(verdict{})
)
