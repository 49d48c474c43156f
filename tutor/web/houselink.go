package web

import (
	"net/url"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// housePath is where house rules are put together.
const housePath = "/rules/" + tutor.VariantHouse

// houseRules are rules as somebody hands them on: a variant with what is changed of it, and a name, which may be "". Their
// link carries all of it, so that nothing is kept of them before somebody takes them:
//
//	?c=CHECK&r=RULES&n=NAME
//
// CHECK are the first letters of a sum of the other two, so that a link that was cut off or changed on the way is known for
// one; RULES is their text form (rules.RulesText). Who writes a link by hand may leave CHECK out.
type houseRules struct {
	variant string
	options rules.Options
	name    string
}

// text is the rules in their text form, without the name.
func (h houseRules) text() string { return rules.RulesText(h.variant, h.options) }

// query is what stands behind the question mark of the link.
func (h houseRules) query() string {
	text := h.text()
	query := "c=" + setCheck(text+"\n"+h.name) + "&r=" + url.QueryEscape(text)
	if h.name != "" {
		query += "&n=" + url.QueryEscape(h.name)
	}
	return query
}

// readHouse reads a link. Whatever can be read is there, on the default variant if nothing can; faults name what cannot.
// Broken tells of a link that is not as it was made.
func readHouse(asked url.Values) (h houseRules, faults []rules.RuleFault, broken bool) {
	text := asTyped(asked.Get("r"))
	h.name = houseName(asked.Get("n"))
	check := asked.Get("c")
	broken = asked.Has("c") && check != setCheck(text+"\n"+h.name)
	if text == "" {
		h.variant = rules.DefaultVariant
		h.options, _ = rules.Variant(h.variant)
		return h, nil, broken
	}
	variant, o, err := rules.ParseRulesText(text)
	h.variant, h.options = variant, o
	return h, faultsOf(err), broken
}

// houseName gives a name as it may be kept: what only steers screens is left out, and it is not too long.
func houseName(typed string) string {
	letters := []rune(cleanTitle(typed))
	return learner.HouseName(string(letters[:min(len(letters), learner.HouseNameMost)]))
}

// ownHouse are the learner's house rules, or what the learner plays by where there are none.
func (v *visit) ownHouse() houseRules {
	r := v.playsBy()
	if house := learner.House(v.set); house.ID == tutor.VariantHouse {
		r = house
	}
	return houseRules{variant: r.Variant, options: r.Options, name: r.Name}
}
