package solve

import (
	"context"
	"encoding/json"
	"testing"

	"bummerl/rules"
)

// closeView reads a vector's record or view: what the seat to act sees.
func closeView(t testing.TB, in json.RawMessage) rules.View {
	t.Helper()
	var kind struct{ Seat *string }
	if err := json.Unmarshal(in, &kind); err != nil {
		t.Fatal(err)
	}
	if kind.Seat != nil {
		f, err := rules.ParseView(in)
		if err != nil {
			t.Fatal(err)
		}
		v, err := f.View()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	r, err := rules.ParseRecord(in)
	if err != nil {
		t.Fatal(err)
	}
	s, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	v, err := r.View(s.Turn())
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestCloseVectors holds Certain, Plan and OpenWins against every closing of the independent implementation, and every
// plan against every hand and defence.
func TestCloseVectors(t *testing.T) {
	vectors := readVectors(t, "../testdata/close.jsonl.gz")
	if len(vectors) != 240 {
		t.Fatalf("read %d vectors, want 240", len(vectors))
	}
	ctx := context.Background()
	fusion := 0
	for _, vec := range vectors {
		v := closeView(t, vec.In)
		v.Excluded = 0 // the contract does not use it here
		h := HandsOf(v)
		if h.Count() != vec.Want.Worlds {
			t.Errorf("%s: %d hands, want %d", vec.Want.ID, h.Count(), vec.Want.Worlds)
			continue
		}
		proof, err := Certain(ctx, v, h, To(rules.Close), testBudget)
		if err != nil || proof.Sure != vec.Want.Sure {
			t.Errorf("%s: sure %v (%v), want %v", vec.Want.ID, proof.Sure, err, vec.Want.Sure)
			continue
		}
		open, err := OpenWins(ctx, v, h, To(rules.Close), testBudget)
		if err != nil || open.Hands != vec.Want.Open || open.Confidence != (Exact{}) {
			t.Errorf("%s: open %v (%v), want %d", vec.Want.ID, open, err, vec.Want.Open)
		}
		if proof.Sure && open.Hands != h.Count() {
			t.Errorf("%s: sure, but %d of %d when open", vec.Want.ID, open.Hands, h.Count())
		}
		if h.Count() <= MostExact {
			best, err := Plan(ctx, v, h, To(rules.Close), testBudget)
			if err != nil || best.Confidence != (Exact{}) || vec.Want.Plan != nil && len(best.Won) != *vec.Want.Plan {
				t.Errorf("%s: plan for %d, %v (%v), want %v", vec.Want.ID, len(best.Won), best.Confidence, err, vec.Want.Plan)
			}
			if len(best.Won) < open.Hands {
				fusion++
			}
			if proof.Sure != (len(best.Won) == h.Count()) || len(best.Won) > open.Hands {
				t.Errorf("%s: sure %v, plan %d, open %d of %d", vec.Want.ID, proof.Sure, len(best.Won), open.Hands, h.Count())
			}
		}
		if proof.Sure {
			for _, w := range worldsOf(t, v, h) {
				playOut(t, w.s, proof.Plan, v.Seat, To(rules.Close))
			}
		}
	}
	if fusion < 5 {
		t.Errorf("only %d closings where no one plan beats what each hand alone would lose to", fusion)
	}
}

// TestPlanBeyondExact wants what is guaranteed over many hands to lie between nothing and what open cards would win, and
// to be won indeed.
func TestPlanBeyondExact(t *testing.T) {
	bounded := 0
	for _, vec := range readVectors(t, "../testdata/close.jsonl.gz") {
		if vec.Want.Sure || vec.Want.Worlds <= MostExact || vec.Want.Worlds > 300 {
			continue
		}
		v := closeView(t, vec.In)
		v.Excluded = 0
		h := HandsOf(v)
		best, err := Plan(context.Background(), v, h, To(rules.Close), testBudget)
		if err != nil {
			t.Errorf("%s: %v", vec.Want.ID, err)
			continue
		}
		if got, ok := best.Confidence.(Guaranteed); ok {
			bounded++
			if got != (Guaranteed{len(best.Won), h.Count()}) {
				t.Errorf("%s: %v for %d of %d hands", vec.Want.ID, got, len(best.Won), h.Count())
			}
		}
		if len(best.Won) > vec.Want.Open {
			t.Errorf("%s: plan for %d, but open only %d", vec.Want.ID, len(best.Won), vec.Want.Open)
		}
		won := map[rules.CardSet]bool{}
		for _, hand := range best.Won {
			won[hand] = true
		}
		for _, w := range worldsOf(t, v, h) {
			if won[w.s.Hand(v.Seat.Other())] {
				playOut(t, w.s, best.Plan, v.Seat, To(rules.Close))
			}
		}
	}
	if bounded < 5 {
		t.Errorf("only %d bounded plans", bounded)
	}
}
