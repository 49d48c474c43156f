package web

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// matchPage is the whole page of a match; why stands on it if an action was not done.
func (v *visit) matchPage(t match.Table, said match.Count, why locales.Rich) templ.Component {
	if t.Phase == tutor.PhaseCut {
		page := v.page(templates.SectionPlay, v.p.PlayCutTitle(), v.p.MetaPlayDescription())
		return templates.CutPack(templates.CutPage{Page: page, Cut: v.cutView(t, why)})
	}
	page := v.page(templates.SectionPlay, v.p.MetaMatchTitle(t.HandNo), v.p.MetaPlayDescription())
	return templates.PlayTable(templates.PlayPage{Page: page, Table: v.matchTable(t, said, why)})
}

// matchFragment is the region of a match as htmx takes it.
func (v *visit) matchFragment(t match.Table, said match.Count, why locales.Rich) templ.Component {
	if t.Phase == tutor.PhaseCut {
		return templates.CutRegion(v.look(), v.cutView(t, why))
	}
	return templates.PlayFragment(v.look(), v.matchTable(t, said, why))
}
