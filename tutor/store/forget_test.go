package store_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// TestDeleteLearner asks the database itself which tables it has: in none of them anything is left of a learner who was
// deleted, and nothing of another is gone.
func TestDeleteLearner(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		gone := storetest.Fill(t, s, place, "gone")
		stays := storetest.Fill(t, s, place, "stays")
		if len(gone) < 18 {
			t.Fatalf("only %d tables have a row of a learner", len(gone))
		}
		if got := traces(t, s, place, "gone"); len(got) < 18 {
			t.Fatalf("the test finds a learner in %v only", got)
		}
		before := traces(t, s, place, "stays")
		if err := s.DeleteLearner(ctx, "gone"); err != nil {
			t.Fatal(err)
		}
		// A report stays, without its author: what somebody found wrong is wrong still.
		var author *string
		row := storetest.DB(t, place).QueryRowContext(ctx, "SELECT learner_id FROM reports WHERE words = 'gone/reports/words'")
		if err := row.Scan(&author); err != nil || author != nil {
			t.Errorf("the report's author is %v, %v, want none", author, err)
		}
		if got := traces(t, s, place, "gone"); !slices.Equal(got, []string{"reports"}) {
			t.Errorf("something of a deleted learner is in %v, want his report alone", got)
		}
		if got := traces(t, s, place, "stays"); !slices.Equal(got, before) || len(got) != len(stays) {
			t.Errorf("another learner is left in %v, was in %v", got, before)
		}
		if err := s.DeleteLearner(ctx, "gone"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a second time: %v, want not found", err)
		}
	})
}

// traces lists the tables in which some text has to do with a learner.
func traces(t *testing.T, s *store.Store, place, learner string) []string {
	t.Helper()
	tables, err := s.Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	db := storetest.DB(t, place)
	var found []string
	for table, columns := range tables {
		var where []string
		for _, column := range columns {
			where = append(where, fmt.Sprintf("CAST(%s AS TEXT) = '%s' OR CAST(%s AS TEXT) LIKE '%s/%%'", column, learner, column, learner))
		}
		var n int
		ask := "SELECT COUNT(*) FROM " + table + " WHERE " + strings.Join(where, " OR ")
		if err := db.QueryRowContext(t.Context(), ask).Scan(&n); err != nil {
			t.Fatal(err)
		}
		if n > 0 {
			found = append(found, table)
		}
	}
	slices.Sort(found)
	return found
}

func TestUnseen(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		before := time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC)
		addLearner(t, s, "long", before.Add(-48*time.Hour))
		addLearner(t, s, "longer", before.Add(-72*time.Hour))
		addLearner(t, s, "just", before)
		if got, err := s.Unseen(ctx, before, 9); err != nil || !slices.Equal(got, []string{"longer", "long"}) {
			t.Errorf("%v, %v", got, err)
		}
		if got, err := s.Unseen(ctx, before, 1); err != nil || !slices.Equal(got, []string{"longer"}) {
			t.Errorf("at most one: %v, %v", got, err)
		}
		for id, want := range map[string]bool{"longer": true, "just": false, "nobody": false} {
			if got, err := s.DeleteUnseen(ctx, id, before); err != nil || got != want {
				t.Errorf("%s is deleted: %t, %v, want %t", id, got, err, want)
			}
		}
		if owner(t, s, "longer/1") != "" || owner(t, s, "just/1") != "just" || owner(t, s, "long/1") != "long" {
			t.Error("the wrong ones are gone")
		}
	})
}

func TestDropCodes(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx, now := storetest.Open(t, place), t.Context(), time.Now()
		for id, ends := range map[string]time.Duration{"past": -time.Minute, "now": 0, "later": time.Minute} {
			addLearner(t, s, id, now)
			if err := s.SaveCode(ctx, id, id, now.Add(ends)); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.DropCodes(ctx, now); err != nil {
			t.Fatal(err)
		}
		var left string
		if err := s.Reader().QueryRowContext(ctx, "SELECT code_hash FROM transfer_codes").Scan(&left); err != nil || left != "later" {
			t.Errorf("left: %q, %v", left, err)
		}
	})
}
