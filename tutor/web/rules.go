package web

import (
	"net/http"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
)

// rulesPage shows the rules that the learner plays by, and the variants to choose from.
func (s *Site) rulesPage(v *visit) error {
	page := templates.RulesPage{
		Page: v.page(templates.SectionRules, v.p.RulespageTitle(), v.p.RulespageMeta()),
		Form: templates.Form{Action: v.href("/rules")},
	}
	page.Query = ""
	if _, chosen := v.QueryParams()["chosen"]; chosen {
		page.Notice = v.p.RulespageChosen()
	}
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			return err
		}
		of := templates.VariantRules{ID: name, Name: v.p.VariantName(name), Line: v.p.VariantLine(name), Rules: v.p.Rules(o)}
		if name == v.set.Variant {
			page.Yours = of
		} else {
			page.Others = append(page.Others, of)
		}
	}
	return v.show(http.StatusOK, templates.Rules(page))
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
