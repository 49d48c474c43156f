package web

import (
	"net/http"

	"bummerl/templates"
	"bummerl/tutor/rulebook"
)

// rulesElsewhere shows the points on which books and tables differ, each with what holds here.
func (s *Site) rulesElsewhere(v *visit) error {
	own := v.rulesetOwn()
	page := templates.ElsewherePage{
		Page: v.page(templates.SectionRules, v.p.ElsewhereTitle(), v.p.ElsewhereMeta()),
	}
	for _, d := range rulebook.Disputes() {
		words := v.p.Dispute(d.ID)
		rule := templates.Link{Href: v.href("/rules/compare"), Label: v.p.CompareTitle()}
		if d.Section != "" {
			rule = templates.Link{Href: v.setHref(own, d.Section), Label: v.p.ElsewhereRule(v.p.RuleSection(d.Section))}
		}
		page.Disputes = append(page.Disputes, templates.RuleDispute{
			ID: d.ID, Title: words.Title, Read: words.Read, Here: words.Here, Rule: rule,
		})
	}
	return v.show(http.StatusOK, templates.Elsewhere(page))
}
