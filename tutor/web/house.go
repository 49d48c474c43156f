package web

import (
	"net/http"

	"github.com/a-h/templ"

	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// housePage shows house rules, those of a link or the learner's own, and lets them be changed. The form asks for the page
// with all its fields: that leads to the short address of what was chosen, unless something of it cannot be kept there.
func (s *Site) housePage(v *visit) error {
	asked := v.QueryParams()
	d := v.draftOf(asked)
	address := v.href(housePath) + "?" + d.query()
	switch {
	case v.fromHTMX():
		v.Response().Header().Set("HX-Replace-Url", address)
		return v.show(http.StatusOK, templates.HouseFragment(v.look(), v.house(d)))
	case asked.Has("base") && len(d.typed) == 0:
		return v.Redirect(http.StatusSeeOther, address)
	}
	notice := ""
	if asked.Has("taken") {
		notice = v.p.HouseTaken()
	}
	return v.show(http.StatusOK, v.housePageOf(d, notice))
}

// takeHouse makes rules the learner's own, or begins a match by them. Rules that cannot be played by are shown again, with
// all that is wrong.
func (s *Site) takeHouse(v *visit) error {
	d := v.draftOf(v.Request().PostForm)
	if len(d.faults) > 0 {
		return v.show(http.StatusUnprocessableEntity, v.housePageOf(d, ""))
	}
	if err := v.enrol(); err != nil {
		return err
	}
	if v.field("press") == "match" {
		return s.tryHouse(v, d.houseRules)
	}
	set := v.learner.Settings
	set.Variant, set.House, set.HouseName = tutor.VariantHouse, d.text(), d.name
	if _, err := s.Learners.Update(v.ctx(), v.learner, set); err != nil {
		return err
	}
	return v.Redirect(http.StatusSeeOther, v.href(housePath)+"?taken")
}

// tryHouse begins a match by rules that need not be the learner's own.
func (s *Site) tryHouse(v *visit, h houseRules) error {
	list, err := s.Matches.List(v.ctx(), v.learner.ID)
	if err != nil {
		return err
	}
	n := v.asBefore(list)
	n.Variant, n.Options, n.RulesName = h.variant, h.options, h.name
	return v.beginMatch(n)
}

// beginMatch begins a match and leads to the cut.
func (v *visit) beginMatch(n match.NewMatch) error {
	t, err := v.site.Matches.New(v.ctx(), v.learner.ID, n)
	if err != nil {
		return err
	}
	return v.Redirect(http.StatusSeeOther, v.href("/play/"+t.ID))
}

// housePageOf is the page. What a link brought is a stranger's: search engines are not to keep it.
func (v *visit) housePageOf(d houseDraft, notice string) templ.Component {
	page := v.page(templates.SectionRules, v.p.HouseTitle(), v.p.HouseMeta())
	page.Query, page.Notice = "", notice
	if v.Request().URL.RawQuery != "" && notice == "" {
		v.noIndex()
		page.Query, page.Canonical = d.query(), housePath+"?"+d.query()
	}
	return templates.HouseRules(templates.HousePage{Page: page, House: v.house(d)})
}

// yours tells whether the learner plays by these rules already, and calls them so.
func (v *visit) yours(h houseRules) bool {
	by := v.playsBy()
	return by.Options == h.options && by.Name == h.name
}

// base are the options of the variant from which rules started.
func (h houseRules) base() rules.Options {
	o, err := rules.Variant(h.variant)
	if err != nil {
		return h.options
	}
	return o
}

// changed are the options that are not as the variant has them.
func (h houseRules) changed() []rules.Option {
	var list []rules.Option
	base := h.base()
	for _, opt := range rules.OptionList {
		if opt.Value(h.options) != opt.Value(base) {
			list = append(list, opt)
		}
	}
	return list
}
