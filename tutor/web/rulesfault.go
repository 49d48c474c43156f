package web

import (
	"errors"

	"bummerl/rules"
	"bummerl/templates"
)

// longFault is how many letters of a stranger's text a fault repeats.
const longFault = 40

// faultsOf gives what is wrong with rules that were refused; nil if the error says nothing of it.
func faultsOf(err error) []rules.RuleFault {
	var wrong *rules.RulesError
	if errors.As(err, &wrong) {
		return wrong.Faults
	}
	return nil
}

// ruleFault says what is wrong with rules, wherever they come from.
func (v *visit) ruleFault(f rules.RuleFault) string {
	opt, known := rules.FindOption(f.Option)
	value := clipped(f.Value, longFault)
	switch f.Kind {
	case rules.NoVariant:
		return v.p.HouseFaultVariant(value)
	case rules.NoOption:
		return v.p.HouseFaultOption(clipped(f.Option, longFault))
	case rules.OptionTwice:
		return v.p.HouseFaultTwice(v.p.OptionName(f.Option))
	case rules.NoValue:
		if low, high, ok := rangeOf(opt); ok {
			return v.p.HouseFaultNumber(v.p.OptionName(f.Option), value, low, high)
		}
		return v.p.HouseFaultValue(v.p.OptionName(f.Option), value)
	case rules.Contradiction:
		if other, ok := rules.FindOption(f.Other); ok && known {
			return v.p.HouseFaultContradiction(v.p.Rule(opt, f.Value), v.p.Rule(other, f.OtherValue))
		}
	}
	return v.p.HouseFaultUnreadable(value)
}

// ruleFaults says all of it, each with the place in the editor where it can be mended, if there is one.
func (v *visit) ruleFaults(faults []rules.RuleFault) []templates.HouseFault {
	var list []templates.HouseFault
	for _, f := range faults {
		said := templates.HouseFault{Text: v.ruleFault(f)}
		if _, ok := rules.FindOption(f.Option); ok {
			said.Option, said.Label = f.Option, v.p.OptionName(f.Option)
		}
		list = append(list, said)
	}
	return list
}

// clipped gives a text that is not longer than so many letters, with a sign where something was left out.
func clipped(text string, most int) string {
	if letters := []rune(asTyped(text)); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return asTyped(text)
}
