package web

import (
	"net/http"
	"slices"

	"bummerl/templates"
	"bummerl/tutor/course"
)

// worksheetPath is where a set is printed: the query is that of the set, and "&r=" with the rules of the class.
const worksheetPath = "/worksheet"

// What a worksheet has room for.
const (
	// perSheet is the number of positions on a page.
	perSheet = 4
	// mostSheets bounds the sheets: sixty things are more than a class does in a term.
	mostSheets = 15
)

// worksheet shows what can be printed of a set: each sheet has four positions in front and their solutions on the back.
func (s *Site) worksheet(v *visit) error {
	v.noIndex()
	set := parseSet(v.QueryParam("t"), v.QueryParam("i"))
	back, whole := v.setWithAll(set)
	if !whole || len(set.items) == 0 {
		return v.Redirect(http.StatusSeeOther, back) // It says there what is wrong with the link.
	}
	if err := v.forAll(); err != nil {
		return err
	}
	page := templates.WorksheetPage{
		Page: v.page(templates.SectionLearn, v.p.WorksheetTitle(), ""), Title: set.title, Button: printButton(v.p),
		Back: templates.Link{Href: back, Label: v.p.SetBack()},
	}
	page.Canonical, page.Query = worksheetPath+"?"+set.query(), v.Request().URL.RawQuery
	list := slices.DeleteFunc(slidesOf(set.items), func(s slide) bool { return !s.printed() })
	page.More = max(0, len(list)-perSheet*mostSheets)
	for i, shown := range list[:len(list)-page.More] {
		if i%perSheet == 0 {
			page.Sheets = append(page.Sheets, nil)
		}
		e, err := v.exercise(shown, true)
		if err != nil {
			return err
		}
		sheet := &page.Sheets[len(page.Sheets)-1]
		*sheet = append(*sheet, templates.WorksheetTask{Number: i + 1, Exercise: e})
	}
	return v.show(http.StatusOK, templates.Worksheet(page))
}

// printed tells whether a slide can be done on paper: what is only read asks for nothing, what is played out needs somebody
// who answers, and what is to be remembered has to be turned down.
func (s slide) printed() bool {
	return s.asked() && !s.watched() && (len(s.lesson.Steps) == 0 || s.lesson.Steps[s.number].Kind != course.PlayOut)
}

// worksheetHref is the address of the worksheet of a set.
func (v *visit) worksheetHref(set classSet) string {
	return v.href(worksheetPath) + "?" + set.query() + v.rulesQuery()
}
