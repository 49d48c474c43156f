package storetest

import (
	"database/sql"
	"testing"
)

// Fault has an SQLite file look itself over, rows that point at nothing among what it looks for: "" if it is sound. A
// server looks after its files itself.
func Fault(t *testing.T, place string) string {
	t.Helper()
	if IsPostgres(place) {
		return ""
	}
	db, err := sql.Open("sqlite", place)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }() // Nothing was written.
	var said string
	if err := db.QueryRowContext(t.Context(), "PRAGMA integrity_check").Scan(&said); err != nil {
		return err.Error()
	}
	if said != "ok" {
		return said
	}
	var table string
	switch err := db.QueryRowContext(t.Context(), "SELECT \"table\" FROM pragma_foreign_key_check").Scan(&table); err {
	case sql.ErrNoRows:
		return ""
	case nil:
		return "rows of " + table + " point at nothing"
	default:
		return err.Error()
	}
}
