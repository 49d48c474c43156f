package puzzles

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// dateLayout is how dates are written.
const dateLayout = "2006-01-02"

// firstDate begins the table of days.
const firstDate = "2026-11-30"

// unrepeated is for how many days a puzzle does not come again.
const unrepeated = 731

// PlanDays continues the table of days by so many: lines to be put behind it. Each date gets an easy, a medium and a hard
// puzzle that has the same answers under the default variants of all languages and does not repeat one of the last two
// years. Themes take turns, in proportion to what there is of them, and a date has three of them. The error tells when
// there are too few puzzles.
func PlanDays(n int) ([]string, error) {
	t := planned()
	next := firstDate
	if len(t.dates) > 0 {
		next = dayAfter(t.dates[len(t.dates)-1])
	}
	recent := map[string]bool{}
	for _, date := range t.dates[max(0, len(t.dates)-unrepeated):] {
		for _, id := range t.ids[date] {
			recent[id] = true
		}
	}
	stock := map[Level]*shelf{}
	for _, level := range Levels() {
		stock[level] = newShelf(level, recent)
	}
	var lines []string
	for range min(n, unrepeated) {
		line := next
		var used []Theme
		for _, level := range Levels() {
			p, ok := stock[level].take(used)
			if !ok {
				return lines, fmt.Errorf("for %s there is no %s puzzle left that the last two years did not have", next, level)
			}
			used = append(used, p.Theme)
			line += "," + p.ID
		}
		lines = append(lines, line)
		next = dayAfter(next)
	}
	return lines, nil
}

// dayAfter gives the next date.
func dayAfter(date string) string {
	t, err := time.Parse(dateLayout, date)
	if err != nil {
		panic(err) // the table holds dates
	}
	return t.AddDate(0, 0, 1).Format(dateLayout)
}

// shelf holds what is left of a level, by theme, and how much there was.
type shelf struct {
	left map[Theme][]Puzzle
	had  map[Theme]int
	last Theme
}

func newShelf(level Level, recent map[string]bool) *shelf {
	s := &shelf{left: map[Theme][]Puzzle{}, had: map[Theme]int{}}
	for _, p := range All() {
		if p.Level == level && p.Everywhere() && !recent[p.ID] && !slices.Contains(oldNames, p.ID) {
			s.left[p.Theme] = append(s.left[p.Theme], p)
			s.had[p.Theme]++
		}
	}
	for theme, list := range s.left {
		// Names are as good as dice: they say nothing about a puzzle.
		slices.SortFunc(list, func(p, q Puzzle) int { return strings.Compare(p.ID, q.ID) })
		s.left[theme] = list
	}
	return s
}

// take takes a puzzle of the theme of which the largest share is left: not one of the used themes, and not yesterday's
// if it can be helped.
func (s *shelf) take(used []Theme) (Puzzle, bool) {
	best, share := Theme(""), -1.0
	for _, theme := range Themes() {
		n := len(s.left[theme])
		if n == 0 {
			continue
		}
		have := float64(n) / float64(s.had[theme])
		if theme == s.last {
			have--
		}
		if slices.Contains(used, theme) {
			have -= 2
		}
		if best == "" || have > share {
			best, share = theme, have
		}
	}
	if best == "" {
		return Puzzle{}, false
	}
	s.last = best
	p := s.left[best][0]
	s.left[best] = s.left[best][1:]
	return p, true
}
