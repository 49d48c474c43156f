package deck

import (
	"context"

	"bummerl/tutor"
)

// How long a card of a kind takes, in seconds, as long as nothing better is known.
var usually = map[string]int{tutor.KindLesson: 25, tutor.KindPuzzle: 60, tutor.KindCount: 20, tutor.KindMistake: 40}

// What is taken from a learner's own times.
const (
	// span is how many days back they are looked at, latest how many of them at most, timed how many it takes.
	span, latest, timed = 30, 100, 5
	// Nobody's card takes less than quickest or more than slowest seconds in the reckoning of a day.
	quickest, slowest = 5, 150
)

// usual gives for the kinds of cards how many seconds one takes: the median of the learner's own times of the days before
// today, so that nothing moves while a set is done.
func (d Deck) usual(ctx context.Context, learner string, today tutor.Date, cards []tutor.DeckCard) (map[string]int, error) {
	seconds := map[string]int{}
	since, until := (today - span).Begins(d.Place), today.Begins(d.Place)
	for _, c := range cards {
		if _, ok := seconds[c.Kind]; ok {
			continue
		}
		times, err := d.Attempts.ItemSeconds(ctx, learner, c.Kind, since, until, latest)
		if err != nil {
			return nil, err
		}
		seconds[c.Kind] = usualOf(c.Kind, times)
	}
	return seconds, nil
}

// usualOf gives the median of times; the kind's own where there are too few.
func usualOf(kind string, times []int) int {
	if len(times) < timed {
		if s, ok := usually[kind]; ok {
			return s
		}
		return slowest
	}
	return min(max(tutor.Median(times), quickest), slowest)
}
