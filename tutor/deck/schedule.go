package deck

import (
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v4"

	"bummerl/tutor"
)

// Longest is the most days until something is asked again.
const Longest = 90

// scheduler is FSRS 6 with its published weights: the chance to know a card when it is asked is to be nine in ten. Steps
// within a day are off, and so is the dice that spreads cards over days: the same tries give the same days.
var scheduler = fsrs.NewFSRS(parameters())

func parameters() fsrs.Parameters {
	p := fsrs.DefaultParam()
	p.EnableShortTerm, p.EnableFuzz = false, false
	p.MaximumInterval = Longest
	return p
}

var ratings = map[tutor.Grade]fsrs.Rating{tutor.Again: fsrs.Again, tutor.Hard: fsrs.Hard, tutor.Good: fsrs.Good}

// counts tells whether a try on a day says anything about a card: one that is not in the deck comes in by a grade below
// Good, one that is counts when it is due, one that was removed never.
func counts(c tutor.DeckCard, g tutor.Grade, day tutor.Date) bool {
	if c.Version == 0 {
		return g != tutor.Good
	}
	return !c.Removed && day >= c.Due
}

// next gives a card after a try that counts on a day. The scheduler is given whole days: what time it was does not
// matter, nor where the clocks were put forward.
func next(c tutor.DeckCard, g tutor.Grade, day tutor.Date) (tutor.DeckCard, error) {
	card := fsrs.NewCard(midnight(day))
	if c.Reps > 0 {
		card.State, card.LastReview = fsrs.Review, midnight(c.Reviewed)
		card.Stability, card.Difficulty = c.Stability, c.Difficulty
		card.Reps, card.Lapses = uint64(c.Reps), uint64(c.Lapses)
	}
	after, err := scheduler.Next(card, midnight(day), ratings[g])
	if err != nil {
		return c, err
	}
	c.Stability, c.Difficulty = after.Card.Stability, after.Card.Difficulty
	c.Reps, c.Lapses = int(after.Card.Reps), int(after.Card.Lapses)
	c.Reviewed, c.Due = day, tutor.DateOf(after.Card.Due, time.UTC)
	return c, nil
}

func midnight(d tutor.Date) time.Time { return d.Begins(time.UTC) }
