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

// vector is one line of the test vectors: a record or position and the answer of an independent implementation.
type vector struct {
	In   json.RawMessage
	Want struct {
		ID     string
		Best   []string
		Value  int
		Error  string
		Worlds int
		Sure   bool
		Plan   *int
		Open   int
	}
}

func readVectors(t testing.TB, path string) []vector {
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

// state reads a vector's record or position.
func state(in json.RawMessage) (rules.State, error) {
	var kind struct{ Position json.RawMessage }
	if err := json.Unmarshal(in, &kind); err != nil {
		return rules.State{}, err
	}
	if kind.Position != nil {
		p, err := rules.ParsePosition(in)
		if err != nil {
			return rules.State{}, err
		}
		return p.State()
	}
	record, err := rules.ParseRecord(in)
	if err != nil {
		return rules.State{}, err
	}
	return record.Replay()
}

// TestVectors holds Solve against every vector, record or position, talon open or not.
func TestVectors(t *testing.T) {
	for _, file := range []struct {
		path string
		want int
	}{{"testdata/solve.jsonl.gz", 600}, {"../testdata/published-solve.jsonl.gz", 7}} {
		vectors := readVectors(t, file.path)
		if len(vectors) != file.want {
			t.Errorf("%s: read %d vectors, want %d", file.path, len(vectors), file.want)
		}
		for _, v := range vectors {
			s, err := state(v.In)
			if err != nil {
				t.Errorf("%s: %v", v.Want.ID, err)
				continue
			}
			got, err := Solve(s)
			if (err != nil) != (v.Want.Error != "") {
				t.Errorf("%s: got error %v, want %q", v.Want.ID, err, v.Want.Error)
				continue
			}
			if err != nil {
				continue
			}
			if best := names(got.Best); got.Value != v.Want.Value || !slices.Equal(best, v.Want.Best) {
				t.Errorf("%s: got %d %v, want %d %v", v.Want.ID, got.Value, best, v.Want.Value, v.Want.Best)
			}
		}
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
