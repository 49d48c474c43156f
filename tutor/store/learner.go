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
		ID: row.ID,
		Settings: tutor.Settings{
			Variant: row.Variant, Pack: row.Pack, Suits: row.Suits, Letters: row.Letters, Theme: row.Theme, Points: row.Points,
			Motion: row.Motion, Pace: row.Pace, AskClose: row.AskClose, AskClaim: row.AskClaim, AskBid: row.AskBid,
			Forced: row.Forced, Spoken: row.Spoken, Shortcuts: row.Shortcuts, Zone: row.Zone, House: row.House,
			HouseName: row.HouseName,
		},
		Created: readTime(row.Created),
		Seen:    readTime(row.Seen),
	}, nil
}

// AddLearner implements tutor.LearnerStore.
func (s *Store) AddLearner(ctx context.Context, l tutor.Learner, hash string) error {
	set := l.Settings
	return fail("add a learner", s.w.AddLearner(ctx, query.AddLearnerParams{
		ID: l.ID, TokenHash: hash,
		Variant: set.Variant, Pack: set.Pack, Suits: set.Suits, Letters: set.Letters, Theme: set.Theme, Points: set.Points,
		Motion: set.Motion, Pace: set.Pace, AskClose: set.AskClose, AskClaim: set.AskClaim, AskBid: set.AskBid,
		Forced: set.Forced, Spoken: set.Spoken, Shortcuts: set.Shortcuts, Zone: set.Zone, House: set.House,
		HouseName: set.HouseName,
		Created:   writeTime(l.Created), Seen: writeTime(l.Seen),
	}))
}

// SaveSettings implements tutor.LearnerStore.
func (s *Store) SaveSettings(ctx context.Context, id string, set tutor.Settings, seen time.Time) error {
	n, err := s.w.SaveSettings(ctx, query.SaveSettingsParams{
		ID: id, Seen: writeTime(seen),
		Variant: set.Variant, Pack: set.Pack, Suits: set.Suits, Letters: set.Letters, Theme: set.Theme, Points: set.Points,
		Motion: set.Motion, Pace: set.Pace, AskClose: set.AskClose, AskClaim: set.AskClaim, AskBid: set.AskBid,
		Forced: set.Forced, Spoken: set.Spoken, Shortcuts: set.Shortcuts, Zone: set.Zone, House: set.House,
		HouseName: set.HouseName,
	})
	return oneRow(n, err, tutor.NotFound, "save the settings")
}

// ActiveHours implements tutor.LearnerStore.
func (s *Store) ActiveHours(ctx context.Context, id string, since time.Time) ([]time.Time, error) {
	hours, err := s.r.ActiveHours(ctx, query.ActiveHoursParams{LearnerID: id, Since: writeTime(since)})
	if err != nil {
		return nil, fail("list the active hours", err)
	}
	list := make([]time.Time, len(hours))
	for i, hour := range hours {
		list[i] = time.Unix(int64(hour)*3600, 0).UTC()
	}
	return list, nil
}

// SawLearner implements tutor.LearnerStore.
func (s *Store) SawLearner(ctx context.Context, id string, seen time.Time) error {
	n, err := s.w.SawLearner(ctx, query.SawLearnerParams{ID: id, Seen: writeTime(seen)})
	return oneRow(n, err, tutor.NotFound, "note the visit")
}
