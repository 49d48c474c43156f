package web

import (
	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// matchHead is what the page of a match is called.
func (v *visit) matchHead(t match.Table) templates.Page {
	if t.Phase == tutor.PhaseCut {
		return v.page(templates.SectionPlay, v.p.PlayCutTitle(), v.p.MetaPlayDescription())
	}
	return v.page(templates.SectionPlay, v.p.MetaMatchTitle(t.HandNo), v.p.MetaPlayDescription())
}

// matchPage is the whole page of a match; why stands on it if an action was not done.
func (v *visit) matchPage(t match.Table, said match.Count, why locales.Rich) templ.Component {
	if t.Phase == tutor.PhaseCut {
		return templates.CutPack(templates.CutPage{Page: v.matchHead(t), Cut: v.cutView(t, why)})
	}
	return templates.PlayTable(templates.PlayPage{Page: v.matchHead(t), Table: v.matchTable(t, said, why)})
}

// matchFragment is the region of a match as htmx takes it. The title goes with it: after the cut it is another, and with
// each hand.
func (v *visit) matchFragment(t match.Table, said match.Count, why locales.Rich) templ.Component {
	if t.Phase == tutor.PhaseCut {
		return templates.CutRegion(v.look(), v.cutView(t, why))
	}
	return templates.Retitled(v.matchHead(t), templates.PlayFragment(v.look(), v.matchTable(t, said, why)))
}
