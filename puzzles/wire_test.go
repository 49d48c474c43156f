package puzzles

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

// TestLinesHoldNothingElse: every stored line is what would be written today, so that nothing stands in it that follows
// from the rest.
func TestLinesHoldNothingElse(t *testing.T) {
	for _, theme := range Themes() {
		file, err := data.ReadFile("data/" + string(theme) + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for line := range bytes.Lines(file) {
			got, err := json.Marshal(Of(theme)[n])
			if err != nil || !bytes.Equal(got, bytes.TrimSpace(line)) {
				t.Fatalf("%s, line %d: got\n%s, want\n%s (%v)", theme, n+1, got, line, err)
			}
			n++
		}
	}
}

// TestWire writes a puzzle of each theme and answer and reads it again.
func TestWire(t *testing.T) {
	for _, p := range append(hidden(6), ten()...) {
		line, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		var got Puzzle
		if err := json.Unmarshal(line, &got); err != nil {
			t.Fatalf("%s: %v", p.ID, err)
		}
		if got.Number = p.Number; !reflect.DeepEqual(got, p) {
			t.Errorf("%s: got\n%+v, want\n%+v", p.ID, got, p)
		}
	}
}

// TestBadLines: what is wrong with a line is said with the puzzle's name.
func TestBadLines(t *testing.T) {
	const good = `{"id":"last-five-1","theme":"last-five","level":"easy",` +
		`"record":"1r.schnapsen.KNPRTEJOQVHDIBFCXLUW.xNQHKPBDEXI","variants":["schnapsen"],"value":2,"right":["md"],` +
		`"size":3,"trap":["Ks"],"rate":0.938}`
	for _, c := range []struct{ what, old, new, want string }{
		{"nothing", "", "", ""},
		{"theme", `"last-five",`, `"chess",`, `no theme "chess"`},
		{"record", "1r.", "9r.", "puzzle last-five-1: "},
		{"variant", "1r.schnapsen", "1r.sharp", `variant "sharp"`},
		{"right", `["md"]`, `["m"]`, `"m"`},
		{"trap", `["Ks"]`, `["1s"]`, `"1s"`},
		{"hand that cannot be played", "xNQHKPBDEXI", "xNQHKPBDEXIIII", "puzzle last-five-1: "},
		{"JSON", `{"id"`, `{id`, "invalid character"},
	} {
		var p Puzzle
		err := json.Unmarshal([]byte(strings.Replace(good, c.old, c.new, 1)), &p)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.what, err, c.want)
		}
	}
}
