package store

import (
	"context"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.RatingStore = (*Store)(nil)

// Ratings implements tutor.RatingStore.
func (s *Store) Ratings(ctx context.Context, learner string) (map[string]tutor.Rating, error) {
	rows, err := s.r.Ratings(ctx, learner)
	if err != nil {
		return nil, fail("read ratings", err)
	}
	all := make(map[string]tutor.Rating, len(rows))
	for _, row := range rows {
		all[row.Theme] = tutor.Rating{
			Value: row.Rating, Deviation: row.Deviation, Volatility: row.Volatility, Tries: int(row.Tries),
			At: readTime(row.Updated), Version: row.Version,
		}
	}
	return all, nil
}

// PuzzleRatings implements tutor.RatingStore.
func (s *Store) PuzzleRatings(ctx context.Context) (map[string]tutor.Rating, error) {
	rows, err := s.r.PuzzleRatings(ctx)
	if err != nil {
		return nil, fail("read the ratings of puzzles", err)
	}
	all := make(map[string]tutor.Rating, len(rows))
	for _, row := range rows {
		all[row.Item] = readPuzzleRating(row)
	}
	return all, nil
}

// PuzzleRating implements tutor.RatingStore.
func (s *Store) PuzzleRating(ctx context.Context, item string) (tutor.Rating, error) {
	row, err := s.r.PuzzleRating(ctx, item)
	if err != nil {
		return tutor.Rating{}, fail("read a puzzle's rating", err)
	}
	return readPuzzleRating(row), nil
}

// RatedTry implements tutor.RatingStore.
func (s *Store) RatedTry(ctx context.Context, learner, item string) (tutor.RatedTry, error) {
	row, err := s.r.RatedTry(ctx, query.RatedTryParams{LearnerID: learner, Item: item})
	if err != nil {
		return tutor.RatedTry{}, fail("read a rated try", err)
	}
	return readRatedTry(row), nil
}

// RatedTries implements tutor.RatingStore.
func (s *Store) RatedTries(ctx context.Context, learner string) ([]tutor.RatedTry, error) {
	rows, err := s.r.RatedTries(ctx, learner)
	if err != nil {
		return nil, fail("list rated tries", err)
	}
	list := make([]tutor.RatedTry, len(rows))
	for i, row := range rows {
		list[i] = readRatedTry(row)
	}
	return list, nil
}

func readPuzzleRating(row query.PuzzleRating) tutor.Rating {
	return tutor.Rating{
		Value: row.Rating, Deviation: row.Deviation, Volatility: row.Volatility, Tries: int(row.Tries),
		At: readTime(row.Updated), Version: row.Version,
	}
}

func readRatedTry(row query.RatedTry) tutor.RatedTry {
	strength := func(value, deviation float64) tutor.Rating { return tutor.Rating{Value: value, Deviation: deviation} }
	return tutor.RatedTry{
		Learner: row.LearnerID, Item: row.Item, Attempt: row.AttemptID, Theme: row.Theme, Weight: row.Weight, Right: row.IsRight,
		Before: strength(row.BeforeRating, row.BeforeDeviation), After: strength(row.AfterRating, row.AfterDeviation),
		ThemeBefore: strength(row.ThemeBeforeRating, row.ThemeBeforeDeviation),
		ThemeAfter:  strength(row.ThemeAfterRating, row.ThemeAfterDeviation), At: readTime(row.Created),
	}
}
