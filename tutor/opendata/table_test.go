package opendata

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"

	"bummerl/puzzles"
	"bummerl/rules"
)

// written is the table of some puzzles, read back line by line.
func written(t *testing.T, list []puzzles.Puzzle, base string) []map[string]string {
	t.Helper()
	var out bytes.Buffer
	if err := Write(t.Context(), &out, list, base); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&out).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var lines []map[string]string
	for _, row := range rows[1:] {
		line := map[string]string{}
		for i, name := range rows[0] {
			line[name] = row[i]
		}
		lines = append(lines, line)
	}
	return lines
}

// puzzleOf makes the puzzle again of what a line says.
func puzzleOf(t *testing.T, line map[string]string) puzzles.Puzzle {
	t.Helper()
	number := func(text string) any {
		if text == "" {
			return 0
		}
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			t.Fatalf("%s: %v", line["id"], err)
		}
		return n
	}
	fields := map[string]any{
		"id": line["id"], "theme": line["theme"], "level": line["level"], "record": line["record"],
		"variants": strings.Fields(line["rules"]), "right": strings.Fields(line["right"]), "trap": strings.Fields(line["trap"]),
		"hands": number(line["hands"]), "guaranteed": number(line["guaranteed"]), "value": number(line["value"]), "rate": number(line["rate"]),
	}
	text, err := json.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	var p puzzles.Puzzle
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatalf("%s: %v", line["id"], err)
	}
	return p
}

// TestReadBack makes puzzles again from the table alone: every record can be played, what a line states agrees with the
// collection, its theme and aspect are told of, and some are proven anew.
func TestReadBack(t *testing.T) {
	all := puzzles.All()
	lines := written(t, all, "https://bummerl.example")
	if len(lines) != len(all) {
		t.Fatalf("%d lines of %d puzzles", len(lines), len(all))
	}
	proven, told := map[puzzles.Theme]int{}, map[string]bool{}
	for i, line := range lines {
		want, got := all[i], puzzleOf(t, line)
		if _, err := got.Record.Replay(); err != nil {
			t.Errorf("%s: %v", want.ID, err)
		}
		if got.Right != want.Right || got.Certain != want.Certain || strconv.FormatBool(want.Certain) != line["certain"] ||
			got.Value != want.Value || got.Hands != want.Hands || got.Guaranteed != want.Guaranteed {
			t.Errorf("%s: read back as %+v", want.ID, got)
		}
		if line["permalink"] != "https://bummerl.example/puzzles/"+want.ID {
			t.Errorf("%s: the permalink is %s", want.ID, line["permalink"])
		}
		for _, name := range []string{line["theme"], line["aspect"]} {
			if name != "" && !told[name] && !strings.Contains(Readme, "`"+name+"`") {
				t.Errorf("nothing is said of %s", name)
			}
			told[name] = true
		}
		if i%97 == 0 || proven[want.Theme] == 0 {
			proven[want.Theme]++
			for _, problem := range got.Prove(t.Context()) {
				t.Errorf("%s: %s", want.ID, problem)
			}
		}
	}
	for _, theme := range puzzles.Themes() {
		if len(puzzles.Of(theme)) > 0 && proven[theme] == 0 {
			t.Errorf("no puzzle of %s was proven", theme)
		}
	}
}

// TestSameBytes: the same collection gives the same file, and the order of its columns stays.
func TestSameBytes(t *testing.T) {
	var first, second bytes.Buffer
	list := puzzles.Of(puzzles.Closing)[:50]
	for _, out := range []*bytes.Buffer{&first, &second} {
		if err := Write(t.Context(), out, list, ""); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("two files of the same puzzles differ")
	}
	const head = "id,theme,level,rules,record,position,right,certain,hands,guaranteed,value,trap,rate,rating,aspect,permalink"
	if got, _, _ := strings.Cut(first.String(), "\n"); !strings.HasPrefix(got, head) {
		t.Errorf("columns %s, want %s and at most more behind them", got, head)
	}
}

// TestPositions holds the position of lines to what the one to act sees.
func TestPositions(t *testing.T) {
	cases := map[string]string{
		"last-five-1": "trump d; hand Qc Ks Qh Qd Kd; points 40-18; tricks 3-2; unseen Ac As Ah Jd Td; opponent holds Jd Td",
		"nx5211p5": "trump h; hand Tc Ac Ts Qh Th; up Jh; talon 2; points 23-35; tricks 3-1; unseen Qc Kc Qs Ah Kd Ad; " +
			"opponent holds Kd",
		"aa5za6yb": "trump c; hand Qc Kc As; talon 6; closed by me; points 25-26; tricks 2-2; unseen Ac Qs Qh Kh Ah Jd Kd Ad",
	}
	for id, want := range cases {
		p, ok := puzzles.Get(id)
		if !ok {
			t.Fatalf("no puzzle %s", id)
		}
		if got := written(t, []puzzles.Puzzle{p}, "")[0]["position"]; got != want {
			t.Errorf("%s: got  %s\nwant %s", id, got, want)
		}
	}
	for _, p := range puzzles.Of(puzzles.Defend) {
		v, err := p.View()
		if err != nil {
			t.Fatal(err)
		}
		text := position(v)
		if strings.Contains(text, "led ") != (v.Led != rules.NoCard) || !strings.Contains(text, "closed by opponent") ||
			strings.Contains(text, "lacks") != (v.Excluded != 0) || strings.Contains(text, "waiting") != (v.Waiting[0]+v.Waiting[1] > 0) {
			t.Errorf("%s: %s", p.ID, text)
		}
	}
}

// TestReadme: each column is told of, and the terms.
func TestReadme(t *testing.T) {
	for _, name := range Columns() {
		if !strings.Contains(Readme, "\n| `"+name+"` |") {
			t.Errorf("nothing is said of the column %s", name)
		}
	}
	if rows := strings.Count(Readme[strings.Index(Readme, "## Columns"):], "\n| `"); rows != len(Columns()) {
		t.Errorf("%d columns are told of, there are %d", rows, len(Columns()))
	}
	if !strings.Contains(Readme, "<"+License+">") || !strings.Contains(Readme, "CC0 1.0") {
		t.Error("the terms are not told")
	}
}

// TestPinnedIDs: puzzles that were once given away are there for good, under the same name.
func TestPinnedIDs(t *testing.T) {
	file, err := os.ReadFile("testdata/ids-2026-11-30.txt")
	if err != nil {
		t.Fatal(err)
	}
	ids := strings.Fields(string(file))
	if len(ids) != 3094 {
		t.Fatalf("%d pinned puzzles", len(ids))
	}
	for _, id := range ids {
		if _, ok := puzzles.Get(id); !ok {
			t.Errorf("there is no puzzle %s any more", id)
		}
	}
}
