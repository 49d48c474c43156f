package tutor

import (
	"context"
	"time"
)

// Grade says how well something was known at the first try.
type Grade uint8

// The grades, from the worst.
const (
	// Again: it was wrong, or the solution was shown.
	Again Grade = iota + 1
	// Hard: right, after a hint.
	Hard
	// Good: right at once.
	Good
)

var gradeNames = [...]string{"", "again", "hard", "good"}

// String names the grade.
func (g Grade) String() string { return gradeNames[g] }

// DeckCard is something that is asked again: what was wrong once, or needed a hint. Days are those of the learner's
// calendar.
type DeckCard struct {
	Learner string
	// Kind and Item say what is asked: of KindLesson a step ("follow/closed"), of KindPuzzle a puzzle by its ID, of KindCount
	// an item of a drill by its Spec, of KindMistake a decision of a match.
	Kind, Item string
	// Due is the day on which it is to be asked again, Reviewed that of the try that counted last.
	Due, Reviewed Date
	// Stability is in how many days the chance to know it falls to nine in ten, Difficulty goes from 1 to 10: what the
	// scheduler goes on from.
	Stability, Difficulty float64
	// Reps counts the tries that counted, the first among them; Lapses those that were wrong after it.
	Reps, Lapses int
	// Removed: the learner does not want to be asked any more.
	Removed bool
	// Version counts savings: 0 is a card that is not kept yet.
	Version          int64
	Created, Updated time.Time
}

// DeckDay is what a learner wants of one day besides the usual.
type DeckDay struct {
	Day Date
	// More counts how often more was asked for.
	More int
}

// DeckStore keeps the cards of learners.
type DeckStore interface {
	// DeckCard finds a card, also one that was removed; ErrNotFound if there is none.
	DeckCard(ctx context.Context, learner, kind, item string) (DeckCard, error)
	// SaveDeckCard keeps a card if its version is still c.Version (0: no card yet), else it is ErrStale.
	SaveDeckCard(ctx context.Context, c DeckCard) error
	// AddReview keeps an attempt and, with it or not at all, a card as SaveDeckCard does. An attempt that is kept already
	// is no error and changes neither.
	AddReview(ctx context.Context, a Attempt, c DeckCard) error
	// DeckDue lists the cards that are due on a day and were not removed, the longest due first, at most limit of them.
	DeckDue(ctx context.Context, learner string, day Date, limit int) ([]DeckCard, error)
	// DeckReviewed lists the cards that were asked again on a day, in the order of the tries, removed ones among them.
	DeckReviewed(ctx context.Context, learner string, day Date) ([]DeckCard, error)
	// DeckDay gives what was wanted last; the zero DeckDay if nothing was.
	DeckDay(ctx context.Context, learner string) (DeckDay, error)
	// SaveDeckDay replaces it, if it is not yet so.
	SaveDeckDay(ctx context.Context, learner string, d DeckDay) error
}

// Deck is told what a learner tried. It works by the days of one learner: make one for each request. The same try told
// twice, at the same time of its own, counts once.
type Deck interface {
	// Tried tells of a try at a time.
	Tried(ctx context.Context, learner, kind, item string, g Grade, at time.Time) error
	// Keep keeps an attempt and what it says about an item of its kind, both or neither. The item may be another than the
	// attempt's.
	Keep(ctx context.Context, a Attempt, item string, g Grade) error
}
