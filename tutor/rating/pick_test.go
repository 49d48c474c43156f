package rating

import (
	"math"
	"strconv"
	"testing"
	"time"

	"bummerl/puzzles"
	"bummerl/tutor"
)

// none leaves nothing out.
func none(puzzles.Puzzle) bool { return false }

// at is a standing with these values in all themes and in closing.
func at(all, closing float64) Standing {
	now := time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)
	kept := func(value float64) tutor.Rating {
		return tutor.Rating{Value: value, Deviation: 60, Volatility: steady, Tries: 30, At: now, Version: 1}
	}
	return StandingOf(map[string]tutor.Rating{tutor.AllThemes: kept(all), string(puzzles.Closing): kept(closing)}, now)
}

// TestNear: what is drawn lies about where seven of ten are expected to be solved, by the strength in its own theme, of many
// themes, and is another with other dice.
func TestNear(t *testing.T) {
	const draws = 60
	for _, strength := range []float64{1300, 1500, 1700} {
		themes, ids, chances := map[puzzles.Theme]int{}, map[string]bool{}, 0.0
		for n := range draws {
			k := Picker{Out: none, Variant: "schnapsen", Dice: string(rune('a' + n))}
			p, ok := k.Near(at(strength, strength+200), puzzles.Themes()...)
			if !ok {
				t.Fatal("nothing is left")
			}
			themes[p.Theme]++
			ids[p.ID] = true
			want := strength
			if p.Theme == puzzles.Closing {
				want += 200
			}
			chance := expected((want-Middle)/scale, (k.Value(p)-Middle)/scale, 1)
			if chances += chance / draws; chance < 0.4 || chance > 0.9 {
				t.Errorf("%s of %s: solved with %.2f, want about %.2f", p.ID, p.Theme, chance, aim)
			}
			if again, _ := k.Near(at(strength, strength+200), puzzles.Themes()...); again.ID != p.ID {
				t.Errorf("%s, asked again %s", p.ID, again.ID)
			}
		}
		if math.Abs(chances-aim) > 0.1 {
			t.Errorf("strength %.0f: solved with %.2f on average, want about %.2f", strength, chances, aim)
		}
		if len(themes) < 6 || len(ids) < 20 {
			t.Errorf("strength %.0f: of %d draws %d puzzles of the themes %v", strength, draws, len(ids), themes)
		}
	}
}

// TestNear_Sides: of the themes that ask which of two things is right, both are right about as often, for the weak and the
// strong: neither a learner's strength nor how far a run has come tells the answer.
func TestNear_Sides(t *testing.T) {
	for _, value := range []float64{1300, 1500, 1900} {
		firsts, all := map[puzzles.Theme]int{}, map[puzzles.Theme]int{}
		for n := range 200 {
			k := Picker{Out: none, Variant: "snapszer", Dice: strconv.Itoa(n)}
			p, ok := k.Near(at(value, value), puzzles.Themes()...)
			if n%2 == 1 {
				p, ok = k.Around(value)
			}
			if !ok {
				t.Fatal("nothing is left")
			}
			if all[p.Theme]++; p.FirstIsRight() {
				firsts[p.Theme]++
			}
		}
		for theme, n := range all {
			if share := float64(firsts[theme]) / float64(n); theme.Either() && n >= 15 && (share < 0.2 || share > 0.8) {
				t.Errorf("%.0f: of %d puzzles of %s %d have the first of two answers", value, n, theme, firsts[theme])
			}
		}
	}
}

// TestNear_WeakTheme: who is weak in a theme still meets it.
func TestNear_WeakTheme(t *testing.T) {
	met := 0
	for n := range 60 {
		k := Picker{Out: none, Variant: "schnapsen", Dice: strconv.Itoa(n)}
		if p, _ := k.Near(at(1400, 1150), puzzles.Themes()...); p.Theme == puzzles.Closing {
			met++
		}
	}
	if met < 3 {
		t.Errorf("of 60 puzzles %d are of the theme", met)
	}
}

