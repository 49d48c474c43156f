package rules

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"os"
	"reflect"
	"testing"
)

// eachVector hands every line of a gzipped file of test vectors to check, and expects so many.
func eachVector(t *testing.T, path string, want int, check func(line []byte)) {
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
	lines := bufio.NewScanner(unzipped)
	lines.Buffer(nil, 1<<20)
	n := 0
	for ; lines.Scan(); n++ {
		check(lines.Bytes())
	}
	if err := lines.Err(); err != nil || n != want {
		t.Errorf("%s: read %d vectors, want %d (%v)", path, n, want, err)
	}
}

// TestReplayVectors holds the engine against 3,000 records that an independent implementation of the rules answered.
func TestReplayVectors(t *testing.T) {
	eachVector(t, "testdata/replay.jsonl.gz", 3000, func(line []byte) {
		var vector struct {
			In   json.RawMessage
			Want struct {
				Answer
				ID    string
				Error string
			}
		}
		if err := json.Unmarshal(line, &vector); err != nil {
			t.Fatal(err)
		}
		record, err := ParseRecord(vector.In)
		var s State
		if err == nil {
			s, err = record.Replay()
		}
		if (err != nil) != (vector.Want.Error != "") {
			t.Errorf("%s: got error %v, want %q", vector.Want.ID, err, vector.Want.Error)
		}
		if err != nil {
			return
		}
		if got := s.Describe(); !reflect.DeepEqual(got, vector.Want.Answer) {
			t.Errorf("%s:\n got %+v\nwant %+v", vector.Want.ID, got, vector.Want.Answer)
		}
	})
}

// TestSetupVectors sets up every position and every view of the vectors, and expects the records among them to read.
func TestSetupVectors(t *testing.T) {
	files := []struct {
		path                    string
		lines, positions, views int
	}{
		{"solve/testdata/solve.jsonl.gz", 600, 203, 0},
		{"testdata/close.jsonl.gz", 240, 0, 53},
		{"testdata/published-solve.jsonl.gz", 7, 7, 0},
		{"testdata/published-bot.jsonl.gz", 5, 0, 5},
	}
	for _, file := range files {
		positions, views := 0, 0
		eachVector(t, file.path, file.lines, func(line []byte) {
			var vector struct {
				In   json.RawMessage
				Want struct{ Error string }
			}
			var kind struct {
				ID             string
				Position, Seat json.RawMessage
			}
			if err := json.Unmarshal(line, &vector); err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(vector.In, &kind); err != nil {
				t.Fatal(err)
			}
			var err error
			switch {
			case kind.Position != nil:
				positions++
				var p Position
				if p, err = ParsePosition(vector.In); err == nil {
					_, err = p.State()
				}
			case kind.Seat != nil:
				views++
				var f ViewForm
				if f, err = ParseView(vector.In); err == nil {
					_, err = f.View()
				}
			default:
				var r Record
				if r, err = ParseRecord(vector.In); err == nil {
					_, err = r.Replay()
				}
			}
			if (err != nil) != (vector.Want.Error != "") {
				t.Errorf("%s: got error %v, want %q", kind.ID, err, vector.Want.Error)
			}
		})
		if positions != file.positions || views != file.views {
			t.Errorf("%s: %d positions and %d views, want %d and %d", file.path, positions, views, file.positions, file.views)
		}
	}
}
