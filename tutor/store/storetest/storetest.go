// Package storetest runs tests on every database that the store knows: on SQLite always, on PostgreSQL where the
// environment variable PGURL names a server (tools/pgtest.sh starts one).
package storetest

import (
	"context"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"bummerl/tutor"
	"bummerl/tutor/store"
)

// Each runs a test as a subtest on each database. The place is empty and the test's own: a file in a directory that
// goes with the test, or a schema that does. Without a server the PostgreSQL test is skipped, or failed where CI is
// true: there a missing server is a broken workshop, not a choice.
func Each(t *testing.T, test func(t *testing.T, place string)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { test(t, filepath.Join(t.TempDir(), "test.db")) })
	t.Run("postgres", func(t *testing.T) { test(t, Postgres(t)) })
}

// Open opens the store at a place until the test is over.
func Open(t *testing.T, place string) *store.Store {
	t.Helper()
	s, err := store.Open(t.Context(), place)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// Learner keeps a new learner and gives it back.
func Learner(t *testing.T, s tutor.LearnerStore) tutor.Learner {
	t.Helper()
	env := tutor.System()
	l := tutor.Learner{ID: env.NewID(), Created: env.Time(), Seen: env.Time()}
	if err := s.AddLearner(t.Context(), l, env.NewToken()); err != nil {
		t.Fatal(err)
	}
	return l
}

// Postgres makes an empty schema and gives the URL of a database that sees only it.
func Postgres(t *testing.T) string {
	t.Helper()
	server := os.Getenv("PGURL")
	if server == "" {
		const why = "PGURL is not set, so nothing is tested on PostgreSQL (tools/pgtest.sh COMMAND sets it)"
		if os.Getenv("CI") == "true" || os.Getenv("BUMMERL_REQUIRE_PG") != "" {
			t.Fatal(why)
		}
		t.Skip(why)
	}
	schema := "test_" + tutor.System().NewID()
	run(t, server, "CREATE SCHEMA "+schema)
	t.Cleanup(func() { run(t, server, "DROP SCHEMA "+schema+" CASCADE") })
	place, err := url.Parse(server)
	if err != nil {
		t.Fatal(err)
	}
	values := place.Query()
	values.Set("search_path", schema)
	place.RawQuery = values.Encode()
	return place.String()
}

// IsPostgres tells which of the two a place is.
func IsPostgres(place string) bool { return strings.HasPrefix(place, "postgres") }

// run outlives the test's context, which is over when schemas are dropped.
func run(t *testing.T, server, statement string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	conn, err := pgx.Connect(ctx, server)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close(ctx) }()
	if _, err := conn.Exec(ctx, statement); err != nil {
		t.Fatal(err)
	}
}
