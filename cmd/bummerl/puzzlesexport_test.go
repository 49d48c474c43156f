package main

import (
	"encoding/csv"
	"strings"
	"testing"

	"bummerl/puzzles"
)

// TestPuzzlesExport writes the table of a theme, with the address of the site before each permalink.
func TestPuzzlesExport(t *testing.T) {
	status, out, failed := runPuzzles(t, "export", "-theme", "snapszer", "-base-url", "https://bummerl.example/")
	if status != 0 || failed != "" {
		t.Fatalf("status %d: %s", status, failed)
	}
	rows, err := csv.NewReader(strings.NewReader(out)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	list := puzzles.Of(puzzles.Snapszer)
	if got, want := len(rows)-1, len(list); got != want {
		t.Errorf("%d puzzles, want %d", got, want)
	}
	if first := strings.Join(rows[1], " "); rows[1][0] != list[0].ID || !strings.Contains(first, "https://bummerl.example/puzzles/"+list[0].ID) {
		t.Errorf("the first line is %s", first)
	}
}
