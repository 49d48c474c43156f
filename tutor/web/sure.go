package web

import (
	"net/http"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// A snapszer bid costs six game points when it fails, so it is asked once more: the button of the question posts
// sureSnapszer, the other one notSure.
const (
	sureSnapszer = "sure-snapszer"
	notSure      = "cancel"
)

// matchAction reads the action of a match's table.
func (v *visit) matchAction() (rules.Action, error) {
	if v.field("action") == sureSnapszer {
		return rules.Snapszer, nil
	}
	return v.action()
}

// askSnapszer shows the table with the question, or without it again. Nothing is done yet; if the table has moved on
// meanwhile, or the bid is illegal, the question is not asked and the table says what can be done.
func (v *visit) askSnapszer(id string, ask bool) error {
	t, err := v.site.Matches.Table(v.ctx(), v.learner.ID, id)
	if err != nil {
		return err
	}
	if !ask || !t.View.Legal.Has(rules.Snapszer) {
		return v.region(v.href("/play/"+t.ID), v.matchFragment(t, nil))
	}
	table := v.matchTable(t, nil)
	table.Status, table.Heard = locales.Plain(v.p.ActSnapszerSure()), nil
	table.Announcements = []templates.Button{
		{Action: sureSnapszer, Label: locales.Plain(v.p.ActSnapszerLong()), Strong: true},
		{Action: notSure, Label: locales.Plain(v.p.ShellCancel()), Focus: true},
	}
	for i := range table.Hand {
		table.Hand[i].Focus = false
	}
	if v.fromHTMX() {
		return v.show(http.StatusOK, templates.PlayFragment(v.look(), table))
	}
	page := v.page(templates.SectionPlay, v.p.MetaMatchTitle(t.HandNo), v.p.MetaPlayDescription())
	return v.show(http.StatusOK, templates.PlayTable(templates.PlayPage{Page: page, Table: table}))
}
