package store

import (
	"context"
	"database/sql"
	"io/fs"
	"strings"
	"testing"

	"github.com/pressly/goose/v3"
)

// Latest is the version of the tables that the program knows.
var Latest = latest

// MigrateTo brings an empty place or an older one to a version of the tables, as the program of that time did: a migration
// that was released is never changed (TestMigrations_Released).
func MigrateTo(t *testing.T, db *sql.DB, place string, version int64) {
	t.Helper()
	dialect := goose.DialectSQLite3
	if strings.HasPrefix(place, "postgres") {
		dialect = goose.DialectPostgres
	}
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		t.Fatal(err)
	}
	provider, err := goose.NewProvider(dialect, db, files, goose.WithDisableGlobalRegistry(true))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.UpTo(context.WithoutCancel(t.Context()), version); err != nil {
		t.Fatal(err)
	}
}

// TablesOf is Tables of a database that no store has opened: as an older program left it.
func TablesOf(t *testing.T, db *sql.DB, place string) map[string][]string {
	t.Helper()
	tables, err := (&Store{place: place, read: db}).Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return tables
}
