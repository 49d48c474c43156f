package web

import (
	"net/url"
	"slices"
	"time"

	"github.com/a-h/templ"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/rulebook"
)

// offlinePath is the page that a browser keeps for when there is no connection.
const offlinePath = "/offline"

// offlineKept is for how long it may be kept by others than the service worker.
const offlineKept = 10 * time.Minute

// offlineAddress is the offline page as the learner would like it. It names what the page hangs on, the day too, so that
// the service worker sees by the address alone whether it has that page.
func (v *visit) offlineAddress() string {
	by := v.set.Variant
	if by == tutor.VariantHouse {
		by = v.set.House
	}
	query := url.Values{"rules": {by}, "pack": {v.set.Pack}, "day": {v.today().String()}}
	if theme := v.set.Theme; theme != "" && theme != string(templates.ThemeAuto) {
		query.Set("theme", theme)
	}
	return v.href(offlinePath) + "?" + query.Encode()
}

// offline is the page for when there is no connection: today's puzzles to think about, the rules and the glossary. It is
// the same for everybody who asks with the same query, and knows no learner.
func (s *Site) offline(v *visit) error {
	v.noIndex()
	chosen := learner.Defaults(v.lang)
	if variant := v.QueryParam("rules"); variant != "" {
		if _, err := rulesetOf(variant); err == nil {
			chosen.Variant = variant
		} else if _, _, err := rules.ParseRulesText(variant); err == nil {
			chosen.Variant, chosen.House = tutor.VariantHouse, variant
		}
	}
	if pack := v.QueryParam("pack"); slices.Contains(locales.Packs, pack) {
		chosen.Pack = pack
	}
	if theme := v.QueryParam("theme"); theme == string(templates.ThemeLight) || theme == string(templates.ThemeDark) {
		chosen.Theme = theme
	}
	v.meet(tutor.Learner{Settings: chosen})
	page := templates.OfflinePage{Page: v.page(templates.SectionNone, v.p.OfflineTitle(), ""), Date: v.date(v.today()), Glossary: v.p.Glossary()}
	page.Query, page.Set, page.Keep = "", nil, ""
	list, err := v.dailyOn(v.today())
	if err != nil && !isAbsent(err) { // There are days without puzzles; the rest of the page is worth having.
		return err
	}
	for i, z := range list {
		page.Puzzles = append(page.Puzzles, v.dailyPuzzleItem(v.today(), puzzles.Levels()[i], z, learner.Untried))
	}
	set := v.rulesetOwn()
	page.Rules = v.rulesName(set.variant, set.options)
	if page.Pad, _, err = v.tallyPad(nil); err != nil {
		return err
	}
	for _, section := range rulebook.Sections() {
		page.Sections = append(page.Sections, v.ruleSection(set, section))
	}
	buf := templ.GetBuffer()
	defer templ.ReleaseBuffer(buf)
	if err := templates.Offline(page).Render(v.ctx(), buf); err != nil {
		return err
	}
	return v.showPublic("text/html; charset=utf-8", buf.Bytes(), offlineKept)
}
