package store

import (
	"context"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.LearnerStore = (*Store)(nil)

// LearnerByToken implements tutor.LearnerStore.
func (s *Store) LearnerByToken(ctx context.Context, hash string) (tutor.Learner, error) {
	row, err := s.r.LearnerByToken(ctx, hash)
	if err != nil {
		return tutor.Learner{}, fail("find the learner", err)
	}
	return tutor.Learner{
		ID:       row.ID,
		Settings: tutor.Settings{Variant: row.Variant, Pack: row.Pack, Theme: row.Theme, Points: row.Points},
		Created:  readTime(row.Created),
		Seen:     readTime(row.Seen),
	}, nil
}

// AddLearner implements tutor.LearnerStore.
func (s *Store) AddLearner(ctx context.Context, l tutor.Learner, hash string) error {
	return fail("add a learner", s.w.AddLearner(ctx, query.AddLearnerParams{
		ID: l.ID, TokenHash: hash,
		Variant: l.Settings.Variant, Pack: l.Settings.Pack, Theme: l.Settings.Theme, Points: l.Settings.Points,
		Created: writeTime(l.Created), Seen: writeTime(l.Seen),
	}))
}

// SaveSettings implements tutor.LearnerStore.
func (s *Store) SaveSettings(ctx context.Context, id string, set tutor.Settings, seen time.Time) error {
	n, err := s.w.SaveSettings(ctx, query.SaveSettingsParams{
		ID: id, Variant: set.Variant, Pack: set.Pack, Theme: set.Theme, Points: set.Points, Seen: writeTime(seen),
	})
	return oneRow(n, err, tutor.NotFound, "save the settings")
}

// SawLearner implements tutor.LearnerStore.
func (s *Store) SawLearner(ctx context.Context, id string, seen time.Time) error {
	n, err := s.w.SawLearner(ctx, query.SawLearnerParams{ID: id, Seen: writeTime(seen)})
	return oneRow(n, err, tutor.NotFound, "note the visit")
}
