package tally_test

import (
	"slices"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor/tally"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		text, read string
		whole      bool
	}{
		{"", "", true},
		{"a1b2-a3", "a1b2-a3", true},
		{"a12-", "a12-", true},
		{"a1b", "a1", false},
		{"a1c2", "a1", false},
		{"a0", "", false},
		{"a1a02", "a1", false},
		{"a48", "a48", true},
		{"a49", "", false},
		{"b99999999999999999999", "", false},
		{"a1 b2", "a1", false},
		{strings.Repeat("-", tally.MostHands+1), strings.Repeat("-", tally.MostHands), false},
	} {
		hands, whole := tally.Parse(c.text)
		if hands.String() != c.read || whole != c.whole {
			t.Errorf("%q: %q, %t", c.text, hands, whole)
		}
	}
}

func TestReckon(t *testing.T) {
	for _, c := range []struct {
		name, variant, hands string
		three                bool
		points, bummerl      [2]int
		carry, won, dealer   int
		over                 bool
	}{
		{"nothing yet", "schnapsen", "", false, [2]int{}, [2]int{}, 0, -1, 1, false},
		{"two hands", "schnapsen", "a2b1", false, [2]int{2, 1}, [2]int{}, 0, -1, 1, false},
		{"a match", "schnapsen", "a3b1a3a2", false, [2]int{8, 1}, [2]int{0, 1}, 0, -1, 1, true},
		{"the next one", "schnapsen", "a3b1a3a2b2", false, [2]int{0, 2}, [2]int{0, 1}, 0, -1, 0, false},
		{"a drawn hand is nothing", "schnapsen", "-a1", false, [2]int{1, 0}, [2]int{}, 0, -1, 1, false},
		{"a drawn hand waits", "austrian", "a1--", false, [2]int{1, 0}, [2]int{}, 2, -1, 0, false},
		{"and is won", "austrian", "a1--b1", false, [2]int{1, 3}, [2]int{}, 0, -1, 1, false},
		{"Schneider is one", "schnapsen", "b3b3b3", false, [2]int{0, 9}, [2]int{1, 0}, 0, -1, 0, true},
		{"Schneider is two", "austrian", "b3b3b3", false, [2]int{0, 9}, [2]int{2, 0}, 0, -1, 0, true},
		{"and wins two of three", "austrian", "b3b3b3", true, [2]int{0, 9}, [2]int{2, 0}, 0, 1, 0, true},
		{"after which it begins anew", "austrian", "b3b3b3a1", true, [2]int{1, 0}, [2]int{}, 0, -1, 1, false},
		{"one each", "snapszer", "a6a1b12", true, [2]int{0, 12}, [2]int{1, 1}, 0, -1, 0, true},
		{"to eleven", "santase", "a3a3a3", false, [2]int{9, 0}, [2]int{}, 0, -1, 0, false},
	} {
		o, err := rules.Variant(c.variant)
		if err != nil {
			t.Fatal(err)
		}
		hands, whole := tally.Parse(c.hands)
		p := tally.Table{Options: o, Three: c.three, First: 1}.Reckon(hands)
		if !whole || p.Score.Points != c.points || p.Bummerl != c.bummerl || p.Score.Carry != c.carry || p.Won != c.won ||
			p.Dealer != c.dealer || p.Score.Over() != c.over || len(p.Lines) != len(hands) {
			t.Errorf("%s: %+v", c.name, p)
		}
	}
}

func TestValues(t *testing.T) {
	for text, want := range map[string][]int{
		"1h.schnapsen": {1, 2, 3}, "1h.santase": {1, 2, 3}, "1h.snapszer": {1, 2, 3, 4, 6, 8}, "1h.snapszer~target-1": {1},
		"1h.snapszer~kontra-false": {1, 2, 3, 6}, "1h.schnapsen~target-2": {1, 2},
		"1h.snapszer~target-99": {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48},
	} {
		_, o, err := rules.ParseRulesText(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := tally.Values(o); !slices.Equal(got, want) {
			t.Errorf("%s: %v", text, got)
		}
	}
}

func TestAnyValues(t *testing.T) {
	for _, text := range []string{"1h.schnapsen", "1h.snapszer~target-99", "1h.snapszer~target-5"} {
		_, o, err := rules.ParseRulesText(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, points := range tally.Values(o) {
			if !slices.Contains(tally.AnyValues(), points) {
				t.Errorf("%s: %d is missing", text, points)
			}
		}
	}
}
