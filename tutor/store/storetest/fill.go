package storetest

import (
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"bummerl/tutor/store"
)

// Fill keeps one row of a learner in every table that may have any, whatever its columns mean: each text is
// "LEARNER/TABLE/COLUMN", each number another one, and what points at another row does. It gives those values by table and
// column. The learner's own row is made with them.
func Fill(t *testing.T, s *store.Store, place, learner string) map[string]map[string]any {
	t.Helper()
	tables, err := s.Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	db := DB(t, place)
	match := learner + "/match"
	points := map[string]any{"learner_id": learner, "match_id": match, "hand": int64(1), "seq": int64(1)}
	kept, number := map[string]map[string]any{}, int64(1000)
	for _, table := range inOrder(tables) {
		columns, types := tables[table], columnTypes(t, db, table)
		if !slices.ContainsFunc(columns, func(c string) bool { return c == "learner_id" || c == "match_id" }) && table != "learners" {
			continue
		}
		row, places := map[string]any{}, []string{}
		var values []any
		for i, column := range columns {
			number++
			var value any
			switch at, is := points[column]; {
			case is:
				value = at
			case column == "id" && table == "learners":
				value = learner
			case column == "id" && table == "matches":
				value = match
			case types[i] == "BOOLEAN" || types[i] == "BOOL":
				value = true
			case types[i] == "TEXT":
				value = learner + "/" + table + "/" + column
			case strings.HasPrefix(types[i], "DOUBLE") || types[i] == "FLOAT8":
				value = float64(number) + 0.5
			default:
				value = number
			}
			row[column], values = value, append(values, value)
			places = append(places, fmt.Sprintf("$%d", i+1))
		}
		insert := fmt.Sprintf("INSERT INTO %s (%s) VALUES (%s)", table, strings.Join(columns, ", "), strings.Join(places, ", "))
		if _, err := db.ExecContext(t.Context(), insert, values...); err != nil {
			t.Fatalf("%s: %v", table, err)
		}
		kept[table] = row
	}
	return kept
}

// DB opens a place as the database itself sees it, until the test is over. It holds nobody to foreign keys.
func DB(t *testing.T, place string) *sql.DB {
	t.Helper()
	driver := "sqlite"
	if IsPostgres(place) {
		driver = "pgx"
	}
	db, err := sql.Open(driver, place)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	return db
}

// inOrder lists tables so that none comes before one that its rows point at.
func inOrder(tables map[string][]string) []string {
	first := []string{"learners", "matches", "hands", "actions"}
	rest := slices.Sorted(maps.Keys(tables))
	return append(first, slices.DeleteFunc(rest, func(name string) bool { return slices.Contains(first, name) })...)
}

// columnTypes gives the types of a table's columns, as the database calls them.
func columnTypes(t *testing.T, db *sql.DB, table string) []string {
	t.Helper()
	rows, err := db.QueryContext(t.Context(), "SELECT * FROM "+table+" LIMIT 0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	list, err := rows.ColumnTypes()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range list {
		names = append(names, c.DatabaseTypeName())
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return names
}
