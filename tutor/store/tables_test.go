package store_test

import (
	"slices"
	"testing"

	"bummerl/tutor/store/storetest"
)

func TestTables(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		tables, err := storetest.Open(t, place).Tables(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if got, want := tables["steps_done"], []string{"learner_id", "lesson", "step", "created"}; !slices.Equal(got, want) {
			t.Errorf("columns of steps_done: %v, want %v", got, want)
		}
		if _, ok := tables["goose_db_version"]; ok || len(tables) < 16 {
			t.Errorf("%d tables: %v", len(tables), tables)
		}
	})
}
