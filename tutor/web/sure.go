package web

import (
	"net/http"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/match"
)

// What cannot be taken back and costs game points when it goes wrong is asked once more, with what it means, where the
// learner's settings say so: the button of the question posts the action with the prefix sure, the other one notSure.
const (
	sure    = "sure-"
	notSure = "cancel"
)

// asks tells whether an announcement is to be asked about by these settings.
func asks(set tutor.Settings, a rules.Action) bool {
	switch a {
	case rules.Close:
		return set.AskClose == learner.Yes
	case rules.Claim:
		return set.AskClaim == learner.Yes
	case rules.Snapszer, rules.Kontra, rules.Rekontra, rules.Knock:
		return set.AskBid == learner.Yes
	}
	return false
}

// question says what an announcement means and costs by the rules in force; nil where there is nothing to ask.
func question(p locales.Printer, a rules.Action, o rules.Options) locales.Rich {
	switch a {
	case rules.Claim:
		return locales.Plain(ruleOf(p, o, "false_claim"))
	case rules.Close:
		return locales.Join(locales.Plain(p.ExplainCloseText()), locales.Plain(ruleOf(p, o, "failed_close")))
	case rules.Snapszer:
		return locales.Plain(p.ActSnapszerSure())
	case rules.Kontra, rules.Rekontra:
		return locales.Plain(ruleOf(p, o, "kontra"))
	case rules.Knock:
		return locales.Plain(ruleOf(p, o, "knock"))
	}
	return nil
}

// ruleOf is the sentence of an option as it stands in the rules in force.
func ruleOf(p locales.Printer, o rules.Options, name string) string {
	opt, ok := rules.FindOption(name)
	if !ok {
		return ""
	}
	return p.Rule(opt, opt.Value(o))
}

// ask shows the table with the question instead of doing the action. Nothing is done yet; if the table has moved on
// meanwhile, or the action is illegal, it goes its usual way and the table says what there is to say.
func (v *visit) ask(id string, version int64, a rules.Action) (done bool, err error) {
	if !asks(v.set, a) {
		return false, nil
	}
	t, err := v.site.Matches.Table(v.ctx(), v.learner.ID, id)
	if err != nil {
		return false, err
	}
	asked := question(v.p, a, t.Options)
	if asked == nil || t.Version != version || !t.View.Legal.Has(a) {
		return false, nil
	}
	table := v.matchTable(t, match.Count{}, nil)
	table.Status, table.Heard, table.Speak, table.Hint = asked, nil, "", nil
	if table.Coach != nil {
		table.Coach.Aloud = nil
	}
	table.Announcements = []templates.Button{
		{Action: sure + a.String(), Label: v.p.Action(a, t.View.Trump), Strong: true},
		{Action: notSure, Label: locales.Plain(v.p.ShellCancel()), Focus: true},
	}
	for i := range table.Hand {
		table.Hand[i].Focus = false
	}
	if v.fromHTMX() {
		return true, v.show(http.StatusOK, templates.PlayFragment(v.look(), table))
	}
	page := v.page(templates.SectionPlay, v.p.MetaMatchTitle(t.HandNo), v.p.MetaPlayDescription())
	return true, v.show(http.StatusOK, templates.PlayTable(templates.PlayPage{Page: page, Table: table}))
}
