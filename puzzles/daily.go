package puzzles

import (
	_ "embed"
	"errors"
	"fmt"
	"strings"
	"sync"
)

//go:embed data/daily.csv
var dailyFile string

// DailyPlace is the time zone in which a day of puzzles begins.
const DailyPlace = "Europe/Vienna"

// Errors for dates that have no puzzles to show.
var (
	// ErrBeforeFirst is the error for dates before there were puzzles of the day.
	ErrBeforeFirst = errors.New("there were no puzzles of the day then")
	// ErrFuture is the error for dates that have not come.
	ErrFuture = errors.New("this day has not come")
	// ErrUnplanned is the error for dates after the end of the table.
	ErrUnplanned = errors.New("the table of days ends before this date")
)

// days is the table of days, read once.
type days struct {
	dates []string
	ids   map[string][]string
}

// planned reads the table: a line for each date with the names of the easy, the medium and the hard puzzle. It is part of
// the program: if it is broken, so is the program.
var planned = sync.OnceValue(func() days { return readDays(dailyFile) })

func readDays(file string) days {
	t := days{ids: map[string][]string{}}
	for line := range strings.Lines(file) {
		fields := strings.Split(strings.TrimSpace(line), ",")
		if len(fields) != 1+len(Levels()) {
			panic("table of days: " + line)
		}
		t.dates = append(t.dates, fields[0])
		t.ids[fields[0]] = fields[1:]
	}
	return t
}

// Daily gives the puzzles of a date, from the easy to the hard one. Dates are written 2026-11-30; whether there is such a
// day in the calendar is known to whoever reads it (tutor.ParseDate), here they are compared as texts. Today is the date in
// DailyPlace; what lies after it is not told. The table of past days never changes.
func Daily(date, today string) ([]Puzzle, error) {
	t := planned()
	first, _ := DailyDates()
	switch {
	case date < first:
		return nil, ErrBeforeFirst
	case date > today:
		return nil, ErrFuture
	case t.ids[date] == nil:
		return nil, ErrUnplanned
	}
	var list []Puzzle
	for _, id := range t.ids[date] {
		p, ok := Get(id)
		if !ok {
			return nil, fmt.Errorf("table of days, %s: there is no puzzle %s", date, id)
		}
		list = append(list, p)
	}
	return list, nil
}

// DailyIDs gives the names of a date's puzzles, also of one that has not come; nil if it has none.
func DailyIDs(date string) []string { return planned().ids[date] }

// DailyDates gives the first and the last date of the table; nothing if it is empty.
func DailyDates() (first, last string) {
	t := planned()
	if len(t.dates) == 0 {
		return "", ""
	}
	return t.dates[0], t.dates[len(t.dates)-1]
}
