package puzzles

import (
	"context"
	"errors"
	"slices"
	"testing"
)

// TestBatch leaves out cards that are known, under whichever theme, and keeps the promise about yes and no.
func TestBatch(t *testing.T) {
	first, err := Batch(t.Context(), CloseOrNot, 6, 3, nil)
	if err != nil {
		t.Fatal(err)
	}
	sure := 0
	for _, p := range first {
		if p.Certain {
			sure++
		}
		if !p.Everywhere() || p.Rate < 0 || p.Rate > 1 || p.Guaranteed > p.Hands {
			t.Errorf("%s: %+v", p.ID, p)
		}
	}
	if len(first) != 6 || sure != 3 {
		t.Errorf("%d puzzles, %d certain, want 6 and 3", len(first), sure)
	}
	// The same cards, said to be of another theme.
	known := slices.Clone(first[:3])
	for i := range known {
		known[i].Theme = Closing
	}
	second, err := Batch(t.Context(), CloseOrNot, 6, 3, known)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range second {
		if slices.ContainsFunc(known, func(q Puzzle) bool { return p.ID == q.ID }) {
			t.Errorf("%s is known, and found again", p.ID)
		}
	}
}

// TestBatchStops: nothing goes on once the caller has gone.
func TestBatchStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for _, theme := range Themes() {
		if _, err := Batch(ctx, theme, 1, 3, nil); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: got %v", theme, err)
		}
	}
}

// TestFull: half are certain where the question is yes or no, of snapszers three in eight.
func TestFull(t *testing.T) {
	for _, c := range []struct {
		theme        Theme
		certain      bool
		sure, all, n int
		want         bool
	}{
		{CloseOrNot, true, 2, 4, 6, false},
		{CloseOrNot, true, 3, 4, 6, true},
		{CloseOrNot, false, 2, 4, 6, false},
		{CloseOrNot, false, 2, 5, 6, true},
		{CloseOrNot, true, 3, 3, 7, false}, // the odd one is certain
		{CloseOrNot, false, 0, 3, 7, true},
		{Snapszer, true, 2, 2, 8, false},
		{Snapszer, true, 3, 3, 8, true},
		{Snapszer, false, 0, 4, 8, false},
		{Snapszer, false, 0, 5, 8, true},
	} {
		if got := c.theme.full(c.certain, c.sure, c.all, c.n); got != c.want {
			t.Errorf("%+v: got %v", c, got)
		}
	}
}

// TestLevel divides by rate, then by size, and each answer by itself.
func TestLevel(t *testing.T) {
	names := func(list []Puzzle) (ids []string, levels []Level) {
		for _, p := range list {
			ids, levels = append(ids, p.ID), append(levels, p.Level)
		}
		return ids, levels
	}
	thirds := []Level{Easy, Easy, Medium, Medium, Hard, Hard}
	for _, c := range []struct {
		what string
		list []Puzzle
		ids  []string
	}{
		{"by rate, then size, then name", []Puzzle{
			{ID: "f", Theme: Closing, Certain: true, Rate: 0.1, Size: 9}, {ID: "e", Theme: Closing, Certain: true, Rate: 0.5, Size: 30},
			{ID: "d", Theme: Closing, Certain: true, Rate: 0.5, Size: 20}, {ID: "c", Theme: Closing, Certain: true, Rate: 0.5, Size: 20},
			{ID: "b", Theme: Closing, Certain: true, Rate: 0.9, Size: 80}, {ID: "a", Theme: Closing, Certain: true, Rate: 0.8, Size: 10},
		}, []string{"b", "a", "c", "d", "e", "f"}},
		{"yes and no apart, in no order but that of names", []Puzzle{
			{ID: "z", Theme: Snapszer, Certain: true, Rate: 0.9}, {ID: "y", Theme: Snapszer, Certain: true, Rate: 0.8},
			{ID: "x", Theme: Snapszer, Certain: true, Rate: 0.7}, {ID: "c", Theme: Snapszer, Rate: 0.3},
			{ID: "b", Theme: Snapszer, Rate: 0.2}, {ID: "a", Theme: Snapszer, Rate: 0.1},
		}, []string{"c", "z", "b", "y", "a", "x"}},
	} {
		if ids, levels := names(level(c.list)); !slices.Equal(ids, c.ids) || !slices.Equal(levels, thirds) {
			t.Errorf("%s: got %v %v, want %v", c.what, ids, levels, c.ids)
		}
	}
}
