package web

import (
	"net/http"
	"strconv"

	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/course"
)

// showPath is where things are shown large, to a class. The address says everything, and nothing is kept of it:
//
//	?t=TITLE&i=ITEMS   a set, as its own address has it
//	?lesson=follow     a chapter, step by step
//	?day=2026-11-30    the puzzles of a day; without any of these those of today
//	&r=RULES           the rules of the class
//	&n=2&at=answer     the second of them, with its answer
const showPath = "/show"

// What of a slide is seen: tricks to be looked at come first where there are any, else the question; the answer on demand.
const (
	atStart    = ""
	atQuestion = "question"
	atAnswer   = "answer"
)

// show shows one of a row of things, large.
func (s *Site) show(v *visit) error {
	v.noIndex()
	row, err := v.showing()
	if done := v.Response().Committed; done || err != nil {
		return err
	}
	if row.cut || len(row.list) == 0 {
		return v.Redirect(http.StatusSeeOther, row.close) // It says there what is wrong with the link.
	}
	if err := v.forAll(); err != nil {
		return err
	}
	n, err := strconv.Atoi(v.QueryParam("n"))
	if err != nil {
		n = 1
	}
	n = min(max(n, 1), len(row.list))
	shown := row.list[n-1]
	at := oneOf(v.QueryParam("at"), atStart, atQuestion, atAnswer)
	if at == atAnswer && !shown.asked() {
		at = atStart
	}
	e, err := v.exercise(shown, at == atAnswer)
	if err != nil {
		return err
	}
	return v.show(http.StatusOK, templates.Show(v.showPage(row, n, at, e)))
}

// showing reads what is to be shown.
func (v *visit) showing() (showing, error) {
	query := v.QueryParams()
	switch {
	case query.Has("i") || query.Has("t"):
		return v.showSet(parseSet(query.Get("t"), query.Get("i"))), nil
	case query.Has("lesson"):
		l, ok := course.Find(query.Get("lesson"))
		if !ok || l.Of != "" || l.Again != "" {
			return showing{}, tutor.Fail(tutor.NotFound, "a chapter", nil)
		}
		return showing{title: v.lessonTitle(l), list: slidesOfLesson(l), query: "lesson=" + l.ID, close: v.href("/learn/" + l.ID)}, nil
	}
	day := v.today()
	if asked := query.Get("day"); asked != "" {
		var err error
		if day, err = tutor.ParseDate(asked); err != nil {
			return showing{}, tutor.Fail(tutor.NotFound, "a date", err)
		}
	}
	list, err := v.dailyOn(day)
	if err != nil {
		return showing{}, v.noDaily(day, err)
	}
	row := showing{title: v.p.DailyTitleOn(v.date(day)), query: "day=" + day.String(), close: v.href("/daily/" + day.String())}
	for _, z := range list {
		row.list = append(row.list, slide{puzzle: z.ID})
	}
	return row, nil
}

// showPage fills the page of a slide.
func (v *visit) showPage(row showing, n int, at string, e templates.Exercise) templates.ShowPage {
	rules := ""
	if asked := v.QueryParam(ownRulesField); asked != "" {
		rules = "&" + ownRulesField + "=" + asked
	}
	address := func(n int, at string) string {
		a := v.href(showPath) + "?" + row.query + rules + "&n=" + strconv.Itoa(n)
		if at != atStart {
			a += "&at=" + at
		}
		return a
	}
	page := templates.ShowPage{
		Page: v.page(templates.SectionNone, e.Name, ""), Row: row.title, At: n, Of: len(row.list), Exercise: e,
		Close: templates.Link{Href: row.close, Label: v.p.ShowClose()}, Solved: at == atAnswer,
	}
	page.Canonical, page.Set = showPath+"?"+row.query, nil
	shown := row.list[n-1]
	page.Looking = at == atStart && shown.watched()
	switch {
	case page.Looking:
		page.Reveal = &templates.Link{Href: address(n, atQuestion), Label: v.p.MemoryWatched()}
	case at == atAnswer:
		page.Reveal = &templates.Link{Href: address(n, atQuestion), Label: v.p.ShowHide()}
	case shown.asked():
		page.Reveal = &templates.Link{Href: address(n, atAnswer), Label: v.p.CourseSolution()}
	}
	if n > 1 {
		page.Previous = &templates.Link{Href: address(n-1, atStart), Label: v.p.ShowBack()}
	}
	if n < len(row.list) {
		page.Next = &templates.Link{Href: address(n+1, atStart), Label: v.p.ShellContinue()}
	}
	return page
}
