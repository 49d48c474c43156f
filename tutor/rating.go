package tutor

import (
	"context"
	"time"
)

// Rating is how strong somebody is thought to be, or how hard a puzzle: a number on the scale of Glicko-2, where 1500 is
// in the middle and of two that lie 400 apart the stronger one wins ten times of eleven. How it is reckoned stands in
// tutor/rating.
type Rating struct {
	Value float64
	// Deviation is the uncertainty of Value: the truth lies within one deviation two times of three.
	Deviation float64
	// Volatility says how unsteady results are; it moves little.
	Volatility float64
	// Tries counts the tries that it rests on, At is when the last of them was; zero, where there was none.
	Tries int
	At    time.Time
	// Version counts savings: 0 is a rating that is not kept yet.
	Version int64
}

// AllThemes names the rating that every rated try moves, beside that of the puzzle's theme.
const AllThemes = ""

// RatedTry is the first attempt at a puzzle, and what it did to the learner's ratings. There is one for each learner and
// puzzle at most.
type RatedTry struct {
	Learner, Item string
	// Attempt is the ID of the attempt.
	Attempt, Theme string
	// Weight is 1 for a whole try, ½ for one that counts by half.
	Weight float64
	Right  bool
	// Before and After are the rating of AllThemes, ThemeBefore and ThemeAfter that of the theme; only value and deviation
	// are kept.
	Before, After, ThemeBefore, ThemeAfter Rating
	At                                     time.Time
}

// RatingChange is a rated try with the ratings to be saved after it.
type RatingChange struct {
	Try RatedTry
	// All and Theme are the learner's.
	All, Theme Rating
	// Puzzle is the puzzle's; nil if it does not move.
	Puzzle *Rating
}

// PuzzleRun is a row of puzzles, each harder than the one before, up to the first miss. A learner has one open run.
type PuzzleRun struct {
	ID, Learner string
	// Solved counts the puzzles solved in it.
	Solved int
	// Item is the puzzle that is asked now; of a run that is over the one that ended it, "" if there was none left.
	Item string
	Over bool
	// Version counts savings: 1 when made, one more each time.
	Version          int64
	Created, Updated time.Time
}

// PuzzleTry is an attempt at a puzzle with all that it changes.
type PuzzleTry struct {
	Attempt Attempt
	// Card is the card of the deck as it is to be saved; nil if the attempt says nothing about one.
	Card *DeckCard
	// Change is what it does to ratings; nil if it is not rated. It is left out where it is not the learner's first attempt
	// at the puzzle.
	Change *RatingChange
	// Run is the run as it is to be saved; nil if it belongs to none.
	Run *PuzzleRun
}

// RatingStore keeps ratings and runs.
type RatingStore interface {
	// AddPuzzleTry keeps an attempt and all that comes of it, or nothing. An attempt that is kept already is no error and
	// changes nothing. Where a card, a rating or a run has another version than it had, it is ErrStale.
	AddPuzzleTry(ctx context.Context, t PuzzleTry) error
	// Ratings gives a learner's ratings by theme; those without a rated try are missing.
	Ratings(ctx context.Context, learner string) (map[string]Rating, error)
	// PuzzleRatings gives the ratings of the puzzles that somebody's try has moved, by ID.
	PuzzleRatings(ctx context.Context) (map[string]Rating, error)
	// PuzzleRating gives that of one; ErrNotFound if no try has moved it.
	PuzzleRating(ctx context.Context, item string) (Rating, error)
	// RatedTry finds the rated try at a puzzle; ErrNotFound if there is none.
	RatedTry(ctx context.Context, learner, item string) (RatedTry, error)
	// RatedTries lists a learner's rated tries, the earliest first.
	RatedTries(ctx context.Context, learner string) ([]RatedTry, error)
	// AddPuzzleRun keeps a new run; where the learner has an open one it is ErrStale.
	AddPuzzleRun(ctx context.Context, r PuzzleRun) error
	// OpenPuzzleRun finds the run that is not over; ErrNotFound if there is none.
	OpenPuzzleRun(ctx context.Context, learner string) (PuzzleRun, error)
	// PuzzleRuns lists runs that are over, the latest first, at most limit of them; BestPuzzleRun is the longest of all, the
	// earliest of several, ErrNotFound if none is over.
	PuzzleRuns(ctx context.Context, learner string, limit int) ([]PuzzleRun, error)
	BestPuzzleRun(ctx context.Context, learner string) (PuzzleRun, error)
}