// TestNear_Moved: what waits for a learner mostly stays the same while others try puzzles that lie as near, and move them a
// little: a page that is loaded again has the puzzle that was being thought about.
func TestNear_Moved(t *testing.T) {
	const draws = 60
	same := 0
	for n := range draws {
		k := Picker{Out: none, Variant: "schnapsen", Dice: strconv.Itoa(n), Moved: map[string]tutor.Rating{}}
		s := at(1500, 1500)
		first, _ := k.Near(s, puzzles.Themes()...)
		for i, p := range puzzles.Of(first.Theme) {
			if p.ID != first.ID {
				r := OfPuzzle(p)
				r.Value, r.Version = r.Value+float64(i%3-1), 1
				k.Moved[p.ID] = r
			}
		}
		if again, _ := k.Near(s, puzzles.Themes()...); again.ID == first.ID {
			same++
		}
	}
	if same < draws*2/3 {
		t.Errorf("of %d puzzles %d stay", draws, same)
	}
}

// TestNear_Out: nothing that is out is drawn, until nothing is left; the learner's own rules come first.
func TestNear_Out(t *testing.T) {
	seen := map[string]bool{}
	total := len(puzzles.Of(puzzles.Snapszer))
	own, theirs := 0, 0
	for range total {
		k := Picker{Out: func(p puzzles.Puzzle) bool { return seen[p.ID] }, Variant: "snapszer", Dice: "x"}
		p, ok := k.Near(StandingOf(nil, time.Time{}), puzzles.Snapszer)
		if !ok || seen[p.ID] || p.Theme != puzzles.Snapszer {
			t.Fatalf("after %d: %s of %s, %t", len(seen), p.ID, p.Theme, ok)
		}
		if p.Under("snapszer").Record.Variant != "snapszer" {
			theirs++
		} else if own++; theirs > 0 {
			t.Fatalf("%s is by the learner's rules and came after one that is not", p.ID)
		}
		seen[p.ID] = true
	}
	k := Picker{Out: func(p puzzles.Puzzle) bool { return seen[p.ID] }}
	if p, ok := k.Near(StandingOf(nil, time.Time{}), puzzles.Snapszer); ok {
		t.Errorf("all are out, and %s is drawn", p.ID)
	}
}

// TestStanding: a theme that was never tried is as strong as all, and less sure; what was moved counts for a puzzle.
func TestStanding(t *testing.T) {
	s := at(1600, 1700)
	if got := s.Theme(puzzles.Closing); got.Value != 1700 || math.Abs(got.Deviation-60) > rounding {
		t.Errorf("closing %v", got)
	}
	if got := s.Theme(puzzles.Defend); got.Value != 1600 || math.Abs(got.Deviation-math.Hypot(60, apart)) > 1 || got.Tries != 0 || got.Version != 0 {
		t.Errorf("a theme never tried %v", got)
	}
	if got := StandingOf(nil, time.Time{}).Theme(puzzles.Defend); got.Value != Middle || got.Deviation != Widest {
		t.Errorf("nobody's %v", got)
	}
	p := puzzles.All()[0]
	k := Picker{Moved: map[string]tutor.Rating{p.ID: {Value: OfPuzzle(p).Value + 30, Version: 2}}}
	if got, want := k.Value(p), OfPuzzle(p).Value+30; got != want {
		t.Errorf("moved by 30: %v, want %v", got, want)
	}
}

// TestRunPuzzle: the puzzles of a run rise.
func TestRunPuzzle(t *testing.T) {
	k := Picker{Out: none, Variant: "schnapsen"}
	for n := range 25 {
		k.Dice = string(rune('a' + n))
		p, ok := k.RunPuzzle(n)
		if want := float64(runBegins + runRises*n); !ok || math.Abs(k.Value(p)-want) > 100 {
			t.Errorf("puzzle %d of a run is worth %.0f, want about %.0f", n, k.Value(p), want)
		}
	}
}
