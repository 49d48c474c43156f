package web

import (
	"fmt"
	"net/http"
	"strings"
	"time"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// month is a month of the calendar, counted from January of the year 0.
type month int

func monthOf(day tutor.Date) month {
	y, m, _ := day.Figures()
	return month(12*y + int(m) - 1)
}

// parseMonth reads what String writes (2026-11), and nothing else.
func parseMonth(text string) (month, error) {
	day, err := tutor.ParseDate(text + "-01")
	return monthOf(day), err
}

func (m month) String() string { return fmt.Sprintf("%04d-%02d", m/12, m%12+1) }

// first is the month's first day.
func (m month) first() tutor.Date { return tutor.NewDate(int(m)/12, time.Month(m%12+1), 1) }

// dailyArchive shows the days of a month, that of the address or the present one.
func (s *Site) dailyArchive(v *visit) error {
	now := monthOf(v.today())
	shown := now
	if text := v.Param("month"); text != "" {
		var err error
		if shown, err = parseMonth(text); err != nil {
			return tutor.Fail(tutor.NotFound, "a month", err)
		}
	}
	from, err := firstMonth()
	if err != nil {
		return err
	}
	if shown < from {
		return v.noDaily(shown.first(), puzzles.ErrBeforeFirst)
	}
	if shown > now {
		return v.noDaily(shown.first(), puzzles.ErrFuture)
	}
	weeks, err := v.weeks(shown)
	if err != nil {
		return err
	}
	page := templates.DailyArchivePage{
		Page:     v.page(templates.SectionPuzzles, v.p.DailyArchiveTitle(), v.p.DailyArchiveAbout()),
		Weekdays: weekdays(v.p.HomeWeekDays()), Weeks: weeks, Month: v.monthName(shown),
		Grey:  v.grey(weeks),
		Today: templates.Link{Href: v.href("/daily"), Label: v.p.DailyToToday()},
	}
	if shown > from {
		page.Previous = &templates.Link{Href: v.monthHref(shown - 1), Label: v.p.DailyMonthBack()}
	}
	if shown < now {
		page.Next = &templates.Link{Href: v.monthHref(shown + 1), Label: v.p.DailyMonthForward()}
	}
	return v.show(http.StatusOK, templates.DailyArchive(page))
}

// monthName names a month as the language does: "November 2026".
func (v *visit) monthName(m month) string {
	return v.p.DailyMonth(strings.Fields(v.p.DailyMonthNames())[m%12], int(m/12))
}

func (v *visit) monthHref(m month) string { return v.href("/daily/archive/" + m.String()) }

// grey says why days have no puzzles; "" if all have.
func (v *visit) grey(weeks [][7]templates.DailyCell) string {
	for _, week := range weeks {
		for _, cell := range week {
			if cell.Day > 0 && cell.Href == "" {
				first, _ := puzzles.DailyDates()
				if day, err := tutor.ParseDate(first); err == nil {
					return v.p.DailyArchiveGrey(v.date(day))
				}
			}
		}
	}
	return ""
}

// firstMonth is that of the first day with puzzles.
func firstMonth() (month, error) {
	first, _ := puzzles.DailyDates()
	day, err := tutor.ParseDate(first)
	return monthOf(day), err
}

// weeks gives the days of a month in rows from Monday to Sunday.
func (v *visit) weeks(m month) ([][7]templates.DailyCell, error) {
	results, err := v.daily().ResultsFrom(v.ctx(), v.learner, m.first(), (m+1).first()-1)
	if err != nil {
		return nil, err
	}
	var weeks [][7]templates.DailyCell
	for day := m.first(); monthOf(day) == m; day++ {
		column := (int(day.Weekday()) + 6) % 7
		if column == 0 || len(weeks) == 0 {
			weeks = append(weeks, [7]templates.DailyCell{})
		}
		weeks[len(weeks)-1][column] = v.dailyCell(day, results[day])
	}
	return weeks, nil
}

// dailyCell shows a day with what was made of its puzzles, which is what the day's own page says.
func (v *visit) dailyCell(day tutor.Date, results []learner.Outcome) templates.DailyCell {
	_, _, number := day.Figures()
	cell := templates.DailyCell{Day: number}
	if _, err := v.dailyOn(day); err != nil {
		return cell
	}
	cell.Href, cell.Date, cell.Today = v.href("/daily/"+day.String()), v.date(day), day == v.today()
	solved, tried := 0, false
	for _, o := range results {
		cell.Dots = append(cell.Dots, o.Solved())
		tried = tried || o != learner.Untried
		if o.Solved() {
			solved++
		}
	}
	if tried {
		cell.Solved = v.p.PuzzleSolvedOf(solved, len(results))
	}
	return cell
}

// weekdays gives the names of the days from Monday on; the message begins with Sunday.
func weekdays(names string) []string {
	list := strings.Fields(names)
	return append(list[1:len(list):len(list)], list[0])
}
