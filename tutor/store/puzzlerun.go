package store

import (
	"context"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

// AddPuzzleRun implements tutor.RatingStore.
func (s *Store) AddPuzzleRun(ctx context.Context, r tutor.PuzzleRun) error {
	n, err := s.w.AddPuzzleRun(ctx, query.AddPuzzleRunParams{
		ID: r.ID, LearnerID: r.Learner, Solved: int64(r.Solved), Item: r.Item, IsOver: r.Over,
		Created: writeTime(r.Created), Updated: writeTime(r.Updated),
	})
	return oneRow(n, err, tutor.Stale, "add a run")
}

func savePuzzleRun(ctx context.Context, q *query.Queries, r tutor.PuzzleRun) error {
	n, err := q.SavePuzzleRun(ctx, query.SavePuzzleRunParams{
		ID: r.ID, LearnerID: r.Learner, Solved: int64(r.Solved), Item: r.Item, IsOver: r.Over, Version: r.Version,
		Updated: writeTime(r.Updated),
	})
	return oneRow(n, err, tutor.Stale, "save a run")
}

// OpenPuzzleRun implements tutor.RatingStore.
func (s *Store) OpenPuzzleRun(ctx context.Context, learner string) (tutor.PuzzleRun, error) {
	row, err := s.r.OpenPuzzleRun(ctx, learner)
	return readPuzzleRun(row), fail("find the open run", err)
}

// PuzzleRuns implements tutor.RatingStore.
func (s *Store) PuzzleRuns(ctx context.Context, learner string, limit int) ([]tutor.PuzzleRun, error) {
	rows, err := s.r.PuzzleRuns(ctx, query.PuzzleRunsParams{LearnerID: learner, Most: int32(limit)})
	list := make([]tutor.PuzzleRun, len(rows))
	for i, row := range rows {
		list[i] = readPuzzleRun(row)
	}
	return list, fail("list runs", err)
}

// BestPuzzleRun implements tutor.RatingStore.
func (s *Store) BestPuzzleRun(ctx context.Context, learner string) (tutor.PuzzleRun, error) {
	row, err := s.r.BestPuzzleRun(ctx, learner)
	return readPuzzleRun(row), fail("find the longest run", err)
}

func readPuzzleRun(row query.PuzzleRun) tutor.PuzzleRun {
	return tutor.PuzzleRun{
		ID: row.ID, Learner: row.LearnerID, Solved: int(row.Solved), Item: row.Item, Over: row.IsOver, Version: row.Version,
		Created: readTime(row.Created), Updated: readTime(row.Updated),
	}
}
