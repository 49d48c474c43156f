package learner

import (
	"context"
	"fmt"
	"slices"
	"time"

	"bummerl/tutor"
)

// Outcome is what a learner has made of a puzzle.
type Outcome uint8

// The outcomes, the zero value first.
const (
	Untried Outcome = iota
	// Missed: tried, and not solved so far.
	Missed
	// SolvedLater: solved, but not at the first try.
	SolvedLater
	// SolvedFirst: solved at the first try.
	SolvedFirst
)

// Daily knows what a learner has made of the puzzles of the days. All follows from the attempts that are kept.
type Daily struct {
	Attempts tutor.AttemptStore
	// Now is the moment at which it is asked.
	Now time.Time
	// Kind is that of attempts at puzzles.
	Kind string
	// Puzzles gives the items of a day's puzzles by the day's calendar, from the easiest; nil if the day has none.
	Puzzles func(tutor.Date) []string
	// Place is where a new day brings new puzzles.
	Place *time.Location
}

// Played gives the days, in a learner's zone, on which one of the puzzles of the day was tried to its end, solved or not.
// It is the puzzle's day while it is that day where the puzzles change; the learner's own clock says which day of his it
// counts for. Puzzles of other days are practice.
func (d Daily) Played(attempts []tutor.Attempt, zone *time.Location) []tutor.Date {
	var days []tutor.Date
	for _, a := range attempts {
		if slices.Contains(d.Puzzles(tutor.DateOf(a.At, d.Place)), a.Item) {
			days = append(days, tutor.DateOf(a.At, zone))
		}
	}
	return days
}

// Streak gives the learner's streak today by the time zone of the settings in force.
func (d Daily) Streak(ctx context.Context, l tutor.Learner, zone string) (Streak, error) {
	place, err := tutor.Place(zone)
	if err != nil {
		return Streak{}, fmt.Errorf("time zone: %w", err)
	}
	today := tutor.DateOf(d.Now, place)
	var s Streak
	_, err = d.latest(ctx, l, func(list []tutor.Attempt) bool {
		s = StreakOf(d.Played(list, place), today)
		begins := s.Begins
		if s.Days == 0 {
			begins = today
		}
		// Older attempts cannot lengthen it once there are two missed days before its first.
		return tutor.DateOf(list[len(list)-1].At, place) < begins-forgiving
	})
	return s, err
}

// Solved tells whether it is solved, at whatever try.
func (o Outcome) Solved() bool { return o >= SolvedLater }

// Results gives what the learner made of the puzzles of a day since it began; nil if the day has none.
func (d Daily) Results(ctx context.Context, l tutor.Learner, day tutor.Date) ([]Outcome, error) {
	results, err := d.ResultsFrom(ctx, l, day, day)
	return results[day], err
}

// ResultsFrom gives Results for each day from one to another, in one go; days that have no puzzles are missing.
func (d Daily) ResultsFrom(ctx context.Context, l tutor.Learner, from, to tutor.Date) (map[tutor.Date][]Outcome, error) {
	begins := from.Begins(d.Place)
	list, err := d.latest(ctx, l, func(list []tutor.Attempt) bool { return list[len(list)-1].At.Before(begins) })
	if err != nil {
		return nil, err
	}
	results := map[tutor.Date][]Outcome{}
	for day := from; day <= to; day++ {
		if items := d.Puzzles(day); items != nil {
			results[day] = outcomes(items, list, day.Begins(d.Place))
		}
	}
	return results, nil
}

// outcomes tells what attempts, the latest first, have made of a day's items since it began.
func outcomes(items []string, list []tutor.Attempt, begins time.Time) []Outcome {
	results := make([]Outcome, len(items))
	for _, a := range slices.Backward(list) { // the oldest first
		if i := slices.Index(items, a.Item); i >= 0 && !a.At.Before(begins) {
			results[i] = results[i].after(a.Right)
		}
	}
	return results
}

// after gives the outcome after one more try.
func (o Outcome) after(right bool) Outcome {
	switch {
	case o.Solved():
		return o
	case !right:
		return Missed
	case o == Untried:
		return SolvedFirst
	}
	return SolvedLater
}

// latest reads the learner's attempts, the latest first, more and more of them until they are enough or all.
func (d Daily) latest(ctx context.Context, l tutor.Learner, enough func([]tutor.Attempt) bool) ([]tutor.Attempt, error) {
	if l.Visitor() {
		return nil, nil
	}
	// So many at first as a keen week has; four times as many each time, up to those of many years.
	for limit := 128; ; limit *= 4 {
		list, err := d.Attempts.Attempts(ctx, l.ID, d.Kind, limit)
		if err != nil || len(list) == 0 {
			return nil, err
		}
		if enough(list) || len(list) < limit || limit > 1<<17 {
			return list, nil
		}
	}
}
