package web

import (
	"slices"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
)

// dayPuzzle is the place of a puzzle among those of a day: its page then has the day's address and heading, and leads on
// to the next level.
type dayPuzzle struct {
	date   tutor.Date
	level  puzzles.Level
	puzzle puzzles.Puzzle
}

// dailyOf finds day, level and puzzle of the address; the error is one of puzzles', or ErrNotFound.
func (v *visit) dailyOf() (tutor.Date, puzzles.Level, puzzles.Puzzle, error) {
	day, err := tutor.ParseDate(v.Param("date"))
	level := puzzles.Level(v.Param("level"))
	if err != nil || !slices.Contains(puzzles.Levels(), level) {
		return 0, level, puzzles.Puzzle{}, tutor.Fail(tutor.NotFound, "a puzzle of a day", err)
	}
	list, err := v.dailyOn(day)
	if err != nil {
		return day, level, puzzles.Puzzle{}, err
	}
	return day, level, list[slices.Index(puzzles.Levels(), level)], nil
}

// ofDay wraps a handler of a puzzle's page for the puzzle of a day.
func (s *Site) ofDay(h func(*visit) error) func(*visit) error {
	return func(v *visit) error {
		day, level, z, err := v.dailyOf()
		switch {
		case tutor.CodeOf(err) == tutor.NotFound:
			return err
		case err != nil:
			return v.noDaily(day, err)
		}
		v.day = &dayPuzzle{day, level, z}
		return h(v)
	}
}

// page is the page around the puzzle.
func (d *dayPuzzle) page(v *visit) templates.Page {
	title := v.p.DailyHeading(v.date(d.date), levelWord(v.p, d.level))
	p := v.page(templates.SectionPuzzles, title, v.question(d.puzzle).String())
	p.Preview = v.preview(d.date, d.level, d.puzzle)
	return p
}

// fill gives the region of the puzzle the heading of the day, and its neighbours there.
func (d *dayPuzzle) fill(v *visit, view *templates.Puzzle) {
	view.Title, view.Level = v.p.DailyHeading(v.date(d.date), levelWord(v.p, d.level)), ""
	view.Previous, view.Next, view.On = nil, nil, nil
	view.List = &templates.Link{Href: v.href("/daily/" + d.date.String()), Label: v.p.DailyWholeDay(v.date(d.date))}
	levels := puzzles.Levels()
	at := slices.Index(levels, d.level)
	link := func(i int) *templates.Link {
		return &templates.Link{Href: v.dailyHref(d.date, levels[i]), Label: v.p.DailyNextLevel(levelWord(v.p, levels[i]))}
	}
	if at > 0 {
		view.Previous = link(at - 1)
	}
	if at+1 < len(levels) {
		view.Next = link(at + 1)
		view.On = view.Next
	}
}
