package web

import (
	"errors"
	"net/http"
	"time"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// dailyPlace is where a new day brings new puzzles. The table of zones is part of the program.
var dailyPlace = func() *time.Location {
	place, err := time.LoadLocation(puzzles.DailyPlace)
	if err != nil {
		panic(err)
	}
	return place
}()

// today is the day whose puzzles are the puzzles of the day; it stays the same while a request is answered.
func (v *visit) today() tutor.Date { return tutor.DateOf(v.now, dailyPlace) }

// dailyOn gives the puzzles of a day as anybody may know them today.
func (v *visit) dailyOn(day tutor.Date) ([]puzzles.Puzzle, error) {
	return puzzles.Daily(day.String(), v.today().String())
}

// daily knows what learners have made of the days.
func (v *visit) daily() learner.Daily {
	return learner.Daily{
		Attempts: v.site.Attempts, Now: v.now, Kind: tutor.KindPuzzle, Place: dailyPlace,
		Puzzles: func(d tutor.Date) []string { return puzzles.DailyIDs(d.String()) },
	}
}

// dailyToday shows the puzzles of today.
func (s *Site) dailyToday(v *visit) error { return v.showDay(v.today()) }

// dailyDay shows the puzzles of the date in the address.
func (s *Site) dailyDay(v *visit) error {
	day, err := tutor.ParseDate(v.Param("date"))
	if err != nil {
		return tutor.Fail(tutor.NotFound, "a date", err)
	}
	return v.showDay(day)
}

// showDay shows the three puzzles of a day with what the learner made of them.
func (v *visit) showDay(day tutor.Date) error {
	list, err := v.dailyOn(day)
	if err != nil {
		return v.noDaily(day, err)
	}
	results, err := v.daily().Results(v.ctx(), v.learner, day)
	if err != nil {
		return err
	}
	isToday := day == v.today()
	d := templates.DailyPage{Heading: v.p.DailyTitleOn(v.date(day)), Intro: v.p.DailyIntroPast()}
	if isToday {
		d.Heading, d.Intro = v.p.DailyTitle(), v.p.DailyIntro()
		if d.Streak, err = v.streak(); err != nil {
			return err
		}
	} else {
		d.Today = &templates.Link{Href: v.href("/daily"), Label: v.p.DailyToToday()}
	}
	for i, z := range list {
		d.Puzzles = append(d.Puzzles, v.dailyPuzzleItem(day, puzzles.Levels()[i], z, outcome(results, i)))
	}
	d.Share = v.share(day, results)
	d.Previous, d.Next = v.dayLink(day-1, v.p.DailyDayBack()), v.dayLink(day+1, v.p.DailyDayForward())
	d.Archive = templates.Link{Href: v.href("/daily/archive/" + monthOf(day).String()), Label: v.p.DailyArchive()}
	about := v.p.DailyAbout()
	if !isToday {
		about = v.p.DailyAboutOn(v.date(day))
	}
	d.Page = v.page(templates.SectionPuzzles, d.Heading, about)
	d.Preview = v.preview(day, puzzles.Easy, list[0])
	return v.show(http.StatusOK, templates.Daily(d))
}

// dailyPuzzleItem shows one of a day's puzzles in the list of the three.
func (v *visit) dailyPuzzleItem(day tutor.Date, level puzzles.Level, z puzzles.Puzzle, o learner.Outcome) templates.DailyPuzzle {
	z = z.By(v.playsBy().Options)
	item := templates.DailyPuzzle{
		Level: levelWord(v.p, level), Href: v.dailyHref(day, level), Question: v.question(z), Position: dailyPosition(z),
	}
	switch o {
	case learner.Missed:
		item.State, item.Word = templates.Wrong, v.p.PuzzleStateMissed()
	case learner.SolvedLater:
		item.State, item.Word = templates.Slip, v.p.PuzzleStateLater()
	case learner.SolvedFirst:
		item.State, item.Word = templates.Right, v.p.PuzzleStateSolved()
	}
	return item
}

// dailyPosition is a puzzle's position as the learner sees it, to be drawn small.
func dailyPosition(z puzzles.Puzzle) templates.DailyPosition {
	view, err := z.View()
	if err != nil { // the record of a stored puzzle can be replayed; that is tested
		return templates.DailyPosition{Trump: z.Start().Trump().String()}
	}
	return templates.DailyPosition{
		Hand: codes(sorted(view.Hand, view.Trump)), Up: codeOf(view.Up), Talon: view.TalonLeft > 0, Led: codeOf(view.Led),
		Trump: view.Trump.String(),
	}
}

// noDaily says why a day has no puzzles to show, with a way on. What will come is not told.
func (v *visit) noDaily(day tutor.Date, why error) error {
	first, last := puzzles.DailyDates()
	d := templates.DailyNonePage{Heading: v.p.DailyNoneTitle(), Text: v.p.DailyNoneText()}
	d.Links = []templates.Link{
		{Href: v.href("/daily"), Label: v.p.DailyToToday()}, {Href: v.href("/daily/archive"), Label: v.p.DailyArchive()},
	}
	switch {
	case errors.Is(why, puzzles.ErrFuture) && day.String() <= last:
		d.Heading, d.Text = v.p.DailyFutureTitle(), v.p.DailyFutureText(v.date(day))
	case errors.Is(why, puzzles.ErrFuture), errors.Is(why, puzzles.ErrUnplanned):
		if day == v.today() {
			d.Links = d.Links[1:]
		}
	case errors.Is(why, puzzles.ErrBeforeFirst):
		d.Heading = v.p.DailyBeforeTitle()
		if begun, err := tutor.ParseDate(first); err == nil {
			d.Text = v.p.DailyBeforeText(v.date(begun))
		}
	default:
		return why
	}
	d.Page = v.page(templates.SectionPuzzles, d.Heading, "")
	return v.show(http.StatusNotFound, templates.DailyNone(d))
}

// isAbsent tells whether an error says that a day has no puzzles to show.
func isAbsent(err error) bool {
	return errors.Is(err, puzzles.ErrFuture) || errors.Is(err, puzzles.ErrUnplanned) || errors.Is(err, puzzles.ErrBeforeFirst)
}

// date writes a day in figures, as the language does.
func (v *visit) date(day tutor.Date) string { return dateIn(v.p, day) }

func dateIn(p locales.Printer, day tutor.Date) string {
	y, m, d := day.Figures()
	return p.DailyDate(d, int(m), y)
}

// dayLink leads to a day; nil if it has no puzzles to show.
func (v *visit) dayLink(day tutor.Date, label string) *templates.Link {
	if _, err := v.dailyOn(day); err != nil {
		return nil
	}
	return &templates.Link{Href: v.href("/daily/" + day.String()), Label: label}
}

// dailyHref is the permanent address of a day's puzzle.
func (v *visit) dailyHref(day tutor.Date, level puzzles.Level) string {
	return v.href("/daily/" + day.String() + "/" + string(level))
}

// codeOf is the code of a card, "" for none.
func codeOf(c rules.Card) string {
	if c == rules.NoCard {
		return ""
	}
	return c.String()
}
