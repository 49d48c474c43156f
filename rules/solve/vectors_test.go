package solve

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"bummerl/rules"
)

// vector is one line of the test vectors: a record and the answer of an independent implementation.
type vector struct {
	In   json.RawMessage
	Want struct {
		ID    string
		Best  []string
		Value int
		Error string
	}
}

func readVectors(t *testing.T, path string) []vector {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	var list []vector
	lines := bufio.NewScanner(unzipped)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var v vector
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		list = append(list, v)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return list
}

// TestRecordVectors holds Solve against every vector that is a record, talon open or not.
func TestRecordVectors(t *testing.T) {
	solved := 0
	for _, v := range readVectors(t, "testdata/solve.jsonl.gz") {
		var kind struct{ Position json.RawMessage }
		if err := json.Unmarshal(v.In, &kind); err != nil {
			t.Fatal(err)
		}
		if kind.Position != nil {
			continue
		}
		record, err := rules.ParseRecord(v.In)
		if err != nil {
			t.Fatalf("%s: %v", v.Want.ID, err)
		}
		s, err := record.Replay()
		if err != nil {
			t.Fatalf("%s: %v", v.Want.ID, err)
		}
		got, err := Solve(s)
		if (err != nil) != (v.Want.Error != "") {
			t.Errorf("%s: got error %v, want %q", v.Want.ID, err, v.Want.Error)
			continue
		}
		if err != nil {
			continue
		}
		solved++
		if best := names(got.Best); got.Value != v.Want.Value || !slices.Equal(best, v.Want.Best) {
			t.Errorf("%s: got %d %v, want %d %v", v.Want.ID, got.Value, best, v.Want.Value, v.Want.Best)
		}
	}
	if solved < 300 {
		t.Errorf("only %d vectors solved", solved)
	}
}

// names lists actions bytewise sorted, as the command line prints them.
func names(set rules.Actions) []string {
	list := make([]string, 0, set.Len())
	for a := range set.All() {
		list = append(list, a.String())
	}
	slices.Sort(list)
	return list
}
