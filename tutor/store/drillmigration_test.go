package store_test

import (
	"errors"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// Drills that were made before there were settings are gone, for they cannot be made again; their attempts stay.
func TestMigration_OldDrillsGo(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		attempt := tutor.Attempt{
			ID: "old/1", Learner: me.ID, Kind: "count", Item: "running/1", Answer: "14 0", Right: true, Seconds: 5,
			At: time.Date(2026, 10, 1, 12, 0, 0, 0, time.UTC),
		}
		if err := s.AddAttempt(ctx, attempt); err != nil {
			t.Fatal(err)
		}
		s.Down(t, 3)
		_, err := s.Writer().ExecContext(ctx, `INSERT INTO drills
			(id, learner_id, kind, seed, variant, options, answers, done, version, created, updated)
			VALUES ('old', '`+me.ID+`', 'running', '00', 'knock', '{}', '[{"given":[14,0],"right":true}]', FALSE, 2, 1, 1)`)
		if err != nil {
			t.Fatal(err)
		}
		s = storetest.Open(t, place)
		if _, err := s.LatestDrill(ctx, me.ID, "running"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a drill from before: %v, want not found", err)
		}
		if got, err := s.Attempts(ctx, me.ID, "count", 9); err != nil || len(got) != 1 || got[0] != attempt {
			t.Errorf("attempts %v, %v, want %v", got, err, attempt)
		}
	})
}
