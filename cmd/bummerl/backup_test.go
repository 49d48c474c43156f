package main

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// anyCard is a bot that plays the first thing that is legal: the drill is about keeping, not about playing well.
type anyCard struct{}

func (anyCard) Name() string { return "any" }

func (anyCard) Choose(v rules.View, _ bot.Dice) rules.Action { return v.Legal.Nth(0) }

// drill has learners play on a database, and knows what was acknowledged to them: the version of each match.
type drill struct {
	service match.Service
	mu      sync.Mutex
	acked   map[[2]string]int64
}

func newDrill(s *store.Store) *drill {
	return &drill{
		service: match.Service{Store: s, Attempts: s, Env: tutor.System(), Level: func(string) (bot.Level, error) { return anyCard{}, nil }},
		acked:   map[[2]string]int64{},
	}
}

// known is what has been acknowledged up to now.
func (d *drill) known() map[[2]string]int64 {
	d.mu.Lock()
	defer d.mu.Unlock()
	return maps.Clone(d.acked)
}

// play does one thing after the other, until the context ends.
func (d *drill) play(ctx context.Context, t *testing.T, learner string) {
	var table match.Table
	var err error
	for ctx.Err() == nil {
		switch {
		case table.ID == "" || table.Phase.Ended():
			table, err = d.service.New(t.Context(), learner, match.NewMatch{Variant: "schnapsen", Level: "any"})
		case table.Phase == tutor.PhaseCut:
			table, err = d.service.Cut(t.Context(), learner, table.ID, table.Version, 5)
		case table.Phase == tutor.PhaseHandOver:
			table, err = d.service.NextHand(t.Context(), learner, table.ID, table.Version)
		default:
			table, err = d.service.Act(t.Context(), learner, table.ID, table.Version, table.View.Legal.Nth(0))
		}
		if err != nil {
			t.Error(err)
			return
		}
		d.mu.Lock()
		d.acked[[2]string{learner, table.ID}] = table.Version
		d.mu.Unlock()
	}
}

// commandOf runs a command and gives its status and what it said.
func commandOf(t *testing.T, args ...string) (int, string) {
	t.Helper()
	var said strings.Builder
	status := run(t.Context(), args, streams{strings.NewReader(""), &said, &said})
	return status, said.String()
}

// TestBackup_Drill copies a database while learners play, makes a new one of each copy, and holds it to what had been
// acknowledged before the copy began: all of it is there, every match replays, and goes on.
func TestBackup_Drill(t *testing.T) {
	dir := t.TempDir()
	place := filepath.Join(dir, "site.sqlite")
	s := storetest.Open(t, place)
	d := newDrill(s)
	ctx, stop := context.WithCancel(t.Context())
	var playing sync.WaitGroup
	for range 6 {
		learner := storetest.Learner(t, s).ID
		playing.Go(func() { d.play(ctx, t, learner) })
	}
	for i := range 3 {
		// Something more has been acknowledged before each copy.
		until(t, func() bool { return len(d.known()) >= 6 && total(d.known()) > int64(100*(i+1)) })
		before := d.known()
		file := filepath.Join(dir, fmt.Sprintf("copy%d", i))
		if status, said := commandOf(t, "backup", "-db", place, file); status != 0 {
			t.Fatalf("status %d: %s", status, said)
		}
		restored := filepath.Join(dir, fmt.Sprintf("restored%d.sqlite", i))
		if status, said := commandOf(t, "restore", "-db", restored, file); status != 0 {
			t.Fatalf("status %d: %s", status, said)
		}
		if info, err := os.Stat(restored); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("others may read the restored database: %v, %v", info.Mode(), err)
		}
		holds(t, restored, before)
	}
	stop()
	playing.Wait()
	// At rest the copy is the same, row by row.
	if status, said := commandOf(t, "backup", "-db", place, filepath.Join(dir, "rest")); status != 0 {
		t.Fatalf("status %d: %s", status, said)
	}
	if status, said := commandOf(t, "restore", "-db", filepath.Join(dir, "rest.sqlite"), filepath.Join(dir, "rest")); status != 0 {
		t.Fatalf("status %d: %s", status, said)
	}
	want := storetest.Dump(t, s, place)
	got := storetest.Dump(t, storetest.Open(t, filepath.Join(dir, "rest.sqlite")), filepath.Join(dir, "rest.sqlite"))
	if !reflect.DeepEqual(got, want) || len(want["actions"]) < 100 {
		t.Errorf("after backup and restore the tables are others (%d actions, of %d)", len(got["actions"]), len(want["actions"]))
	}
	if parts, err := filepath.Glob(filepath.Join(dir, "*.part-*")); err != nil || len(parts) > 0 {
		t.Errorf("left lying: %v, %v", parts, err)
	}
}

