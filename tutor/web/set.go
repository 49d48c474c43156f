package web

import (
	"net/http"
	"net/url"

	"bummerl/templates"
)

// setPath is where a set is looked at, with what it holds in the query; setNewPath where one is put together.
const (
	setPath    = "/set"
	setNewPath = "/set/new"
)

// noIndex keeps a page out of search engines: what stands on it is a stranger's.
func (v *visit) noIndex() { v.Response().Header().Set("X-Robots-Tag", "noindex, nofollow") }

// setWithAll is where a set is looked at. One of which something cannot be shown is handed on as it came, and so are rules
// that cannot be read: the page says so, and leads on with the rest.
func (v *visit) setWithAll(set classSet) (address string, whole bool) {
	address, whole = v.href(setPath), !set.broken && len(set.lost) == 0 && !v.rulesCut()
	if query := set.query(); whole && query != "" {
		return address + "?" + query, true
	}
	if whole {
		return address, true
	}
	asked := url.Values{}
	for _, field := range []string{"t", "i", ownRulesField} {
		if text := v.QueryParam(field); text != "" {
			asked.Set(field, text)
		}
	}
	return address + "?" + asked.Encode(), false
}

// setPage shows a set as its link says, with the learner's own ticks. Looking at it keeps nothing, but the browser
// remembers until it is closed which set it was, so that there is a way back from its items.
func (s *Site) setPage(v *visit) error {
	v.noIndex()
	set := parseSet(v.QueryParam("t"), v.QueryParam("i"))
	if len(set.items) > 0 {
		v.rememberSet(set)
	}
	items, err := v.setItems(set.items)
	if err != nil {
		return err
	}
	page := templates.SetPage{
		Page: v.page(templates.SectionLearn, v.p.SetTitle(), ""), Title: set.title, Items: items,
		Lost: v.setLostWords(set.lost), Broken: set.broken || v.rulesCut(),
		New: templates.Link{Href: v.href(setNewPath), Label: v.p.SetNewTitle()},
	}
	if query := set.query(); query != "" {
		page.Canonical = setPath + "?" + query // Without it the page is another one: an empty set.
		page.Edit = &templates.Link{Href: v.href(setNewPath) + "?" + query, Label: v.p.SetEdit()}
		if len(slidesOf(set.items)) > 0 {
			page.Class = []templates.Link{
				{Href: v.href(showPath) + "?" + query + v.rulesQuery(), Label: v.p.ShowLinkSet()},
				{Href: v.worksheetHref(set), Label: v.p.WorksheetLink()},
			}
		}
	}
	for i := range items {
		switch {
		case !items[i].Ticked:
		case items[i].Done:
			page.Done, page.Of = page.Done+1, page.Of+1
		default:
			page.Of++
			if page.Next == nil {
				items[i].Next, page.Next = true, &items[i]
			}
		}
	}
	return v.show(http.StatusOK, templates.Set(page))
}
