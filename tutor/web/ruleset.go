package web

import (
	"bummerl/rules"
	"bummerl/tutor"
)

// ruleset are rules that have a page of their own: those of a variant.
type ruleset struct {
	// id is their name in addresses.
	id      string
	options rules.Options
}

// rulesetOwn are the rules that the learner plays by.
func (v *visit) rulesetOwn() (ruleset, error) { return rulesetOf(v.set.Variant) }

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
	return ruleset{variant, o}, err
}

// rulesHref is the page of rules, at one of their sections if it is named.
func (v *visit) rulesHref(id, section string) string {
	href := v.href("/rules/" + id)
	if section != "" {
		href += "#" + section
	}
	return href
}
