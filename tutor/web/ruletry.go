package web

import (
	"errors"
	"net/http"
	"net/url"
	"slices"

	"github.com/a-h/templ"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/rulebook"
)

// ruleTable shows a table on which a rule can be tried. The address says what the learner has done on it; what cannot have
// been done is left out.
func (s *Site) ruleTable(v *visit) error {
	line, err := lineOf(v.QueryParam("line"), parseAction)
	if err != nil {
		line = nil
	}
	return v.tryRule(line, http.StatusOK)
}

// playRule takes an action at such a table. Nothing is kept.
func (s *Site) playRule(v *visit) error {
	line, err := lineOf(v.field("line"), parseAction)
	if err != nil {
		return err
	}
	a, err := v.action()
	if err != nil {
		return err
	}
	return v.tryRule(append(line, a), http.StatusUnprocessableEntity)
}

// tryRule plays a line and shows where it leads. What is refused in a post is answered with the reason.
func (v *visit) tryRule(line []rules.Action, refused int) error {
	set, err := v.rulesetHere()
	if err != nil {
		return err
	}
	try, ok := rulebook.FindTry(v.Param("try"), set.options)
	if !ok {
		return tutor.Fail(tutor.NotFound, "a table to try a rule on", nil)
	}
	tried, err := try.Play(set.variant, set.options, line)
	var why *rules.IllegalError
	if err != nil && !errors.As(err, &why) {
		return err
	}
	view := v.ruleTry(set, try, tried)
	posted := refused != http.StatusOK
	switch {
	case posted && why != nil:
		view.Table.Refused = v.p.Illegal(why)
		return v.refused(refused, v.ruleTryPage(set, try, view), templates.RuleTryFragment(v.look(), view))
	case posted:
		address := withQuery(v.href(set.path(try.ID)), url.Values{"line": {formatLine(tried.Line)}}.Encode())
		return v.region(address, templates.RuleTryFragment(v.look(), view))
	}
	return v.show(http.StatusOK, v.ruleTryPage(set, try, view))
}

// ruleTry fills the region.
func (v *visit) ruleTry(set ruleset, try rulebook.Try, tried rulebook.Tried) templates.RuleTry {
	address := v.href(set.path(try.ID))
	seat := seating{
		p: v.p, view: tried.View, last: tried.View.SinceOwn(), points: learner.PointsBoth, plain: true,
		form: templates.Form{Action: address, Fields: []templates.Field{{Name: "line", Value: formatLine(tried.Line)}}},
	}
	title, task := v.p.RuleTry(try.ID)
	view := templates.RuleTry{
		Title: title, Variant: v.rulesetName(set), Task: task, Table: seat.table(), Over: tried.View.Over,
		Again: templates.Link{Href: address, Label: v.p.RuletryAgain()},
	}
	if view.Over {
		view.Table.Announcements = nil
		view.Feedback = v.handEnded(tried.View)
	} else {
		view.Table.Announcements = announcements(v.p, tried.View.Trump, tried.View.Legal|try.Shows)
	}
	for _, s := range rulebook.Sections() {
		if slices.Contains(s.Tries, try.ID) {
			view.Section = v.ruleSection(set, s)
			view.Back = templates.Link{Href: v.setHref(set, s.ID), Label: v.p.RuletryBack()}
		}
	}
	return view
}

// handEnded says how a hand ended and what it is worth.
func (v *visit) handEnded(view rules.View) *templates.Feedback {
	mood := templates.Neutral
	switch view.Result.Winner {
	case view.Seat:
		mood = templates.Right
	case view.Seat.Other():
		mood = templates.Wrong
	}
	return &templates.Feedback{Mood: mood, Title: v.p.HandTitle(view), Text: v.p.HandWhy(view)}
}

func (v *visit) ruleTryPage(set ruleset, try rulebook.Try, view templates.RuleTry) templ.Component {
	if set.id == tutor.VariantHouse {
		v.noIndex()
	}
	page := v.page(templates.SectionRules, v.p.RuletryPageTitle(view.Title, view.Variant), v.p.RuletryMeta(view.Variant, view.Title))
	page.Canonical = set.path(try.ID)
	return templates.RuleTable(templates.RuleTryPage{Page: page, Try: view})
}
