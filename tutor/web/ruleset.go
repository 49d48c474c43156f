package web

import (
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// ruleset are rules that are read: those of a variant, or of the learner's house.
type ruleset struct {
	// id is their name in addresses.
	id string
	// variant is that from which they started.
	variant string
	options rules.Options
}

// rulesetOwn are the rules that the learner plays by.
func (v *visit) rulesetOwn() ruleset {
	by := v.playsBy()
	return ruleset{by.ID, by.Variant, by.Options}
}

// rulesetHere are the rules that the address names.
func (v *visit) rulesetHere() (ruleset, error) {
	set, err := rulesetOf(v.Param("variant"))
	if err != nil {
		return set, tutor.Fail(tutor.NotFound, "rules", err)
	}
	return set, nil
}

func rulesetOf(variant string) (ruleset, error) {
	o, err := rules.Variant(variant)
	return ruleset{variant, variant, o}, err
}

// rulesHref is the page of rules, at one of their sections if it is named; of house rules that of the variant from which
// they started.
func (v *visit) rulesHref(id, section string) string {
	if id == tutor.VariantHouse {
		id = learner.House(v.set).Variant
	}
	href := v.href("/rules/" + id)
	if section != "" {
		href += "#" + section
	}
	return href
}
