package store

import (
	"context"
	"errors"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.DeckStore = (*Store)(nil)

// DeckCard implements tutor.DeckStore.
func (s *Store) DeckCard(ctx context.Context, learner, kind, item string) (tutor.DeckCard, error) {
	const what = "read a card of the deck"
	if !storable(kind, item) {
		return tutor.DeckCard{}, tutor.Fail(tutor.NotFound, what, nil)
	}
	row, err := s.r.DeckCard(ctx, query.DeckCardParams{LearnerID: learner, Kind: kind, Item: item})
	if err != nil {
		return tutor.DeckCard{}, fail(what, err)
	}
	return readDeckCard(row), nil
}

// SaveDeckCard implements tutor.DeckStore.
func (s *Store) SaveDeckCard(ctx context.Context, c tutor.DeckCard) error {
	return saveDeckCard(ctx, s.w, c)
}

// AddReview implements tutor.DeckStore.
func (s *Store) AddReview(ctx context.Context, a tutor.Attempt, c tutor.DeckCard) error {
	return s.inTx(ctx, "add a review", func(q *query.Queries) error {
		n, err := addAttempt(ctx, q, a)
		if err != nil || n == 0 {
			return err
		}
		return saveDeckCard(ctx, q, c)
	})
}

// DeckDue implements tutor.DeckStore.
func (s *Store) DeckDue(ctx context.Context, learner string, day tutor.Date, limit int) ([]tutor.DeckCard, error) {
	rows, err := s.r.DeckDue(ctx, query.DeckDueParams{LearnerID: learner, Day: int64(day), Most: int32(limit)})
	return readDeckCards(rows), fail("list what is due", err)
}

// DeckReviewed implements tutor.DeckStore.
func (s *Store) DeckReviewed(ctx context.Context, learner string, day tutor.Date) ([]tutor.DeckCard, error) {
	rows, err := s.r.DeckReviewed(ctx, query.DeckReviewedParams{LearnerID: learner, Day: int64(day)})
	return readDeckCards(rows), fail("list what was asked again", err)
}

// DeckDay implements tutor.DeckStore.
func (s *Store) DeckDay(ctx context.Context, learner string) (tutor.DeckDay, error) {
	row, err := s.r.DeckDay(ctx, learner)
	err = fail("read what a day was to have more", err)
	if errors.Is(err, tutor.ErrNotFound) {
		return tutor.DeckDay{}, nil
	}
	return tutor.DeckDay{Day: tutor.Date(row.Day), More: int(row.More)}, err
}

// SaveDeckDay implements tutor.DeckStore.
func (s *Store) SaveDeckDay(ctx context.Context, learner string, d tutor.DeckDay) error {
	return fail("save what a day is to have more", s.w.SaveDeckDay(ctx, query.SaveDeckDayParams{
		LearnerID: learner, Day: int64(d.Day), More: int64(d.More),
	}))
}

func saveDeckCard(ctx context.Context, q *query.Queries, c tutor.DeckCard) error {
	const what = "save a card of the deck"
	if !storable(c.Kind, c.Item) {
		return tutor.Fail(tutor.Invalid, what, nil)
	}
	var n int64
	var err error
	if c.Version == 0 {
		n, err = q.AddDeckCard(ctx, query.AddDeckCardParams{
			LearnerID: c.Learner, Kind: c.Kind, Item: c.Item, Due: int64(c.Due), Reviewed: int64(c.Reviewed),
			Stability: c.Stability, Difficulty: c.Difficulty, Reps: int64(c.Reps), Lapses: int64(c.Lapses), Removed: c.Removed,
			Created: writeTime(c.Created), Updated: writeTime(c.Updated),
		})
	} else {
		n, err = q.SaveDeckCard(ctx, query.SaveDeckCardParams{
			LearnerID: c.Learner, Kind: c.Kind, Item: c.Item, Version: c.Version, Due: int64(c.Due), Reviewed: int64(c.Reviewed),
			Stability: c.Stability, Difficulty: c.Difficulty, Reps: int64(c.Reps), Lapses: int64(c.Lapses), Removed: c.Removed,
			Updated: writeTime(c.Updated),
		})
	}
	return oneRow(n, err, tutor.Stale, what)
}

func readDeckCards(rows []query.DeckCard) []tutor.DeckCard {
	list := make([]tutor.DeckCard, len(rows))
	for i, row := range rows {
		list[i] = readDeckCard(row)
	}
	return list
}

func readDeckCard(row query.DeckCard) tutor.DeckCard {
	return tutor.DeckCard{
		Learner: row.LearnerID, Kind: row.Kind, Item: row.Item, Due: tutor.Date(row.Due), Reviewed: tutor.Date(row.Reviewed),
		Stability: row.Stability, Difficulty: row.Difficulty, Reps: int(row.Reps), Lapses: int(row.Lapses),
		Removed: row.Removed, Version: row.Version, Created: readTime(row.Created), Updated: readTime(row.Updated),
	}
}
