package locales

import (
	"testing"

	"bummerl/rules"
)

// TestOptionWords: every option has a name of its own and every value short words, and no words are of an option or a value
// that there is not.
func TestOptionWords(t *testing.T) {
	eachPrinter(func(p Printer) {
		named := map[string]bool{}
		for _, opt := range rules.OptionList {
			name := p.OptionName(opt.Name)
			if _, ok := optionNames[opt.Name]; !ok || named[name] {
				t.Errorf("%s: option %s is named %q", p.Lang(), opt.Name, name)
			}
			named[name] = true
			said := map[string]bool{}
			for _, value := range opt.Values {
				word := p.ValueName(opt, value)
				if word == "" || said[word] {
					t.Errorf("%s: value %s of %s is named %q", p.Lang(), value, opt.Name, word)
				}
				said[word] = true
			}
			for value := range valueNames[opt.Name] {
				if !said[p.ValueName(opt, value)] {
					t.Errorf("option %s has no value %q", opt.Name, value)
				}
			}
		}
		if len(optionNames) != len(rules.OptionList) {
			t.Errorf("%d options are named, there are %d", len(optionNames), len(rules.OptionList))
		}
		follow, _ := rules.FindOption("follow")
		target, _ := rules.FindOption("target")
		if p.ValueName(follow, "never") != "" || p.ValueName(target, "all") != "" || p.OptionName("luck") != "luck" {
			t.Error("what there is not has words")
		}
	})
}

// TestExample: every term has an example that names a card or a suit, and every example its term.
func TestExample(t *testing.T) {
	eachPrinter(func(p Printer) {
		terms := p.Glossary()
		for _, g := range terms {
			cards := 0
			for _, s := range p.Example(g.ID) {
				if s.Kind == Card || s.Kind == Suit {
					cards++
				}
			}
			if cards == 0 {
				t.Errorf("%s: the example of %s shows no card: %q", p.Lang(), g.ID, p.Example(g.ID))
			}
		}
		if len(examples) != len(terms) {
			t.Errorf("%d examples, %d terms", len(examples), len(terms))
		}
		if p.Example("luck") != nil {
			t.Error("a term that there is not has an example")
		}
	})
}
