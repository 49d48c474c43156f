package web

import (
	"errors"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// rulesName names rules that started from a variant: as the variant while they are the variant's own, as the learner calls
// them if they are those of the learner's house, and as house rules else.
func (v *visit) rulesName(variant string, o rules.Options) string {
	if rules.IsVariant(variant, o) {
		return v.p.VariantName(variant)
	}
	if house := learner.House(v.set); house.ID == tutor.VariantHouse && house.Options == o && house.Name != "" {
		return house.Name
	}
	return v.p.VariantHouse()
}

// keptName names rules of something that began once and was called so then: a later name of the learner's house changes
// nothing of it.
func (v *visit) keptName(name, variant string, o rules.Options) string {
	switch {
	case rules.IsVariant(variant, o):
		return v.p.VariantName(variant)
	case name != "":
		return name
	}
	return v.p.VariantHouse()
}

// rulesOffered are those that a match can be played by: the learner's own, if there are any, beside the variants.
func (v *visit) rulesOffered() []templates.Choice {
	var list []templates.Choice
	if house := learner.House(v.set); house.ID == tutor.VariantHouse {
		list = append(list, templates.Choice{Value: house.ID, Label: v.rulesName(house.Variant, house.Options)})
	}
	for _, name := range rules.Variants() {
		list = append(list, templates.Choice{Value: name, Label: v.p.VariantName(name)})
	}
	return list
}

// rulesValue is what a form calls rules: the variant, the learner's house, or, of other house rules, their text.
func (v *visit) rulesValue(variant string, o rules.Options) string {
	if rules.IsVariant(variant, o) {
		return variant
	}
	if house := learner.House(v.set); house.ID == tutor.VariantHouse && house.Options == o {
		return tutor.VariantHouse
	}
	return rules.RulesText(variant, o)
}

// rulesAsked gives the rules that rulesValue calls so.
func (v *visit) rulesAsked(value string) (tutor.Rules, error) {
	if o, err := rules.Variant(value); err == nil {
		return tutor.Rules{ID: value, Variant: value, Options: o}, nil
	}
	if value == tutor.VariantHouse {
		house := learner.House(v.set)
		if house.ID != tutor.VariantHouse {
			return house, errors.New("the learner has no house rules")
		}
		return house, nil
	}
	variant, o, err := rules.ParseRulesText(value)
	return tutor.Rules{ID: tutor.VariantHouse, Variant: variant, Options: o}, err
}
