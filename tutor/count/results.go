package count

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"bummerl/tutor"
)

// TablePoints is the kind under which results have what is said of the points at a match's table. It is no drill: it cannot
// be begun here.
const TablePoints Kind = "table"

// Period is how many days results look back, today among them.
const Period = 30

// mostMissed is how many sums are listed at most.
const mostMissed = 8

// Results are what a learner's answers of the last days come to.
type Results struct {
	// From and To are the first and the last day, To is today.
	From, To tutor.Date
	// Drills are those that were asked something, in the order of Kinds, TablePoints at the end.
	Drills []DrillResult
	// Missed are the sums that were wrong most often, the worst first.
	Missed []Missed
}

// DrillResult is what the answers to one drill come to.
type DrillResult struct {
	Kind Kind
	Score
	// Days are those with answers, in order.
	Days []DayResult
}

// DayResult is what those of one day come to.
type DayResult struct {
	Date tutor.Date
	Score
}

// Score sums up answers.
type Score struct {
	Asked, Right int
	// Seconds is the median of the answers whose time is known, 0 if there are none.
	Seconds int
}

// Percent gives how many of a hundred answers were right, rounded; 0 if nothing was asked.
func (s Score) Percent() int {
	if s.Asked == 0 {
		return 0
	}
	return (200*s.Right + s.Asked) / (2 * s.Asked)
}

// Missed is a sum that was wrong.
type Missed struct {
	Kind Kind
	// Sum is what was to be added or taken away, "24+14", and Makes what that makes.
	Sum   string
	Makes int
	// Asked counts the answers to it, Wrong those that were wrong: 1 or more.
	Asked, Wrong int
}

// sums are the details of attempts that are an addition or a subtraction which somebody makes: numbers with a sign between
// them, none of them nothing. Where the trick was asked for ("which 66-50") the numbers were no question.
var sums = regexp.MustCompile(`^[1-9][0-9]*(?:[+-][1-9][0-9]*)+$`)

// makes gives what a sum makes; 0 for what is none.
func makes(sum string) int {
	total := 0
	for part := range strings.SplitSeq(strings.ReplaceAll(sum, "-", "+-"), "+") {
		n, err := strconv.Atoi(part)
		if err != nil {
			return 0
		}
		total += n
	}
	return total
}

// ResultsOf sums up a learner's attempts at counting, in the order of time, as they stand on a day in a place. Attempts of
// other days, and of drills that there are no more, count for nothing.
func ResultsOf(attempts []tutor.Attempt, today tutor.Date, place *time.Location) Results {
	r := Results{From: today - Period + 1, To: today}
	answers := map[Kind]map[tutor.Date][]tutor.Attempt{}
	missed := map[string]Missed{}
	for _, a := range attempts {
		name, detail, _ := strings.Cut(a.Item, "/")
		kind, date := Kind(name), tutor.DateOf(a.At, place)
		if date < r.From || date > r.To {
			continue
		}
		if answers[kind] == nil {
			answers[kind] = map[tutor.Date][]tutor.Attempt{}
		}
		answers[kind][date] = append(answers[kind][date], a)
		if sums.MatchString(detail) && slices.Contains(kinds, kind) {
			m := missed[a.Item]
			m.Kind, m.Sum, m.Makes, m.Asked = kind, detail, makes(detail), m.Asked+1
			if !a.Right {
				m.Wrong++
			}
			missed[a.Item] = m
		}
	}
	for _, kind := range append(Kinds(), TablePoints) {
		if drill := drillResult(kind, answers[kind], r.From, r.To); drill.Asked > 0 {
			r.Drills = append(r.Drills, drill)
		}
	}
	r.Missed = worst(missed)
	return r
}

func drillResult(kind Kind, answers map[tutor.Date][]tutor.Attempt, from, to tutor.Date) DrillResult {
	drill := DrillResult{Kind: kind}
	var all []tutor.Attempt
	for date := from; date <= to; date++ {
		if list := answers[date]; len(list) > 0 {
			drill.Days = append(drill.Days, DayResult{Date: date, Score: scoreOf(list)})
			all = append(all, list...)
		}
	}
	drill.Score = scoreOf(all)
	return drill
}

func scoreOf(list []tutor.Attempt) Score {
	s := Score{Asked: len(list)}
	var seconds []int
	for _, a := range list {
		if a.Right {
			s.Right++
		}
		if a.Seconds > 0 {
			seconds = append(seconds, a.Seconds)
		}
	}
	s.Seconds = tutor.Median(seconds)
	return s
}

// worst gives the sums that were wrong, most often first, of equal ones that with fewer answers, then in the order of
// drills and sums.
func worst(missed map[string]Missed) []Missed {
	var list []Missed
	for _, m := range missed {
		if m.Wrong > 0 {
			list = append(list, m)
		}
	}
	slices.SortFunc(list, func(a, b Missed) int {
		switch {
		case a.Wrong != b.Wrong:
			return b.Wrong - a.Wrong
		case a.Asked != b.Asked:
			return a.Asked - b.Asked
		case a.Kind != b.Kind:
			return slices.Index(kinds, a.Kind) - slices.Index(kinds, b.Kind)
		}
		return strings.Compare(a.Sum, b.Sum)
	})
	return list[:min(len(list), mostMissed)]
}
