package store_test

import (
	"context"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// fault is something that keeps a database from being written to, and what mends it.
type fault struct {
	name        string
	postgres    bool
	begin, lift string
}

// faults are made with what the databases themselves have to limit a connection: the writer's only one.
var faults = []fault{
	{"disk full", false, "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1073741823"},
	{"read-only file", false, "PRAGMA query_only = 1", "PRAGMA query_only = 0"},
	{
		"read-only server", true, "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY",
		"SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE",
	},
}

// TestTakesNothing: while the database takes nothing, whatever writes says so and changes nothing, whatever reads goes on,
// and once the fault is mended the same write goes through without a new start.
func TestTakesNothing(t *testing.T) {
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			place := filepath.Join(t.TempDir(), "test.db")
			if f.postgres {
				place = storetest.Postgres(t)
			}
			s, ctx := storetest.Open(t, place), t.Context()
			me := storetest.Learner(t, s)
			m, err := s.OpenMatch(ctx, newMatch(t, me.ID, "schnapsen"))
			if err != nil {
				t.Fatal(err)
			}
			s.Writer().SetMaxOpenConns(1)
			exec(t, s, f.begin)
			hand := aHand(t, m.Options)
			// So much that no free page has room for it.
			hand.Actions = nil
			for seq := range 400 {
				hand.Actions = append(hand.Actions, tutor.Played{Action: rules.Play(hand.Deal.Hands[0].Lowest()), PostedVersion: int64(seq), At: m.Updated})
			}
			add := tutor.Addition{Cut: 7, Hand: &hand, Progress: tutor.Progress{Phase: tutor.PhasePlay}, At: m.Updated}
			if err := s.Append(ctx, m.ID, 1, add); !errors.Is(err, tutor.ErrReadOnly) {
				t.Errorf("writing: %v, want %v", err, tutor.ErrReadOnly)
			}
			got, err := s.Match(ctx, me.ID, m.ID)
			if err != nil || got.Version != 1 || got.Cut != 0 || len(got.Hands) != 0 {
				t.Errorf("reading: %+v, %v, want the match as it was", got, err)
			}
			exec(t, s, f.lift)
			if err := s.Append(ctx, m.ID, 1, add); err != nil {
				t.Errorf("writing once it is mended: %v", err)
			}
			if got, err := s.Match(ctx, me.ID, m.ID); err != nil || got.Version != 2 || len(got.Hands) != 1 {
				t.Errorf("reading once it is mended: %+v, %v", got, err)
			}
		})
	}
}

func exec(t *testing.T, s *store.Store, statement string) {
	t.Helper()
	if _, err := s.Writer().Exec(statement); err != nil {
		t.Fatal(err)
	}
}

// TestPostgres_Durable: a commit is on the server's disk before it is acknowledged, however the server is set.
func TestPostgres_Durable(t *testing.T) {
	s := storetest.Open(t, storetest.Postgres(t))
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	var got string
	if err := s.Writer().QueryRowContext(ctx, "SHOW synchronous_commit").Scan(&got); err != nil || got != "on" {
		t.Errorf("synchronous_commit is %q, %v, want on", got, err)
	}
}
