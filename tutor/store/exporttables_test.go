package store_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

// toldAsRecords are tables that a learner is given as records of his matches (tutor/match).
var toldAsRecords = []string{"matches", "hands", "actions", "taken_back", "hand_sums", "verdicts", "hints"}

// notGiven are the columns that a learner is not given: hashes of secrets, his own ID in each row, and the seed of a drill
// that goes on.
var notGiven = []string{"learners.token_hash", "devices.token_hash", "transfer_codes.code_hash", "drills.seed"}

// TestExport_Whole holds an export against the tables that there are: every value of every table with rows of a learner is
// in it. Who adds a table or a column is asked here.
func TestExport_Whole(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		filled := storetest.Fill(t, s, place, "me")
		storetest.Fill(t, s, place, "you")
		got, err := s.Export(t.Context(), "me")
		if err != nil {
			t.Fatal(err)
		}
		for table, row := range filled {
			if slices.Contains(toldAsRecords, table) {
				continue
			}
			if len(got[table]) != 1 {
				t.Errorf("%d rows of %s, want one", len(got[table]), table)
				continue
			}
			for column, value := range row {
				given, is := got[table][0][column]
				switch want := !slices.Contains(notGiven, table+"."+column) && column != "learner_id"; {
				case is != want:
					t.Errorf("%s.%s is given: %t, want %t", table, column, is, want)
				case is && fmt.Sprint(given) != fmt.Sprint(forPeople(column, value)):
					t.Errorf("%s.%s is %v, want %v", table, column, given, forPeople(column, value))
				}
			}
		}
		if text := fmt.Sprint(got); strings.Contains(text, "you") {
			t.Errorf("something of another learner is in it: %s", text)
		}
		if _, err := s.Export(t.Context(), "nobody"); !is(err, tutor.ErrNotFound) {
			t.Errorf("of nobody: %v", err)
		}
	})
}

func forPeople(column string, value any) any {
	n, is := value.(int64)
	switch {
	case is && slices.Contains([]string{"created", "updated", "seen", "expires"}, column):
		return time.UnixMilli(n).UTC().Format(time.RFC3339Nano)
	case is && slices.Contains([]string{"due", "reviewed", "day"}, column):
		return tutor.Date(n).String()
	}
	return value
}
