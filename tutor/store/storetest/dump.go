package storetest

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"bummerl/tutor/store"
)

// Dump gives every row of every table as text, by table, in an order of its own: two databases with the same dump hold the
// same.
func Dump(t *testing.T, s *store.Store, place string) map[string][]string {
	t.Helper()
	tables, err := s.Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	db, all := DB(t, place), map[string][]string{}
	for table, columns := range tables {
		all[table] = Rows(t, db, table, columns)
	}
	return all
}

// Rows gives the rows of a table as texts, sorted, with those columns.
func Rows(t *testing.T, db *sql.DB, table string, columns []string) []string {
	t.Helper()
	rows, err := db.QueryContext(t.Context(), "SELECT "+strings.Join(columns, ", ")+" FROM "+table)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }() // Err tells what went wrong.
	values, places := make([]any, len(columns)), make([]any, len(columns))
	for i := range values {
		places[i] = &values[i]
	}
	list := []string{}
	for rows.Next() {
		if err := rows.Scan(places...); err != nil {
			t.Fatal(err)
		}
		list = append(list, fmt.Sprintf("%v", values))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	slices.Sort(list)
	return list
}
