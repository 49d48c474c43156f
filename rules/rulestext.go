package rules

import (
	"slices"
	"strings"
)

// The text form of rules alone, for links and for keeping what a table plays by:
//
//	1h.RULES
//
// with version and RULES as in the text of a record: a variant's name, then what differs from it. It is read more
// leniently than a record: whoever gets half a link to somebody's rules has at least those that are still there.

// rulesKind is the second character of such a text.
const rulesKind = "h"

// RulesText writes a variant with what is changed of it, in the one way in which it is kept. An unknown variant is
// replaced by the nearest.
func RulesText(variant string, o Options) string {
	return textVersion + rulesKind + "." + rulesText(variant, o)
}

// ParseRulesText reads what RulesText writes. The error is a *RulesError with all that is wrong, contradictions
// included; variant and options are then what could be read, on the default variant if the text names none. Options may
// stand in any order, and also as the variant has them.
func ParseRulesText(text string) (variant string, o Options, err error) {
	version, written, _ := strings.Cut(text, ".")
	if version != textVersion+rulesKind {
		o, _ = Variant(DefaultVariant)
		return DefaultVariant, o, &RulesError{Faults: []RuleFault{{Kind: RulesUnreadable, Value: text}}}
	}
	variant, o, faults := readRules(written)
	if faults = append(faults, o.Contradictions()...); len(faults) > 0 {
		return variant, o, &RulesError{Faults: faults}
	}
	return variant, o, nil
}

// readRules reads what rulesText writes, as much as there is.
func readRules(text string) (variant string, o Options, faults []RuleFault) {
	variant, changes, changed := strings.Cut(text, "~")
	o, err := Variant(variant)
	if err != nil {
		faults = append(faults, RuleFault{Kind: NoVariant, Value: variant})
		variant = DefaultVariant
		o, _ = Variant(variant)
	}
	var seen []string
	for changed {
		var change string
		change, changes, changed = strings.Cut(changes, "~")
		name, value, _ := strings.Cut(change, "-")
		opt, ok := FindOption(name)
		switch {
		case !ok:
			faults = append(faults, RuleFault{Kind: NoOption, Option: name, Value: value})
			continue
		case slices.Contains(seen, name):
			faults = append(faults, RuleFault{Kind: OptionTwice, Option: name, Value: value})
			continue
		}
		seen = append(seen, name)
		if o, err = opt.With(o, value); err != nil {
			faults = append(faults, RuleFault{Kind: NoValue, Option: name, Value: value})
		}
	}
	return variant, o, faults
}
