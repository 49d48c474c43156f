package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"bummerl/puzzles"
)

// runPuzzles runs `bummerl puzzles` and gives its status and what it printed.
func runPuzzles(t *testing.T, args ...string) (status int, out, failed string) {
	t.Helper()
	var o, e bytes.Buffer
	status = run(t.Context(), append([]string{"puzzles"}, args...), streams{in: strings.NewReader(""), out: &o, err: &e})
	return status, o.String(), e.String()
}

// TestPuzzlesBadInput: what is asked for wrongly is one sentence on stderr and status 2.
func TestPuzzlesBadInput(t *testing.T) {
	for _, args := range [][]string{
		{}, {"solve"}, {"generate"}, {"generate", "-theme", "chess"}, {"generate", "-theme", "closing", "-n", "0"},
		{"generate", "-theme", "closing", "-n", "x"}, {"generate", "-theme", "closing", "more"}, {"generate", "-h"},
		{"prove", "-share", "0"}, {"prove", "-share", "1/0"}, {"prove", "-share", "2/3"}, {"prove", "-theme", "chess"},
		{"show"}, {"show", "00000000"}, {"show", "last-five-1", "last-five-2"}, {"rates", "-theme", "x"}, {"rates", "-tries", "0"},
		{"daily", "-days", "0"}, {"daily", "-days", "1000"}, {"export", "-theme", "chess"}, {"export", "more"},
	} {
		status, out, failed := runPuzzles(t, args...)
		if status != 2 || out != "" || strings.Count(failed, "\n") != 1 || !strings.HasPrefix(failed, "bummerl puzzles") {
			t.Errorf("%v: status %d, printed %q, said %q", args, status, out, failed)
		}
	}
}

// TestPuzzlesGenerate writes lines that the collection can read, the same twice.
func TestPuzzlesGenerate(t *testing.T) {
	status, out, failed := runPuzzles(t, "generate", "-theme", "closing", "-n", "3", "-seed", "9")
	if status != 0 || failed != "" {
		t.Fatalf("status %d: %s", status, failed)
	}
	levels := map[puzzles.Level]bool{}
	for line := range strings.Lines(out) {
		var p puzzles.Puzzle
		if err := json.Unmarshal([]byte(line), &p); err != nil {
			t.Fatal(err)
		}
		if problems := p.Prove(t.Context()); len(problems) > 0 {
			t.Errorf("%s: %v", p.ID, problems)
		}
		levels[p.Level] = true
	}
	if len(levels) != 3 {
		t.Errorf("levels %v of\n%s", levels, out)
	}
	if _, again, _ := runPuzzles(t, "generate", "-theme", "closing", "-n", "3", "-seed", "9"); again != out {
		t.Errorf("got\n%s, then\n%s", out, again)
	}
}

// TestPuzzlesShow prints the first puzzle of each theme.
func TestPuzzlesShow(t *testing.T) {
	for _, theme := range puzzles.Themes() {
		p := puzzles.Of(theme)[0]
		status, out, failed := runPuzzles(t, "show", p.ID)
		if status != 0 || failed != "" || !strings.Contains(out, p.Record.Text()) || !strings.HasPrefix(out, p.ID+": "+string(theme)) {
			t.Errorf("%s: status %d, %s%s", p.ID, status, out, failed)
		}
	}
}

// TestPuzzlesProve proves a few again.
func TestPuzzlesProve(t *testing.T) {
	status, out, failed := runPuzzles(t, "prove", "-theme", "play-out", "-share", "1/100")
	if status != 0 || failed != "" || !strings.HasSuffix(out, " puzzles proven anew, 0 of them wrong\n") {
		t.Errorf("status %d, %s%s", status, out, failed)
	}
}

// TestPuzzlesRates measures a few.
func TestPuzzlesRates(t *testing.T) {
	status, out, failed := runPuzzles(t, "rates", "-theme", "play-out", "-share", "1/20", "-tries", "8")
	if status != 0 || failed != "" || !strings.Contains(out, "play-out") {
		t.Errorf("status %d, %s%s", status, out, failed)
	}
}

// TestPuzzlesDaily plans days after the table's last.
func TestPuzzlesDaily(t *testing.T) {
	_, last := puzzles.DailyDates()
	status, out, _ := runPuzzles(t, "daily", "-days", "1")
	if status == 0 && (strings.Count(out, "\n") != 1 || out <= last) {
		t.Errorf("after %s it plans %s", last, out)
	}
}
