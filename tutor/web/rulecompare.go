package web

import (
	"net/http"
	"slices"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/rulebook"
)

// compareRules shows variants side by side: those that the address names, or all; the learner's own always and first.
func (s *Site) compareRules(v *visit) error {
	own := v.rulesetOwn()
	query := v.QueryParams()
	page := templates.ComparePage{
		Page: v.page(templates.SectionRules, v.p.CompareTitle(), v.p.CompareMeta()),
		Form: templates.Form{Action: v.href("/rules/compare")}, Only: query.Get("only") != "",
	}
	sets := []ruleset{own}
	chosen := query["with"]
	others, err := v.rulesetsBeside(own)
	if err != nil {
		return err
	}
	none := !slices.ContainsFunc(others, func(set ruleset) bool { return slices.Contains(chosen, set.id) })
	for _, set := range others {
		asked := slices.Contains(chosen, set.id)
		page.Choices = append(page.Choices, templates.CompareChoice{ID: set.id, Name: v.rulesetName(set), Chosen: asked})
		if asked || none {
			sets = append(sets, set)
		}
	}
	for i, set := range sets {
		page.Columns = append(page.Columns, templates.CompareColumn{
			Name: v.rulesetName(set), Href: v.setHref(set, ""), Yours: i == 0,
		})
	}
	for _, opt := range rules.OptionList {
		if row := v.compareRow(opt, sets, page.Columns); !page.Only || len(row.Groups) > 1 {
			page.Rows = append(page.Rows, row)
		}
	}
	return v.show(http.StatusOK, templates.Compare(page))
}

// rulesetsBeside are all rules that others can be compared with: the learner's house, if it is not played by, and the variants.
func (v *visit) rulesetsBeside(own ruleset) ([]ruleset, error) {
	var list []ruleset
	if house, ok := v.houseOffered(); ok {
		list = append(list, house)
	}
	for _, id := range rules.Variants() {
		set, err := rulesetOf(id)
		if err != nil {
			return nil, err
		}
		if id != own.id {
			list = append(list, set)
		}
	}
	return list, nil
}

// compareRow holds an option against all the rules; the first of them are the learner's own.
func (v *visit) compareRow(opt rules.Option, sets []ruleset, columns []templates.CompareColumn) templates.CompareRow {
	row := templates.CompareRow{ID: opt.Name, Name: v.p.OptionName(opt.Name)}
	if section, ok := rulebook.SectionOf(opt.Name); ok {
		row.Href = v.setHref(sets[0], section.ID)
	}
	own := opt.Value(sets[0].options)
	groups := map[string]int{}
	for i, set := range sets {
		value := opt.Value(set.options)
		cell := templates.CompareCell{Text: v.p.ValueName(opt, value), Differs: value != own}
		row.Cells = append(row.Cells, cell)
		at, known := groups[value]
		if !known {
			at = len(row.Groups)
			groups[value] = at
			row.Groups = append(row.Groups, templates.CompareGroup{CompareCell: cell})
		}
		row.Groups[at].Columns = append(row.Groups[at].Columns, columns[i])
	}
	return row
}
