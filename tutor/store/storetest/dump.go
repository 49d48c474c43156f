package storetest

import (
	"errors"
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
		rows, err := db.QueryContext(t.Context(), "SELECT "+strings.Join(columns, ", ")+" FROM "+table)
		if err != nil {
			t.Fatal(err)
		}
		values, places := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			places[i] = &values[i]
		}
		all[table] = []string{}
		for rows.Next() {
			if err := rows.Scan(places...); err != nil {
				t.Fatal(err)
			}
			all[table] = append(all[table], fmt.Sprintf("%q", values))
		}
		if err := errors.Join(rows.Err(), rows.Close()); err != nil {
			t.Fatal(err)
		}
		slices.Sort(all[table])
	}
	return all
}
