package store

import (
	"context"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.AttemptStore = (*Store)(nil)

// AddAttempt implements tutor.AttemptStore.
func (s *Store) AddAttempt(ctx context.Context, a tutor.Attempt) error {
	_, err := addAttempt(ctx, s.w, a)
	return err
}

// addAttempt keeps an attempt and says how many it has added: none if it is kept already.
func addAttempt(ctx context.Context, q *query.Queries, a tutor.Attempt) (int64, error) {
	const what = "add an attempt"
	if !storable(a.ID, a.Kind, a.Item, a.Answer) {
		return 0, tutor.Fail(tutor.Invalid, what, nil)
	}
	n, err := q.AddAttempt(ctx, query.AddAttemptParams{
		ID: a.ID, LearnerID: a.Learner, Kind: a.Kind, Item: a.Item, Answer: a.Answer, IsRight: a.Right,
		Seconds: int64(a.Seconds), ItemSeconds: int64(a.ItemSeconds), Created: writeTime(a.At),
	})
	return n, fail(what, err)
}

// Tallies implements tutor.AttemptStore.
func (s *Store) Tallies(ctx context.Context, learner, kind string) ([]tutor.Tally, error) {
	rows, err := s.r.Tallies(ctx, query.TalliesParams{LearnerID: learner, Kind: kind})
	if err != nil {
		return nil, fail("tally attempts", err)
	}
	list := make([]tutor.Tally, 0, len(rows))
	for _, row := range rows {
		list = append(list, tutor.Tally{
			Item: row.Item, Tries: int(row.Tries), Right: int(row.Rights), First: row.Firsts > 0, Last: readTime(row.Latest),
		})
	}
	return list, nil
}

// Attempt implements tutor.AttemptStore.
func (s *Store) Attempt(ctx context.Context, learner, id string) (tutor.Attempt, error) {
	const what = "read an attempt"
	if !storable(id) {
		return tutor.Attempt{}, tutor.Fail(tutor.NotFound, what, nil)
	}
	row, err := s.r.Attempt(ctx, query.AttemptParams{ID: id, LearnerID: learner})
	if err != nil {
		return tutor.Attempt{}, fail(what, err)
	}
	return readAttempt(row), nil
}

// Attempts implements tutor.AttemptStore.
func (s *Store) Attempts(ctx context.Context, learner, kind string, limit int) ([]tutor.Attempt, error) {
	rows, err := s.r.Attempts(ctx, query.AttemptsParams{LearnerID: learner, Kind: kind, Most: int32(limit)})
	if err != nil {
		return nil, fail("list attempts", err)
	}
	return readAttempts(rows), nil
}

// AttemptsSince implements tutor.AttemptStore.
func (s *Store) AttemptsSince(ctx context.Context, learner, kind string, since time.Time) ([]tutor.Attempt, error) {
	rows, err := s.r.AttemptsSince(ctx, query.AttemptsSinceParams{LearnerID: learner, Kind: kind, Since: writeTime(since)})
	if err != nil {
		return nil, fail("list attempts since a time", err)
	}
	return readAttempts(rows), nil
}

// ItemSeconds implements tutor.AttemptStore.
func (s *Store) ItemSeconds(ctx context.Context, learner, kind string, since, until time.Time, limit int) ([]int, error) {
	rows, err := s.r.ItemSeconds(ctx, query.ItemSecondsParams{
		LearnerID: learner, Kind: kind, Since: writeTime(since), Until: writeTime(until), Most: int32(limit),
	})
	if err != nil {
		return nil, fail("list the times of items", err)
	}
	list := make([]int, len(rows))
	for i, seconds := range rows {
		list[i] = int(seconds)
	}
	return list, nil
}

func readAttempts(rows []query.Attempt) []tutor.Attempt {
	list := make([]tutor.Attempt, 0, len(rows))
	for _, row := range rows {
		list = append(list, readAttempt(row))
	}
	return list
}

func readAttempt(row query.Attempt) tutor.Attempt {
	return tutor.Attempt{
		ID: row.ID, Learner: row.LearnerID, Kind: row.Kind, Item: row.Item, Answer: row.Answer, Right: row.IsRight,
		Seconds: int(row.Seconds), ItemSeconds: int(row.ItemSeconds), At: readTime(row.Created),
	}
}
