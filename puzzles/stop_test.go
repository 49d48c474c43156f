package puzzles

import (
	"context"
	"errors"
	"testing"

	"bummerl/rules"
)

// TestStops: whatever searches stops when the context of whoever asked does.
func TestStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for _, p := range append(hidden(2), Of(LastFive)[0]) {
		for what, ask := range map[string]func() error{
			"walk":  func() error { _, err := p.Walk(ctx, []rules.Action{naturalFirst(p)}); return err },
			"proof": func() error { _, err := p.Proof(ctx); return err },
			"grade": func() error { _, err := p.Grade(ctx, 1, 1); return err },
		} {
			if err := ask(); !errors.Is(err, context.Canceled) {
				t.Errorf("%s: %s gives %v", p.ID, what, err)
			}
		}
		if len(p.Prove(ctx)) == 0 {
			t.Errorf("%s is said to be proven, and nobody looked", p.ID)
		}
	}
}

// naturalFirst gives an action that the puzzle asks for.
func naturalFirst(p Puzzle) rules.Action { return p.Theme.Task().Actions(p.Start()).First() }
