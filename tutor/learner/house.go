package learner

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"bummerl/rules"
	"bummerl/tutor"
)

// HouseNameMost is how many characters the name of a learner's own rules may have.
const HouseNameMost = 40

// HouseName gives a name as it is kept: without space around it, and with single spaces within.
func HouseName(written string) string { return strings.Join(strings.Fields(written), " ") }

// validateHouse refuses rules of the learner's own that cannot be read, contradict themselves or have no proper name. What
// is wrong with the rules is a *rules.RulesError.
func validateHouse(set tutor.Settings) error {
	switch {
	case set.House == "" && set.Variant == tutor.VariantHouse:
		return errors.New("no rules of the learner's own to play by")
	case set.House == "" && set.HouseName != "":
		return errors.New("a name of no rules")
	case set.House == "":
		return nil
	case utf8.RuneCountInString(set.HouseName) > HouseNameMost:
		return fmt.Errorf("the name of the rules is longer than %d characters", HouseNameMost)
	case !utf8.ValidString(set.HouseName) || set.HouseName != HouseName(set.HouseName) || strings.ContainsFunc(set.HouseName, unicode.IsControl):
		return fmt.Errorf("%q is no name of rules", set.HouseName)
	}
	variant, o, err := rules.ParseRulesText(set.House)
	if err != nil {
		return err
	}
	if usual := rules.RulesText(variant, o); set.House != usual {
		return fmt.Errorf("the rules %s are written %s", set.House, usual)
	}
	return nil
}

// RulesIn gives the rules that somebody with these settings plays by on a page of this language. Of rules of the learner's
// own that a later program cannot read whole, it is what it can.
func RulesIn(set tutor.Settings, lang string) tutor.Rules {
	set = In(set, lang)
	if set.Variant == tutor.VariantHouse {
		return House(set)
	}
	return variantRules(set.Variant)
}

// House gives the learner's own rules, whether they are played by or not; the default variant for those who have none.
func House(set tutor.Settings) tutor.Rules {
	if set.House == "" {
		return variantRules(rules.DefaultVariant)
	}
	r := tutor.Rules{ID: tutor.VariantHouse, Name: set.HouseName}
	r.Variant, r.Options, _ = rules.ParseRulesText(set.House)
	return r
}

// variantRules are those of a variant; an unknown one plays as the default.
func variantRules(variant string) tutor.Rules {
	o, err := rules.Variant(variant)
	if err != nil {
		variant = rules.DefaultVariant
		o, _ = rules.Variant(variant)
	}
	return tutor.Rules{ID: variant, Variant: variant, Options: o}
}
