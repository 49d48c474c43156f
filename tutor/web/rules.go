package web

import (
	"net/http"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/rulebook"
)

// rulesPage shows the rules that the learner plays by, and the variants to choose from.
func (s *Site) rulesPage(v *visit) error {
	own := v.rulesetOwn()
	page := templates.RulesPage{
		Page:       v.page(templates.SectionRules, v.p.RulespageTitle(), v.p.RulespageMeta()),
		Yours:      v.ownCard(own),
		YoursRules: v.inForce(own.options),
		Ways: []templates.Link{
			{Href: v.setHref(own, ""), Label: v.p.RulespageWhole()},
			{Href: v.href(housePath), Label: v.p.HouseChange()},
			{Href: "#variants", Label: v.p.RulespageAll()},
			{Href: v.href(tableDealPath), Label: v.p.TabledealLink()},
			{Href: v.href(tallyPath), Label: v.p.TallyLink()},
		},
		Family: v.ruleSection(own, rulebook.Family()),
		Form:   templates.Form{Action: v.href("/rules")},
	}
	page.Query = ""
	if _, chosen := v.QueryParams()["chosen"]; chosen {
		page.Notice = v.p.RulespageChosen()
	}
	for _, name := range rules.Variants() {
		page.Variants = append(page.Variants, v.variantCard(name))
	}
	return v.show(http.StatusOK, templates.Rules(page))
}

// inForce says in one sentence each what the options are that decide something.
func (v *visit) inForce(o rules.Options) []string {
	var list []string
	for _, opt := range rules.OptionList {
		if rulebook.Matters(o, opt.Name) {
			list = append(list, v.p.Rule(opt, opt.Value(o)))
		}
	}
	return list
}

// variantCard is a variant to choose or to read.
func (v *visit) variantCard(id string) templates.VariantCard {
	return templates.VariantCard{
		ID: id, Name: v.p.VariantName(id), Line: v.p.VariantLine(id), Where: v.p.VariantWhere(id),
		Href: v.rulesHref(id, ""), Yours: id == v.set.Variant,
	}
}

// ownCard are the rules that the learner plays by.
func (v *visit) ownCard(own ruleset) templates.VariantCard {
	card := v.variantCard(own.id)
	card.Name, card.Href = v.rulesetName(own), v.setHref(own, "")
	return card
}

// chooseRules makes a variant the learner's own. Matches that have begun keep theirs.
func (s *Site) chooseRules(v *visit) error {
	set := v.learner.Settings
	set.Variant = v.field("variant")
	if set.Variant == "" {
		return tutor.Fail(tutor.Invalid, "no variant chosen", nil)
	}
	if _, err := s.Learners.Update(v.ctx(), v.learner, set); err != nil {
		return err
	}
	return v.Redirect(http.StatusSeeOther, v.here()+"?chosen")
}
