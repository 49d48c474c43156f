package rating

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"bummerl/puzzles"
	"bummerl/tutor"
)

// TestOfPuzzle: what is solved less often is worth more, and half is the middle.
func TestOfPuzzle(t *testing.T) {
	last := math.Inf(1)
	for n := range measured + 1 {
		r := OfPuzzle(puzzles.Puzzle{Rate: float64(n) / measured})
		if r.Value >= last || r.Value < 823 || r.Value > 2177 || r.Deviation < unlike || r.Deviation > Widest {
			t.Errorf("%d of %d is worth %v, one less %.0f", n, measured, r, last)
		}
		last = r.Value
	}
	if got := OfPuzzle(puzzles.Puzzle{Rate: 0.5}).Value; math.Abs(got-Middle) > 1e-9 {
		t.Errorf("half is worth %v", got)
	}
	for _, p := range puzzles.All() {
		if r := OfPuzzle(p); r.Value < Lowest || r.Value > Highest || math.IsNaN(r.Deviation) {
			t.Errorf("%s is worth %v", p.ID, r)
		}
	}
}

// TestMoved_Bounded: whoever tries however often, a puzzle stays near what was measured.
func TestMoved_Bounded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		start := OfPuzzle(puzzles.Puzzle{Rate: rapid.Float64Range(0, 1).Draw(t, "rate")})
		r, right := start, rapid.Bool().Draw(t, "right")
		for range rapid.IntRange(1, 200).Draw(t, "tries") {
			next := moved(r, start, drawRating(t, "learner"), right, 1)
			if right && next.Value > r.Value+rounding || !right && next.Value < r.Value-rounding {
				t.Fatalf("solved: %t; from %v to %v", right, r, next)
			}
			r = next
		}
		if math.Abs(r.Value-start.Value) > Furthest+rounding {
			t.Fatalf("from %v to %v", start, r)
		}
	})
}

// TestKeptPuzzle: a rating that was kept yields where the puzzle was measured anew.
func TestKeptPuzzle(t *testing.T) {
	start := OfPuzzle(puzzles.Puzzle{Rate: 0.5})
	for _, c := range []struct{ kept, want float64 }{{1550, 1550}, {1900, 1700}, {1100, 1300}} {
		if got := keptPuzzle(tutor.Rating{Value: c.kept, Version: 1}, start).Value; math.Abs(got-c.want) > 1e-9 {
			t.Errorf("kept %v: %v, want %v", c.kept, got, c.want)
		}
	}
	if got := keptPuzzle(tutor.Rating{}, start); got != start {
		t.Errorf("nothing kept: %v, want %v", got, start)
	}
}
