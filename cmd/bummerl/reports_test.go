package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store"
)

// TestReports prints reports of puzzles alone and of steps alone, the latest first, one line each whatever is in their words.
func TestReports(t *testing.T) {
	file := filepath.Join(t.TempDir(), "reports.sqlite")
	s, err := store.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, time.November, 30, 6, 40, 0, 0, time.UTC)
	for i, r := range []tutor.Report{
		{ID: "a", Kind: "puzzle", Item: "last-five-1", Line: "md-Kd", Lang: "de", Words: "Warum?\nIch\x1b[31m\u009b sehe es\u202e\tnicht."},
		{ID: "b", Kind: "lesson", Item: "first/trump", Line: "As", Lang: "hu", Words: "Nem értem."},
		{ID: "c", Kind: "puzzle", Item: "00000000", Lang: "pt", Words: "Não há."},
	} {
		r.At = at.Add(time.Duration(i) * time.Hour)
		if err := s.AddReport(t.Context(), r); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	const (
		latest = "00000000\t?\t2026-11-30T08:40:00Z\tNão há.\t\n"
		first  = "last-five-1\tlast-five\t2026-11-30T06:40:00Z\tWarum? Ich [31m sehe es nicht.\tmd-Kd\n"
	)
	const lesson = "first/trump\t2026-11-30T07:40:00Z\tNem értem.\tAs\n"
	var out, failed bytes.Buffer
	if status := run(t.Context(), []string{"course", "reports", "-db", file}, streams{out: &out, err: &failed}); status != 0 || out.String() != lesson || failed.Len() > 0 {
		t.Errorf("of steps: status %d, got %q, want %q (%s)", status, out.String(), lesson, failed.String())
	}
	for _, c := range []struct{ n, want string }{{"10", latest + first}, {"2", latest}} {
		status, out, failed := runPuzzles(t, "reports", "-db", file, "-n", c.n)
		if status != 0 || failed != "" || out != c.want {
			t.Errorf("-n %s: status %d, got\n%s, want\n%s (%s)", c.n, status, out, c.want, failed)
		}
	}
}

// TestReportsNowhere: a database that is not there is not made.
func TestReportsNowhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "none.sqlite")
	for _, args := range [][]string{{}, {"-db", file}, {"-db", "sqlite:" + file}, {"-db", "sqlite://" + file}, {"-db", "file://" + file}, {"-db", file, "-n", "0"}, {"-db", file, "more"}} {
		status, out, failed := runPuzzles(t, append([]string{"reports"}, args...)...)
		if status != 2 || out != "" || strings.Count(failed, "\n") != 1 {
			t.Errorf("%v: status %d, printed %q, said %q", args, status, out, failed)
		}
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("it made a database")
	}
}
