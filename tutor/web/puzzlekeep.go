package web

import (
	"net/http"

	"bummerl/templates"
	"bummerl/tutor"
)

// keep gives what may be taken along from a puzzle. The notation has every card, so it comes when the puzzle is over.
func (v *visit) keep(t try) *templates.Keep {
	k := &templates.Keep{
		Show: v.puzzleShowHref(t),
		Link: v.site.BaseURL + v.lastingHref(t.z.ID), Thanks: v.QueryParam(reported) == "yes",
		Report: templates.Form{
			Action: v.puzzleHref(t.z.ID) + "/report", Fields: []templates.Field{{Name: "line", Value: formatLine(t.own)}},
		},
	}
	if t.over() {
		k.Record, k.File = v.notation(t), v.recordHref(t)
	}
	return k
}

// reportPuzzle keeps what somebody finds wrong with a puzzle.
func (s *Site) reportPuzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	t, err := walk(v.ctx(), z, v.field("line"))
	if err != nil {
		return v.badLine(z)
	}
	line, words := formatLine(t.own), asTyped(v.field("words"))
	refused, err := v.keepReport(tutor.KindPuzzle, z.ID, line, words)
	if err != nil {
		return err
	}
	if refused != nil {
		return v.refusedReport(t, words, *refused)
	}
	address := v.puzzleHref(z.ID) + "?" + reported + "=yes"
	if line != "" {
		address += "&line=" + line
	}
	return v.Redirect(http.StatusSeeOther, address+"#"+templates.ReportThanks)
}

// refusedReport shows the page again with what was typed, and why it was not kept.
func (v *visit) refusedReport(t try, words string, refused reportRefusal) error {
	view, err := v.puzzleView(t)
	if err != nil {
		return err
	}
	view.Keep.Words, view.Keep.Invalid = words, refused.why
	return v.showPuzzle(refused.status, t.z, view)
}
