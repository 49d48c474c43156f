package puzzles

import (
	"slices"
	"testing"
)

// TestIndex: the list of contents tells the same as the puzzles.
func TestIndex(t *testing.T) {
	check := func(theme Theme, list []Puzzle) {
		t.Helper()
		var want []Entry
		for _, p := range list {
			want = append(want, Entry{p.ID, p.Theme, p.Level})
		}
		if got := slices.Collect(Index(theme)); !slices.Equal(got, want) {
			t.Errorf("theme %q: %d entries, want those of %d puzzles", theme, len(got), len(want))
		}
	}
	check("", All())
	for _, theme := range Themes() {
		list := Of(theme)
		check(theme, list)
		if got := Count(theme); got != len(list) {
			t.Errorf("%s: counted %d, want %d", theme, got, len(list))
		}
		for _, number := range []int{0, 1, len(list), len(list) + 1} {
			p, ok := At(theme, number)
			if want := number >= 1 && number <= len(list); ok != want || ok && p.ID != list[number-1].ID {
				t.Errorf("%s: number %d is %q, %t", theme, number, p.ID, ok)
			}
		}
	}
	for range Index("") {
		break // whoever has found what he looks for may stop
	}
}
