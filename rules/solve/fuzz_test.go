package solve

import (
	"context"
	"errors"
	"testing"

	"bummerl/rules"
)

// fuzzBudget keeps a single input short; running out of it is a fair answer.
const fuzzBudget = 20_000

// FuzzSolvePosition asks for the worth of whatever position the bytes set up. What cannot be is refused, and nothing
// panics.
func FuzzSolvePosition(f *testing.F) {
	for _, v := range readVectors(f, "testdata/solve.jsonl.gz")[:40] {
		f.Add([]byte(v.In))
	}
	f.Add([]byte(`{"position":{"trump":"d","forehand":["Jc"],"dealer":["Ad"],"talon":["Kd","Qd"],"turn":"forehand","led":"","points":{"forehand":43,"dealer":26},"tricks":{"forehand":3,"dealer":2},"closed_by":"dealer","closed":{"opponent_points":0,"opponent_tricks":0,"closer_tricks":0}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := state(data)
		if err != nil {
			return
		}
		r, err := New(context.Background(), fuzzBudget).Solve(s)
		if errors.Is(err, ErrBudget) || errors.Is(err, ErrOver) {
			return
		}
		if err != nil || r.Best == 0 || r.Best&^Candidates(s) != 0 {
			t.Errorf("%s: %v (%v)", data, r, err)
		}
	})
}

// FuzzCloseView asks everything about closing, and about going on from where it stands, of whatever view the bytes
// describe.
func FuzzCloseView(f *testing.F) {
	for _, v := range readVectors(f, "../testdata/close.jsonl.gz")[:40] {
		f.Add([]byte(v.In))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		form, err := rules.ParseView(data)
		if err != nil {
			return
		}
		v, err := form.View()
		if err != nil {
			return
		}
		h := HandsOf(v)
		for _, task := range []Task{To(rules.Close), To(rules.Snapszer), To(rules.Knock), To(rules.NoAction)} {
			proof, err := Certain(context.Background(), v, h, task, fuzzBudget)
			if err != nil {
				continue // not to be undertaken here, or too much for the budget
			}
			if proof.Sure == (proof.Plan == nil) || proof.Sure == (len(proof.Against) > 0) {
				t.Errorf("%s: sure %v with plan %v and %d refutations", data, proof.Sure, proof.Plan, len(proof.Against))
			}
			open, err := OpenWins(context.Background(), v, h, task, fuzzBudget)
			if err == nil && open.Confidence == (Exact{}) && proof.Sure && open.Hands != h.Count() {
				t.Errorf("%s: sure, but %d of %d hands when open", data, open.Hands, h.Count())
			}
			best, err := Plan(context.Background(), v, h, task, fuzzBudget)
			if err == nil && open.Confidence == (Exact{}) && len(best.Won) > open.Hands {
				t.Errorf("%s: a plan for %d of %d", data, len(best.Won), open.Hands)
			}
		}
	})
}