// holds opens a restored database and looks for what was acknowledged; then somebody plays on.
func holds(t *testing.T, place string, acked map[[2]string]int64) {
	t.Helper()
	s := storetest.Open(t, place)
	d := newDrill(s)
	for id, version := range acked {
		table, err := d.service.Table(t.Context(), id[0], id[1])
		if err != nil || table.Version < version {
			t.Errorf("match %s: version %d, %v, acknowledged was %d", id[1], table.Version, err, version)
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	var playing sync.WaitGroup
	playing.Go(func() { d.play(ctx, t, slices.Collect(maps.Keys(acked))[0][0]) })
	until(t, func() bool { return total(d.known()) > 5 })
	stop()
	playing.Wait()
}

func total(acked map[[2]string]int64) (sum int64) {
	for _, version := range acked {
		sum += version
	}
	return sum
}

// until waits for something that happens soon.
func until(t *testing.T, happened func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !happened(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) || t.Failed() {
			t.Fatal("nothing happens")
		}
	}
}

// What cannot be copied is one sentence and status 1, and leaves every file as it was.
func TestBackup_Refused(t *testing.T) {
	dir := t.TempDir()
	place := filepath.Join(dir, "site.sqlite")
	s := storetest.Open(t, place)
	storetest.Learner(t, s)
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	there, letter := write("there", "mine"), write("letter", strings.Repeat("no database, only a letter. ", 200))
	write("half-wal", "a journal that was left")
	newer := filepath.Join(dir, "newer.sqlite")
	if err := store.Backup(t.Context(), place, newer); err != nil {
		t.Fatal(err)
	}
	if _, err := storetest.DB(t, newer).ExecContext(t.Context(), "INSERT INTO goose_db_version (version_id, is_applied) VALUES (999, TRUE)"); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want string
		code int
	}{
		{[]string{"backup", "-db", place, there}, "there is a file " + there + " already", 1},
		{[]string{"restore", "-db", place, newer}, "there is a file " + place + " already", 1},
		{[]string{"restore", "-db", filepath.Join(dir, "half"), place}, "half-wal already", 1},
		{[]string{"backup", "-db", filepath.Join(dir, "none"), filepath.Join(dir, "x")}, "there is no database " + filepath.Join(dir, "none"), 1},
		{[]string{"backup", "-db", place, filepath.Join(dir, "none", "x")}, "no such file or directory", 1},
		{[]string{"restore", "-db", filepath.Join(dir, "x"), letter}, "file is not a database", 1},
		{[]string{"restore", "-db", filepath.Join(dir, "x"), newer}, "it is newer than this program", 1},
		{[]string{"backup", "-db", "postgres://u:secret@127.0.0.1/x", filepath.Join(dir, "x")}, "pg_dump", 1},
		{[]string{"restore", "-db", "postgres://u:secret@127.0.0.1/x", place}, "pg_restore", 1},
		{[]string{"backup", "-db", place}, "it takes one name", 2},
		{[]string{"backup", "-no-such-flag"}, "no-such-flag", 2},
	} {
		status, said := commandOf(t, c.args...)
		if status != c.code || !strings.Contains(said, c.want) || strings.Contains(said, "secret") || status == 1 && strings.Count(said, "\n") != 1 {
			t.Errorf("%v: status %d, %q, want %q", c.args, status, said, c.want)
		}
	}
	if text, err := os.ReadFile(there); err != nil || string(text) != "mine" {
		t.Errorf("a file was written over: %q, %v", text, err)
	}
	if _, err := os.Stat(filepath.Join(dir, "x")); !os.IsNotExist(err) {
		t.Errorf("a copy that failed has left a file: %v", err)
	}
}

// A damaged backup is told, and no database is made of it.
func TestRestore_Damaged(t *testing.T) {
	dir := t.TempDir()
	place, file := filepath.Join(dir, "site.sqlite"), filepath.Join(dir, "copy")
	s := storetest.Open(t, place)
	for range 300 {
		storetest.Learner(t, s)
	}
	if err := store.Backup(t.Context(), place, file); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	// The pages in the middle hold rows and indexes.
	for i := len(data) / 3; i < 2*len(data)/3; i++ {
		data[i] = 0x55
	}
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	status, said := commandOf(t, "restore", "-db", filepath.Join(dir, "new.sqlite"), file)
	if _, err := os.Stat(filepath.Join(dir, "new.sqlite")); status != 1 || !os.IsNotExist(err) {
		t.Errorf("status %d, %s, %v", status, said, err)
	}
}
