package rating

import (
	"context"
	"errors"
	"time"

	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/deck"
)

// How much a try counts.
const (
	// Whole: nothing gave away what it was about.
	Whole = 1.0
	// Half: the theme was known.
	Half = 0.5
	// Unrated tries change no rating.
	Unrated = 0.0
)

// Service keeps attempts at puzzles with what they do to ratings and runs.
type Service struct {
	Store tutor.RatingStore
}

// Standing gives how strong a learner is now.
func (s Service) Standing(ctx context.Context, learner string, now time.Time) (Standing, error) {
	if learner == "" {
		return StandingOf(nil, now), nil
	}
	kept, err := s.Store.Ratings(ctx, learner)
	return StandingOf(kept, now), err
}

// Keep keeps an attempt at a puzzle, what it says to the deck, and what it does to ratings by its weight: all of it or
// nothing. The same attempt told twice counts once, and at each puzzle the first attempt alone is rated.
func (s Service) Keep(ctx context.Context, d deck.Deck, a tutor.Attempt, g tutor.Grade, p puzzles.Puzzle, weight float64) error {
	return d.KeepBy(ctx, a, p.ID, g, func(card *tutor.DeckCard) error {
		t := tutor.PuzzleTry{Attempt: a, Card: card}
		if weight != Unrated {
			change, err := s.change(ctx, a, p, weight)
			if err != nil {
				return err
			}
			t.Change = &change
		}
		return s.Store.AddPuzzleTry(ctx, t)
	})
}

// change works out what an attempt does to the ratings as they are kept now.
func (s Service) change(ctx context.Context, a tutor.Attempt, p puzzles.Puzzle, weight float64) (tutor.RatingChange, error) {
	standing, err := s.Standing(ctx, a.Learner, a.At)
	if err != nil {
		return tutor.RatingChange{}, err
	}
	kept, err := s.Store.PuzzleRating(ctx, p.ID)
	if err != nil && !errors.Is(err, tutor.ErrNotFound) {
		return tutor.RatingChange{}, err
	}
	start := OfPuzzle(p)
	puzzle := keptPuzzle(kept, start)
	game := Game{Against: puzzle, Won: a.Right, Weight: weight}
	all, theme := standing.All(), standing.Theme(p.Theme)
	c := tutor.RatingChange{
		All: standing.after(tutor.AllThemes, all, game), Theme: standing.after(string(p.Theme), theme, game),
	}
	c.Try = tutor.RatedTry{
		Learner: a.Learner, Item: p.ID, Attempt: a.ID, Theme: string(p.Theme), Weight: weight, Right: a.Right,
		Before: all, After: c.All, ThemeBefore: theme, ThemeAfter: c.Theme, At: a.At,
	}
	// Whoever is not known yet says nothing about a puzzle.
	if theme.Deviation <= Provisional {
		next := moved(puzzle, start, theme, a.Right, weight)
		next.At, next.Version = a.At, kept.Version
		c.Puzzle = &next
	}
	return c, nil
}
