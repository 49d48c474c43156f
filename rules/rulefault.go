package rules

import (
	"fmt"
	"strings"
)

// RuleFaultKind is what is wrong with rules that somebody wrote.
type RuleFaultKind uint8

// The faults, with the fields of RuleFault that they set.
const (
	// RulesUnreadable: Value is no text of rules, or of another version.
	RulesUnreadable RuleFaultKind = iota + 1
	// NoVariant: Value names no variant.
	NoVariant
	// NoOption: there is no Option of that name, which would be Value.
	NoOption
	// NoValue: Option cannot be Value.
	NoValue
	// OptionTwice: Option is told a second time, as Value; the first counts.
	OptionTwice
	// Contradiction: Option as Value cannot be meant together with Other as OtherValue.
	Contradiction
)

// RuleFault is one thing that is wrong with rules.
type RuleFault struct {
	Kind                             RuleFaultKind
	Option, Value, Other, OtherValue string
}

// String says it in a clause.
func (f RuleFault) String() string {
	switch f.Kind {
	case NoVariant:
		return fmt.Sprintf("no variant %q", f.Value)
	case NoOption:
		return fmt.Sprintf("no option %q", f.Option)
	case NoValue:
		opt, _ := FindOption(f.Option)
		return fmt.Sprintf("option %s cannot be %q (%s)", f.Option, f.Value, opt.allowed())
	case OptionTwice:
		return fmt.Sprintf("option %s is told twice", f.Option)
	case Contradiction:
		return fmt.Sprintf("option %s cannot be %s while %s is %s", f.Option, f.Value, f.Other, f.OtherValue)
	}
	return fmt.Sprintf("%q is no text of rules (%s%s.)", f.Value, textVersion, rulesKind)
}

// RulesError refuses rules and names every reason.
type RulesError struct{ Faults []RuleFault }

// Error gives all reasons, one clause each.
func (e *RulesError) Error() string {
	clauses := make([]string, len(e.Faults))
	for i, f := range e.Faults {
		clauses[i] = f.String()
	}
	return "rules: " + strings.Join(clauses, "; ")
}
