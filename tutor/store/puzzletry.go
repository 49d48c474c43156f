package store

import (
	"context"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

// AddPuzzleTry implements tutor.RatingStore.
func (s *Store) AddPuzzleTry(ctx context.Context, t tutor.PuzzleTry) error {
	return s.inTx(ctx, "add a try at a puzzle", func(q *query.Queries) error {
		n, err := addAttempt(ctx, q, t.Attempt)
		if err != nil || n == 0 {
			return err
		}
		if t.Card != nil {
			if err := saveDeckCard(ctx, q, *t.Card); err != nil {
				return err
			}
		}
		if t.Change != nil {
			if err := addChange(ctx, q, *t.Change); err != nil {
				return err
			}
		}
		if t.Run != nil {
			return savePuzzleRun(ctx, q, *t.Run)
		}
		return nil
	})
}

// addChange keeps what a try does to ratings, if it is the first at its puzzle. Of two that do not see each other the row
// of the rated try lets one through.
func addChange(ctx context.Context, q *query.Queries, c tutor.RatingChange) error {
	try := c.Try
	tries, err := q.TriesOf(ctx, query.TriesOfParams{LearnerID: try.Learner, Kind: tutor.KindPuzzle, Item: try.Item})
	if err != nil || tries > 1 {
		return err
	}
	n, err := q.AddRatedTry(ctx, query.AddRatedTryParams{
		LearnerID: try.Learner, Item: try.Item, AttemptID: try.Attempt, Theme: try.Theme, Weight: try.Weight, IsRight: try.Right,
		BeforeRating: try.Before.Value, BeforeDeviation: try.Before.Deviation,
		AfterRating: try.After.Value, AfterDeviation: try.After.Deviation,
		ThemeBeforeRating: try.ThemeBefore.Value, ThemeBeforeDeviation: try.ThemeBefore.Deviation,
		ThemeAfterRating: try.ThemeAfter.Value, ThemeAfterDeviation: try.ThemeAfter.Deviation, Created: writeTime(try.At),
	})
	if err != nil || n == 0 {
		return err
	}
	if err := saveRating(ctx, q, try.Learner, tutor.AllThemes, c.All); err != nil {
		return err
	}
	if err := saveRating(ctx, q, try.Learner, try.Theme, c.Theme); err != nil {
		return err
	}
	if c.Puzzle != nil {
		return savePuzzleRating(ctx, q, try.Item, *c.Puzzle)
	}
	return nil
}

func saveRating(ctx context.Context, q *query.Queries, learner, theme string, r tutor.Rating) error {
	var n int64
	var err error
	if r.Version == 0 {
		n, err = q.AddRating(ctx, query.AddRatingParams{
			LearnerID: learner, Theme: theme, Rating: r.Value, Deviation: r.Deviation, Volatility: r.Volatility,
			Tries: int64(r.Tries), Updated: writeTime(r.At),
		})
	} else {
		n, err = q.SaveRating(ctx, query.SaveRatingParams{
			LearnerID: learner, Theme: theme, Rating: r.Value, Deviation: r.Deviation, Volatility: r.Volatility,
			Tries: int64(r.Tries), Updated: writeTime(r.At), Version: r.Version,
		})
	}
	return oneRow(n, err, tutor.Stale, "save a rating")
}

func savePuzzleRating(ctx context.Context, q *query.Queries, item string, r tutor.Rating) error {
	var n int64
	var err error
	if r.Version == 0 {
		n, err = q.AddPuzzleRating(ctx, query.AddPuzzleRatingParams{
			Item: item, Rating: r.Value, Deviation: r.Deviation, Volatility: r.Volatility, Tries: int64(r.Tries),
			Updated: writeTime(r.At),
		})
	} else {
		n, err = q.SavePuzzleRating(ctx, query.SavePuzzleRatingParams{
			Item: item, Rating: r.Value, Deviation: r.Deviation, Volatility: r.Volatility, Tries: int64(r.Tries),
			Updated: writeTime(r.At), Version: r.Version,
		})
	}
	return oneRow(n, err, tutor.Stale, "save a puzzle's rating")
}
