package store_test

import (
	"errors"
	"strings"
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

// Of drills without an answer there may have been many of a kind: they go, those with an answer stay.
func TestMigration_UnansweredDrillsGo(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		s.Down(t, 5)
		for id, answers := range map[string]string{"a": "[]", "b": "[]", "c": `[{"given":"4"}]`, "d": `[{"given":"5"}]`} {
			_, err := s.Writer().ExecContext(ctx, `INSERT INTO drills
				(id, learner_id, kind, seed, variant, options, setting, answers, version, created, updated)
				VALUES ('`+id+`', '`+me.ID+`', 'trick', '`+strings.Repeat("0", 64)+`', 'knock', '{}', '{}', '`+answers+`', 1, 1, 1)`)
			if err != nil {
				t.Fatal(err)
			}
		}
		s = storetest.Open(t, place)
		for id, stays := range map[string]bool{"a": false, "b": false, "c": true, "d": true} {
			if _, err := s.Drill(ctx, me.ID, id); stays && err != nil || !stays && !errors.Is(err, tutor.ErrNotFound) {
				t.Errorf("%s: %v, stays: %t", id, err, stays)
			}
		}
	})
}
