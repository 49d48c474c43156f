package web

import (
	"strings"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// ruleset are rules that are read: those of a variant, or house rules.
type ruleset struct {
	// id is their name in addresses.
	id string
	// variant is that from which they started.
	variant string
	options rules.Options
	// name is what house rules are called; it may be "".
	name string
	// linked: they are house rules of a link, which their addresses have to carry.
	linked bool
}

// rulesetOwn are the rules that the learner plays by.
func (v *visit) rulesetOwn() ruleset {
	by := v.playsBy()
	return ruleset{id: by.ID, variant: by.Variant, options: by.Options, name: by.Name}
}

// rulesetHere are the rules that the address names: a variant, house rules of a link as far as they can be read, or those
// of the learner.
func (v *visit) rulesetHere() (ruleset, error) {
	if v.Param("variant") == tutor.VariantHouse {
		return v.rulesetHouse(), nil
	}
	set, err := rulesetOf(v.Param("variant"))
	if err != nil {
		return set, tutor.Fail(tutor.NotFound, "rules", err)
	}
	return set, nil
}

// rulesetHouse are the house rules that the query carries, else the learner's.
func (v *visit) rulesetHouse() ruleset {
	asked := v.QueryParams()
	if !asked.Has("r") && !asked.Has("c") {
		return v.ownHouse().ruleset(false)
	}
	h, _, _ := readHouse(asked)
	return h.ruleset(true)
}

// houseCut is where it is said what is wrong with linked house rules that are not whole, cannot be read or contradict
// themselves; "" for any others.
func (v *visit) houseCut(set ruleset) string {
	if !set.linked {
		return ""
	}
	if _, faults, broken := readHouse(v.QueryParams()); !broken && len(faults) == 0 {
		return ""
	}
	return v.href(housePath) + "?" + v.Request().URL.RawQuery
}

func rulesetOf(variant string) (ruleset, error) {
	o, err := rules.Variant(variant)
	return ruleset{id: variant, variant: variant, options: o}, err
}

// ruleset are house rules as they are read; linked ones are carried by their addresses.
func (h houseRules) ruleset(linked bool) ruleset {
	return ruleset{id: tutor.VariantHouse, variant: h.variant, options: h.options, name: h.name, linked: linked}
}

// house are the rules as they are handed on.
func (set ruleset) house() houseRules { return houseRules{set.variant, set.options, set.name} }

// query is what the addresses of these rules carry besides a path, without the question mark; "" for rules that the path
// names.
func (set ruleset) query() string {
	if !set.linked {
		return ""
	}
	return set.house().query()
}

// path is the address of a page of these rules below the language, with its query; "" is the whole reference.
func (set ruleset) path(page string) string {
	if page == "" && set.id == tutor.VariantHouse {
		page = houseWhole
	}
	path := "/rules/" + set.id
	if page != "" {
		path += "/" + page
	}
	return withQuery(path, set.query())
}

// withQuery adds a query to an address that may have one; "" adds nothing.
func withQuery(address, query string) string {
	switch {
	case query == "":
		return address
	case strings.Contains(address, "?"):
		return address + "&" + query
	}
	return address + "?" + query
}

// rulesetName is what rules are called that are read.
func (v *visit) rulesetName(set ruleset) string {
	if set.id == tutor.VariantHouse {
		return set.house().title(v)
	}
	return v.p.VariantName(set.id)
}

// houseWhole is the page of house rules that has the whole reference.
const houseWhole = "whole"

// rulesHref is the page of a variant's rules, at one of their sections if it is named.
func (v *visit) rulesHref(id, section string) string { return v.setHref(ruleset{id: id}, section) }

// setHref is the page with the whole reference of rules, at one of its sections if it is named.
func (v *visit) setHref(set ruleset, section string) string {
	href := v.href(set.path(""))
	if section != "" {
		href += "#" + section
	}
	return href
}

// houseOffered are the learner's house rules while another variant is played; false if there are none.
func (v *visit) houseOffered() (ruleset, bool) {
	house := learner.House(v.set)
	if house.ID != tutor.VariantHouse || v.set.Variant == tutor.VariantHouse {
		return ruleset{}, false
	}
	return ruleset{id: house.ID, variant: house.Variant, options: house.Options, name: house.Name}, true
}
