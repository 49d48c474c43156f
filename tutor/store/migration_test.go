package store_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// released are the sums of the migrations that have been given away, in their order: none of them is ever changed, since
// nobody would run it again. A new one is a line more, once it is released.
var released = []string{
	"3aaf6b2dfc32f02c", // 001
	"d967e4ac9ed34e1d", // 002
	"a4c66f73ca4879f7", // 003
	"147bcec95199f517", // 004
	"ce0fd69991e171b0", // 005
	"9c85b099ebb4eaf4", // 006
	"883a01ce6d436f7d", // 007
	"d6cbc653f6b1a23f", // 008
	"bcd4389aa0ed87da", // 009
	"378f48755b6e9633", // 010
	"b4315603a79c55cc", // 011
	"6e0f00560337d7e5", // 012
}

func TestMigrations_Released(t *testing.T) {
	files, err := filepath.Glob("migrations/*.sql")
	if err != nil || len(files) < len(released) {
		t.Fatalf("%d migrations, %v", len(files), err)
	}
	for i, want := range released {
		text, err := os.ReadFile(files[i])
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(text)
		if got := hex.EncodeToString(sum[:]); !strings.HasPrefix(got, want) {
			t.Errorf("%s has been changed (%.16s, was %s): write a new migration", files[i], got, want)
		}
	}
}

// layers are the files of testdata/schema: what programs of a version, and of later ones up to a last, could have kept.
type layer struct {
	first, last int64
	text        string
}

func layers(t *testing.T) []layer {
	t.Helper()
	files, err := filepath.Glob("testdata/schema/*.sql")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	var list []layer
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		parts := strings.Split(filepath.Base(file), "-")
		first, err := strconv.ParseInt(parts[0], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		last, err := strconv.ParseInt(parts[1], 10, 64)
		if err != nil {
			last = store.Latest()
		}
		list = append(list, layer{first, last, string(text)})
	}
	// Learners come before what is theirs.
	slices.SortStableFunc(list, func(a, b layer) int {
		if a.first != b.first {
			return int(a.first - b.first)
		}
		return strings.Compare(beginning(b.text), beginning(a.text))
	})
	return list
}

// beginning puts the file of the learners before the others.
func beginning(text string) string {
	if strings.Contains(text, "INTO learners") {
		return "learners first"
	}
	return ""
}

// TestMigration_EveryVersion fills the tables of each version that there ever was with what its program could keep, brings
// them up to date, and finds every row again, in every column that was there; matches replay to the same results.
func TestMigration_EveryVersion(t *testing.T) {
	all := layers(t)
	storetest.Each(t, func(t *testing.T, place string) {
		if storetest.IsPostgres(place) {
			// Each needs a schema of its own.
			for version := int64(1); version <= store.Latest(); version++ {
				t.Run(fmt.Sprint(version), func(t *testing.T) { upgrades(t, storetest.Postgres(t), version, all) })
			}
			return
		}
		for version := int64(1); version <= store.Latest(); version++ {
			t.Run(fmt.Sprint(version), func(t *testing.T) {
				upgrades(t, filepath.Join(t.TempDir(), "old.sqlite"), version, all)
			})
		}
	})
}

func upgrades(t *testing.T, place string, version int64, all []layer) {
	db := storetest.DB(t, place)
	store.MigrateTo(t, db, place, version)
	for _, l := range all {
		if l.first <= version && version <= l.last {
			if _, err := db.ExecContext(t.Context(), l.text); err != nil {
				t.Fatalf("version %d: %v in %.60s", version, err, l.text)
			}
		}
	}
	had, was := store.TablesOf(t, db, place), map[string][]string{}
	for table, columns := range had {
		if table == "drills" && version <= 5 {
			continue // Those that cannot be made again go (TestMigration_OldDrillsGo).
		}
		if was[table] = storetest.Rows(t, db, table, columns); len(was[table]) == 0 {
			t.Errorf("version %d has nothing in %s: fill it (testdata/schema)", version, table)
		}
	}
	s := storetest.Open(t, place)
	for table, want := range was {
		if got := storetest.Rows(t, db, table, had[table]); !slices.Equal(got, want) {
			t.Errorf("%s of version %d became\n%s\nwant\n%s", table, version, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
	if fault := storetest.Fault(t, place); fault != "" {
		t.Errorf("version %d: %s", version, fault)
	}
	replays(t, s, version)
}

// replays holds what a program of today makes of an old learner's matches against what was written down of them then.
func replays(t *testing.T, s *store.Store, version int64) {
	t.Helper()
	l, err := s.LearnerByToken(t.Context(), "oldhash")
	if err != nil || l.Settings.Pack != "tell" || (l.Settings.Zone == "America/Sao_Paulo") != (version >= 2) || (l.Settings.House != "") != (version >= 11) {
		t.Errorf("version %d: the learner is %+v, %v", version, l, err)
	}
	service := match.Service{Store: s, Attempts: s, Env: tutor.System()}
	list, err := s.Matches(t.Context(), l.ID, 100)
	if err != nil || len(list) < 8 {
		t.Fatalf("version %d: %d matches, %v", version, len(list), err)
	}
	sums := wantedSums(t)
	for _, m := range list {
		table, err := service.Table(t.Context(), l.ID, m.ID)
		if err != nil || table.Phase != m.Progress.Phase || table.Score.Points != m.Progress.Points {
			t.Errorf("version %d: match %s by %s stands %v %v, %v, was %v %v", version, m.ID, m.Variant, table.Phase, table.Score.Points, err, m.Progress.Phase, m.Progress.Points)
			continue
		}
		for i, r := range table.Hands {
			key := fmt.Sprintf("%s/%d", m.ID, i+1)
			if got, want := [2]int{r.Winner, r.Scored}, sums[key]; got != want {
				t.Errorf("version %d: hand %s by %s came to %v, was %v", version, key, m.Variant, got, want)
			}
			delete(sums, key)
		}
		if version > 1 {
			continue
		}
		if _, err := service.Kept(t.Context(), l.ID, m.ID); err != nil {
			t.Errorf("version %d: match %s cannot be given away: %v", version, m.ID, err)
		}
	}
	if len(sums) > 0 {
		t.Errorf("version %d: hands are missing: %v", version, slices.Collect(maps.Keys(sums)))
	}
}

// wantedSums reads what the hands came to when they were played: winner and game points by match and hand.
func wantedSums(t *testing.T) map[string][2]int {
	t.Helper()
	text, err := os.ReadFile("testdata/schema/008-sums.sql")
	if err != nil {
		t.Fatal(err)
	}
	sums := map[string][2]int{}
	for _, line := range strings.Split(string(text), "\n") {
		var hand, winner, scored int
		id, rest, is := strings.Cut(strings.TrimPrefix(line, "('"), "', ")
		if !is || !strings.HasPrefix(line, "('") {
			continue
		}
		if _, err := fmt.Sscanf(rest, "%d, %d, %d,", &hand, &winner, &scored); err != nil {
			t.Fatal(err)
		}
		sums[fmt.Sprintf("%s/%d", id, hand)] = [2]int{winner, scored}
	}
	if len(sums) < 50 {
		t.Fatalf("%d sums only", len(sums))
	}
	return sums
}
