package store_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

func TestOpen_AgainFindsWhatWasKept(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		first := storetest.Open(t, place)
		if err := first.Ping(t.Context()); err != nil {
			t.Fatal(err)
		}
		storetest.Learner(t, first)
		if err := first.Close(); err != nil {
			t.Fatal(err)
		}
		again := storetest.Open(t, place)
		var got int
		if err := again.Reader().QueryRow("SELECT COUNT(*) FROM learners").Scan(&got); err != nil {
			t.Fatal(err)
		}
		if want := 1; got != want {
			t.Errorf("%d learners after opening again, want %d", got, want)
		}
	})
}

func TestOpen_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		var group sync.WaitGroup
		for range 4 {
			group.Go(func() {
				s, err := store.Open(t.Context(), place)
				if err != nil {
					t.Error(err)
					return
				}
				_ = s.Close()
			})
		}
		group.Wait()
	})
}

// An acknowledged move has to survive a power cut, and rows have to point at something.
func TestSQLite_Pragmas(t *testing.T) {
	s := storetest.Open(t, filepath.Join(t.TempDir(), "test.db"))
	const full, on = "2", "1"
	for _, test := range []struct{ pragma, want string }{
		{"synchronous", full}, {"journal_mode", "wal"}, {"foreign_keys", on}, {"busy_timeout", "3000"},
	} {
		for name, pool := range map[string]*sql.DB{"writer": s.Writer(), "reader": s.Reader()} {
			var got string
			if err := pool.QueryRow("PRAGMA " + test.pragma).Scan(&got); err != nil {
				t.Fatal(err)
			}
			if got != test.want {
				t.Errorf("%s: %s = %s, want %s", name, test.pragma, got, test.want)
			}
		}
	}
	if _, err := s.Reader().Exec("DELETE FROM learners"); err == nil {
		t.Error("the reading connections can write")
	}
}

func TestSQLite_Places(t *testing.T) {
	dir := t.TempDir()
	for _, test := range []struct{ place, file string }{
		{dir + "/plain.db", "plain.db"},
		{"sqlite:" + dir + "/prefixed.db", "prefixed.db"},
		{"file:" + dir + "/file.db", "file.db"},
		{"sqlite://" + dir + "/slashes.db", "slashes.db"},
		{dir + "/a name? 100%25 #ő.db", "a name? 100%25 #ő.db"},
	} {
		s := storetest.Open(t, test.place)
		storetest.Learner(t, s)
		if got, want := s.Place(), filepath.Join(dir, test.file); got != want {
			t.Errorf("%s is at %q, want %q", test.place, got, want)
		}
		info, err := os.Stat(filepath.Join(dir, test.file))
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Mode().Perm(); got != 0o600 {
			t.Errorf("%s may be used as %o, want 600: it holds seeds", test.file, got)
		}
	}
}

func TestOpen_Sentences(t *testing.T) {
	dir := t.TempDir()
	noDatabase := filepath.Join(dir, "letter.txt")
	if err := os.WriteFile(noDatabase, []byte(strings.Repeat("no database, only a letter. ", 200)), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ place, want string }{
		{dir + "/none/x.db", "the database " + dir + "/none/x.db cannot be opened: no such file or directory"},
		{dir, "the database " + dir + " cannot be opened: is a directory"},
		{noDatabase, "the database " + noDatabase + " cannot be opened: file is not a database"},
		{"", "the database  cannot be opened: no file is named"},
		{":memory:", "the database :memory: cannot be opened: it has to be a file"},
		{"mysql://x/y", "the database mysql://x/y cannot be opened: only files and postgres:// are known"},
		{"file:x.db?mode=ro", "the database file:x.db?mode=ro cannot be opened: a file's name takes no options"},
		{"postgres://u:secret@127.0.0.1:1/none", "the database postgres://127.0.0.1:1/none cannot be opened: "},
		{"postgres://u:secret@[bad/none", "the database at this postgres:// URL cannot be opened: "},
	} {
		_, err := store.Open(t.Context(), test.place)
		if err == nil {
			t.Errorf("%q was opened", test.place)
			continue
		}
		if got := err.Error(); !strings.HasPrefix(got, test.want) || strings.Contains(got, "\n") || strings.Contains(got, "secret") {
			t.Errorf("%q: %q, want one line that begins %q", test.place, got, test.want)
		}
	}
}

func TestOpen_Newer(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s := storetest.Open(t, place)
		_, err := s.Writer().Exec("INSERT INTO goose_db_version (version_id, is_applied) VALUES (999, TRUE)")
		if err != nil {
			t.Fatal(err)
		}
		_, err = store.Open(t.Context(), place)
		want := "is newer than this program (its tables have version 999, the program knows "
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	})
}
