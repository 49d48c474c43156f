package puzzles

import (
	"slices"
	"testing"

	"bummerl/rules"
)

// ten lists the last fives that the collection began with, from the easiest to the hardest.
func ten() []Puzzle { return Of(LastFive)[:10] }

func TestTheTenLastFive(t *testing.T) {
	list := ten()
	if len(list) != 10 {
		t.Fatalf("got %d puzzles, want 10", len(list))
	}
	values, themes := map[int]bool{}, map[Aspect]bool{}
	seats := [2]int{}
	odds := 1.0
	for i, p := range list {
		s := p.Start()
		if p.Number != i+1 {
			t.Errorf("%s: got number %d, want %d", p.ID, p.Number, i+1)
		}
		if got, ok := Get(p.ID); !ok || got.Number != p.Number {
			t.Errorf("Get(%q): got number %d, %v", p.ID, got.Number, ok)
		}
		if !lastFiveOpen(s) {
			t.Errorf("%s is not one of the last five", p.ID)
		}
		v, err := p.Record.View(p.Seat())
		if err != nil {
			t.Fatal(err)
		}
		if v.Unseen != s.Hand(p.Seat().Other()) || v.Turn != p.Seat() {
			t.Errorf("%s: the learner does not know every card", p.ID)
		}
		if n := p.Right.Len(); n < 1 || n > 3 {
			t.Errorf("%s: %d right actions", p.ID, n)
		}
		if naturalIn(s)&^p.Right == 0 {
			t.Errorf("%s: no natural action is wrong", p.ID)
		}
		if want := []string{"schnapsen", "snapszer", "snapszli"}; !slices.Equal(slices.Sorted(slices.Values(p.Variants)), want) {
			t.Errorf("%s: got variants %v, want all of %v", p.ID, p.Variants, want)
		}
		chance, err := newDefender(t.Context(), p.Seat()).chance(s)
		if err != nil {
			t.Fatal(err)
		}
		if chance > odds {
			t.Errorf("%s is easier (%.4f) than the one before (%.4f)", p.ID, chance, odds)
		}
		odds = chance
		aspect, err := p.Aspect(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		values[p.Value], themes[aspect] = true, true
		seats[p.Seat()]++
	}
	if len(values) < 4 || len(themes) < 6 || min(seats[0], seats[1]) < 3 {
		t.Errorf("too much of the same: values %v, themes %v, seats %v", values, themes, seats)
	}
}

func TestUnderAnotherVariant(t *testing.T) {
	p := ten()[0]
	if got := p.Under("snapszli").Start().Options(); got.LastTrick != rules.LastTrickBonus {
		t.Errorf("got last_trick %d, want that of snapszli", got.LastTrick)
	}
	if got := p.Under("santase"); got.Record.Variant != p.Record.Variant {
		t.Errorf("got %s, want the puzzle as it is", got.Record.Variant)
	}
}

// TestBy: rules that differ for matches only are those of the variant, rules that differ for a hand are of none, and then a
// puzzle stays as it is.
func TestBy(t *testing.T) {
	p := ten()[0]
	for text, want := range map[string]string{
		"1h.schnapsen~target-9": "schnapsen", "1h.snapszli~drawn-carry": "snapszli", "1h.snapszer": "snapszer",
		"1h.schnapsen~cards-24": "", "1h.snapszli~failed_close-one": "",
	} {
		_, o, err := rules.ParseRulesText(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := VariantBy(o); got != want {
			t.Errorf("%s is %q for a puzzle, want %q", text, got, want)
		}
		if got, as := p.By(o), p.Under(want); got.Record.Variant != as.Record.Variant || got.Start() != as.Start() {
			t.Errorf("%s gives %s by %s, want %s", text, p.ID, got.Record.Variant, as.Record.Variant)
		}
	}
}

func TestGetUnknown(t *testing.T) {
	if _, ok := Get("last-five-0"); ok {
		t.Error("there is a puzzle last-five-0")
	}
}
