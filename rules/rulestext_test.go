package rules

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"
)

// TestRulesText writes random rules on random variants and reads them again; equal rules on the same variant have one text.
func TestRulesText(t *testing.T) {
	dice := rand.New(rand.NewPCG(12, 66))
	type house struct {
		variant string
		o       Options
	}
	texts := map[string]house{}
	for range 3000 {
		h := house{variants[dice.IntN(len(variants))].name, randomOptions(t, dice)}
		text := RulesText(h.variant, h.o)
		if was, ok := texts[text]; ok && was != h || !urlSafe.MatchString(text) {
			t.Fatalf("%s is how %v and %v are written", text, was, h)
		}
		texts[text] = h
		variant, o, err := ParseRulesText(text)
		if variant != h.variant || o != h.o || (err != nil) != (len(o.Contradictions()) > 0) {
			t.Fatalf("%s: got %s %+v, %v", text, variant, o, err)
		}
	}
}

// TestParseRulesText: what is wrong is named, and the rest is kept. The good texts are those of links in the world.
func TestParseRulesText(t *testing.T) {
	for _, test := range []struct {
		text, kept string // kept is RulesText of what was read, "" if that is the text itself
		faults     []RuleFault
	}{
		{text: "1h.schnapsen"},
		{text: "1h.snapszer~last_trick-count~target-9"},
		{text: "1h.sharp~failed_close-trickless-at-end"},
		{text: "1h.schnapsen~target-9~cards-24", kept: "1h.schnapsen~cards-24~target-9"},
		{text: "1h.schnapsen~target-7", kept: "1h.schnapsen"},
		{"", "1h.schnapsen", []RuleFault{{Kind: RulesUnreadable}}},
		{"2h.sharp", "1h.schnapsen", []RuleFault{{Kind: RulesUnreadable, Value: "2h.sharp"}}},
		{"1r.sharp", "1h.schnapsen", []RuleFault{{Kind: RulesUnreadable, Value: "1r.sharp"}}},
		{"1h", "1h.schnapsen", []RuleFault{{Kind: NoVariant}}},
		{"1h.whist~target-9", "1h.schnapsen~target-9", []RuleFault{{Kind: NoVariant, Value: "whist"}}},
		{"1h.sharp~cards-24~tar", "1h.sharp~cards-24", []RuleFault{{Kind: NoOption, Option: "tar"}}},
		{"1h.sharp~cards-24~target-", "1h.sharp~cards-24", []RuleFault{{Kind: NoValue, Option: "target"}}},
		{"1h.sharp~cards-32~joker-true~target-100~follow-after-talon", "1h.sharp~follow-after-talon", []RuleFault{
			{Kind: NoValue, Option: "cards", Value: "32"}, {Kind: NoOption, Option: "joker", Value: "true"},
			{Kind: NoValue, Option: "target", Value: "100"},
		}},
		{"1h.sharp~target-9~target-11", "1h.sharp~target-9", []RuleFault{{Kind: OptionTwice, Option: "target", Value: "11"}}},
		{"1h.sharp~", "1h.sharp", []RuleFault{{Kind: NoOption}}},
		{"1h.santase~kontra-true~snapszer-true~x", "1h.santase~snapszer-true~kontra-true", []RuleFault{
			{Kind: NoOption, Option: "x"},
			{Kind: Contradiction, Option: "snapszer", Value: "true", Other: "first_trick_ban", OtherValue: "true"},
		}},
	} {
		variant, o, err := ParseRulesText(test.text)
		if test.kept == "" {
			test.kept = test.text
		}
		if got := RulesText(variant, o); got != test.kept {
			t.Errorf("%q: read as %s, want %s", test.text, got, test.kept)
		}
		var wrong *RulesError
		if errors.As(err, &wrong) != (test.faults != nil) || wrong != nil && !reflect.DeepEqual(wrong.Faults, test.faults) {
			t.Errorf("%q: %v, want %v", test.text, err, test.faults)
		}
	}
}

// FuzzRulesText: whatever comes is read as rules of the game, and what is read is written and read again as the same.
func FuzzRulesText(f *testing.F) {
	f.Add("1h.snapszer~last_trick-count~target-9")
	f.Add("1h.santase~snapszer-true~tar")
	f.Fuzz(func(t *testing.T, text string) {
		variant, o, err := ParseRulesText(text)
		refused(t, err)
		for _, opt := range OptionList {
			if opt.Value(o) == "" {
				t.Errorf("%q leaves %s without a value", text, opt.Name)
			}
		}
		again, same, _ := ParseRulesText(RulesText(variant, o))
		if again != variant || same != o {
			t.Errorf("%q is read as %s, and that as %s", text, RulesText(variant, o), RulesText(again, same))
		}
	})
}
