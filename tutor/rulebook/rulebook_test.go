package rulebook

import (
	"slices"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/tutor/course"
)

// TestSections: every option has exactly one line that gives the sentence of its value, every line with a value has one
// that the option can have, no sentence stands twice, and chapters are those of the course.
func TestSections(t *testing.T) {
	count, ids := map[string]int{}, map[string]bool{}
	for _, s := range append(Sections(), Family()) {
		if _, ok := course.Find(s.Chapter); !ok && s.Chapter != "known" {
			t.Errorf("%s: no chapter %q", s.ID, s.Chapter)
		}
		for _, l := range s.Lines {
			if l.ID != "" && ids[l.ID] {
				t.Errorf("%s stands twice", l.ID)
			}
			ids[l.ID] = true
			opt, ok := rules.FindOption(l.Option)
			if l.Option != "" && !ok {
				t.Errorf("%s: no option %q", s.ID, l.Option)
			}
			if l.ID == "" {
				count[l.Option]++
			} else if l.Option != "" && !slices.Contains(opt.Values, l.Value) {
				t.Errorf("%s: option %s cannot be %q", l.ID, l.Option, l.Value)
			}
		}
		for _, id := range s.Tries {
			if !slices.ContainsFunc(tries, func(t Try) bool { return t.ID == id }) {
				t.Errorf("%s: no table %q", s.ID, id)
			}
		}
	}
	for _, opt := range rules.OptionList {
		if count[opt.Name] != 1 {
			t.Errorf("option %s has %d lines, not 1", opt.Name, count[opt.Name])
		}
		if _, ok := SectionOf(opt.Name); !ok {
			t.Errorf("option %s has no section", opt.Name)
		}
	}
	if _, ok := SectionOf("no"); ok {
		t.Error("an option that is none has a section")
	}
}

// TestFacts: every fact named exists, and where it hangs on an option, so does what tells it; part I, which is told here and
// in no lesson, is told whole, and of the rules (B to G) as much as a player needs.
func TestFacts(t *testing.T) {
	told := map[string]bool{}
	tell := func(who, option string, facts []string) {
		for _, id := range facts {
			fact, ok := course.FindFact(id)
			if !ok {
				t.Errorf("%s tells fact %q, which there is not", who, id)
			}
			if fact.Option != "" && fact.Option != option {
				t.Errorf("%s tells %s, which hangs on %s, but hangs on %q", who, id, fact.Option, option)
			}
			told[id] = true
		}
	}
	for _, s := range append(Sections(), Family()) {
		for _, l := range s.Lines {
			tell(s.ID+"/"+l.ID+l.Option, l.Option, l.Facts)
			if len(l.Facts) == 0 || len(l.Facts) > 3 {
				t.Errorf("%s/%s%s tells %d facts, not one to three", s.ID, l.ID, l.Option, len(l.Facts))
			}
		}
	}
	for _, d := range Disputes() {
		tell("dispute "+d.ID, d.Option, d.Facts)
	}
	for _, f := range course.Facts() {
		if (strings.HasPrefix(f.ID, "I") || f.Option != "" && f.ID[0] >= 'B' && f.ID[0] <= 'G' && f.ID != "D7") && !told[f.ID] {
			t.Errorf("fact %s is told nowhere", f.ID)
		}
	}
}

// TestDisputes: each names options and sections that there are.
func TestDisputes(t *testing.T) {
	for _, d := range Disputes() {
		if _, ok := rules.FindOption(d.Option); d.Option != "" && !ok {
			t.Errorf("%s: no option %q", d.ID, d.Option)
		}
		if d.Section != "" && !slices.ContainsFunc(sections, func(s Section) bool { return s.ID == d.Section }) {
			t.Errorf("%s: no section %q", d.ID, d.Section)
		}
	}
}

// TestHeld: what decides nothing under the rules is not said.
func TestHeld(t *testing.T) {
	says := func(variant, option string) bool {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		s, _ := SectionOf(option)
		return slices.ContainsFunc(s.Held(o), func(l Line) bool { return l.Option == option })
	}
	for _, tt := range []struct {
		variant, option string
		want            bool
	}{
		{"schnapsen", "drawn", false}, {"austrian", "drawn", true}, {"online", "false_claim", false},
		{"schnapsen", "false_claim", true}, {"schnapsen", "snapszer", true},
	} {
		if got := says(tt.variant, tt.option); got != tt.want {
			t.Errorf("%s says something of %s: %t", tt.variant, tt.option, got)
		}
	}
}
