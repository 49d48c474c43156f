package store

import (
	"io/fs"
	"testing"

	"github.com/pressly/goose/v3"
)

// Down takes the tables back to a version that they had, as an older program made them.
func (s *Store) Down(t *testing.T, version int64) {
	t.Helper()
	dialect := goose.DialectSQLite3
	if s.read == s.write {
		dialect = goose.DialectPostgres
	}
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		t.Fatal(err)
	}
	provider, err := goose.NewProvider(dialect, s.write, files, goose.WithDisableGlobalRegistry(true))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.DownTo(t.Context(), version); err != nil {
		t.Fatal(err)
	}
}
