package web

import (
	"fmt"
	"net/http"
	"strings"
	"time"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
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
	now := monthOf(s.today())
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
		Page:     v.page(templates.SectionPuzzles, v.p.DailyArchiveTitle(), v.p.DailyAbout()),
		Weekdays: weekdays(v.p.HomeWeekDays()), Weeks: weeks, Month: v.p.DailyMonth(int(shown%12)+1, int(shown/12)),
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

func (v *visit) monthHref(m month) string { return v.href("/daily/archive/" + m.String()) }

// firstMonth is that of the first day with puzzles.
func firstMonth() (month, error) {
	first, _ := puzzles.DailyDates()
	day, err := tutor.ParseDate(first)
	return monthOf(day), err
}

// weeks gives the days of a month in rows from Monday to Sunday.
func (v *visit) weeks(m month) ([][7]templates.DailyCell, error) {
	ticks, err := v.ticks()
	if err != nil {
		return nil, err
	}
	var weeks [][7]templates.DailyCell
	for day := m.first(); monthOf(day) == m; day++ {
		column := (int(day.Weekday()) + 6) % 7
		if column == 0 || len(weeks) == 0 {
			weeks = append(weeks, [7]templates.DailyCell{})
		}
		weeks[len(weeks)-1][column] = v.dailyCell(day, ticks)
	}
	return weeks, nil
}

func (v *visit) dailyCell(day tutor.Date, ticks map[string]templates.Mood) templates.DailyCell {
	_, _, number := day.Figures()
	cell := templates.DailyCell{Day: number}
	list, err := v.site.dailyOn(day)
	if err != nil {
		return cell
	}
	cell.Href, cell.Date, cell.Today = v.href("/daily/"+day.String()), v.date(day), day == v.site.today()
	p := progressIn(list, ticks, "")
	for _, z := range list {
		state, tried := ticks[z.ID]
		cell.Dots = append(cell.Dots, state == templates.Right || state == templates.Slip)
		if tried {
			cell.Solved = v.p.PuzzleSolvedOf(p.solved, p.of)
		}
	}
	return cell
}

// weekdays gives the names of the days from Monday on; the message begins with Sunday.
func weekdays(names string) []string {
	list := strings.Fields(names)
	return append(list[1:len(list):len(list)], list[0])
}
