package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"slices"
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

// OldTable is a table as an older program had it.
type OldTable struct {
	Columns, Rows []string
}

// RowsOf gives every row of every table, sorted, in the columns that the tables have, or had: those of like where it is
// given, as far as they are still there.
func RowsOf(t *testing.T, db *sql.DB, place string, like map[string]OldTable) map[string]OldTable {
	t.Helper()
	s := &Store{place: place, read: db}
	tables, err := s.Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]OldTable{}
	for table, columns := range tables {
		if like != nil {
			columns = like[table].Columns
		}
		if len(columns) == 0 {
			continue
		}
		columns = slices.DeleteFunc(slices.Clone(columns), func(c string) bool { return !slices.Contains(tables[table], c) })
		rows, err := db.QueryContext(t.Context(), "SELECT "+strings.Join(columns, ", ")+" FROM "+table)
		if err != nil {
			t.Fatal(err)
		}
		values, places := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			places[i] = &values[i]
		}
		old := OldTable{Columns: columns}
		for rows.Next() {
			if err := rows.Scan(places...); err != nil {
				t.Fatal(err)
			}
			old.Rows = append(old.Rows, fmt.Sprintf("%v", values))
		}
		if err := errors.Join(rows.Err(), rows.Close()); err != nil {
			t.Fatal(err)
		}
		slices.Sort(old.Rows)
		all[table] = old
	}
	return all
}
