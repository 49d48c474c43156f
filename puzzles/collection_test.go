package puzzles

import (
	"testing"

	"bummerl/rules"
)

// TestCollection holds the collection to its promise: enough of every theme, no cards twice under whichever theme, three
// levels of a size, half of the questions of yes or no answered with yes, or a little less (TestSides has the other
// questions which of two things is right).
func TestCollection(t *testing.T) {
	if n := len(All()); n < 3000 {
		t.Errorf("%d puzzles, want 3000", n)
	}
	cards := map[string]string{}
	for _, theme := range Themes() {
		list := Of(theme)
		if len(list) < 150 {
			t.Errorf("%d puzzles of %s, want 150", len(list), theme)
		}
		levels, sure := map[Level]int{}, 0
		for i, p := range list {
			key, err := p.cards()
			if err != nil {
				t.Fatal(err)
			}
			if cards[key] != "" {
				t.Errorf("%s has the cards of %s", p.ID, cards[key])
			}
			cards[key] = p.ID
			if p.Number != i+1 {
				t.Errorf("%s: number %d, want %d", p.ID, p.Number, i+1)
			}
			if got, ok := Get(p.ID); !ok || got.Number != p.Number || got.Theme != theme {
				t.Errorf("Get(%q) gives %s %d", p.ID, got.Theme, got.Number)
			}
			if p.Variants[0] != p.Record.Variant || theme != Snapszer && !p.Everywhere() {
				t.Errorf("%s: variants %v", p.ID, p.Variants)
			}
			levels[p.Level]++
			if p.Certain {
				sure++
			}
		}
		for _, level := range Levels() {
			if share := float64(levels[level]) / float64(len(list)); share < 0.3 || share > 0.37 {
				t.Errorf("%s: %.0f %% are %s", theme, 100*share, level)
			}
		}
		low, high := 1.0, 1.0
		switch theme {
		case CloseOrNot:
			low, high = 0.45, 0.55
		case Snapszer: // a certain one is rare
			low, high = 0.35, 0.55
		}
		if share := float64(sure) / float64(len(list)); share < low || share > high {
			t.Errorf("%s: %.0f %% are certain", theme, 100*share)
		}
	}
}

// TestSides: of the questions which of two ways to begin is right, half have the one answer, in each level, and all have
// one; a look at every fourth tells.
func TestSides(t *testing.T) {
	for _, theme := range Themes() {
		if !theme.sided() {
			continue
		}
		firsts, all := map[Level]int{}, map[Level]int{}
		rich, pressed, looked := 0, 0, 0 // rules of thumb: rich tricks are taken; against somebody near 66 all that can be
		for i, p := range Of(theme) {
			if i%4 != 0 {
				continue
			}
			first, err := p.side(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if all[p.Level]++; first {
				firsts[p.Level]++
			}
			if got := p.FirstIsRight(); got != first {
				t.Errorf("%s: without a proof the first of the two is said to be right: %t, proven %t", p.ID, got, first)
			}
			if looked++; first == isRich(p.start.Led()) {
				rich++
			}
			if first == p.pressed() {
				pressed++
			}
		}
		for what, thumb := range map[string]int{"the card led": rich, "what the opponent has": pressed} {
			if share := float64(thumb) / float64(looked); theme == TakeOrLetGo && (share < 0.35 || share > 0.65) {
				t.Errorf("%s: %s tells the answer, %d of %d", theme, what, thumb, looked)
			}
		}
		for _, level := range Levels() {
			if share := float64(firsts[level]) / float64(all[level]); all[level] < 10 || share < 0.25 || share > 0.75 {
				t.Errorf("%s, %s: %d of %d take the first of the two", theme, level, firsts[level], all[level])
			}
		}
	}
}

// BenchmarkLoading reads the whole collection, as the first page with a puzzle does.
func BenchmarkLoading(b *testing.B) {
	for b.Loop() {
		for _, theme := range Themes() {
			if _, err := read(theme); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// TestRatesFall measures a share of the puzzles with fresh dice: the levels are not an accident of the dice that made
// them.
func TestRatesFall(t *testing.T) {
	for _, theme := range Themes() {
		sums, counts := map[Level]float64{}, map[Level]int{}
		for i, p := range Of(theme) {
			if i%4 != 0 {
				continue
			}
			rate, err := p.Grade(t.Context(), 7, 8)
			if err != nil {
				t.Fatal(err)
			}
			sums[p.Level] += rate
			counts[p.Level]++
		}
		before := 2.0
		for _, level := range Levels() {
			mean := sums[level] / float64(counts[level])
			if mean >= before {
				t.Errorf("%s: %s puzzles are solved in %.2f of the tries, those before in %.2f", theme, level, mean, before)
			}
			before = mean
		}
	}
}

// TestGenerate finds puzzles, the same twice, and what is found is proven.
func TestGenerate(t *testing.T) {
	for _, theme := range Themes() {
		p := found(t, theme)
		if again := found(t, theme); p.ID != again.ID {
			t.Errorf("%s: got %s, then %s", theme, p.ID, again.ID)
		}
		for _, problem := range p.Prove(t.Context()) {
			t.Errorf("%s %s: %s", theme, p.ID, problem)
		}
	}
}

// found gives the first puzzle that a seed leads to.
func found(t *testing.T, theme Theme) Puzzle {
	t.Helper()
	for p, err := range generate(t.Context(), theme, 8, 3000, func(bool) bool { return true }) {
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	t.Fatalf("nothing is found for %s", theme)
	return Puzzle{}
}

// TestOptionsAreFrozen: the rules that the puzzles are proven by are those of the variants. If a variant changes, the
// puzzles keep the old rules, and somebody has to think.
func TestOptionsAreFrozen(t *testing.T) {
	for _, variant := range Variants {
		got, err := Options(variant)
		if err != nil {
			t.Fatal(err)
		}
		if want, err := rules.Variant(variant); err != nil || got != want {
			t.Errorf("%s: got %+v, want %+v", variant, got, want)
		}
	}
	if _, err := Options("santase"); err == nil {
		t.Error("there are options of santase")
	}
}
