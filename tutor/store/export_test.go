package store

import (
	"context"
	"database/sql"
	"strings"
	"testing"
)

// OpenWaiting is Open with another patience for locks.
var OpenWaiting = open

// Writer and Reader give the pools, to ask the database itself.
func (s *Store) Writer() *sql.DB { return s.write }
func (s *Store) Reader() *sql.DB { return s.read }

// Hold takes the lock that writers need, as a backup or a database tool could, until the test or release ends it.
func (s *Store) Hold(t *testing.T) (release func()) {
	t.Helper()
	tx, err := s.write.BeginTx(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if strings.HasPrefix(s.place, "postgres:") {
		if _, err := tx.Exec("LOCK TABLE learners, matches IN SHARE MODE"); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { _ = tx.Rollback() })
	return func() { _ = tx.Rollback() }
}
