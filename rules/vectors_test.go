package rules

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"os"
	"reflect"
	"testing"
)

// TestReplayVectors holds the engine against 3,000 records that an independent implementation of the rules answered.
func TestReplayVectors(t *testing.T) {
	file, err := os.Open("testdata/replay.jsonl.gz")
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
		var vector struct {
			In   json.RawMessage
			Want struct {
				Answer
				ID    string
				Error string
			}
		}
		if err := json.Unmarshal(lines.Bytes(), &vector); err != nil {
			t.Fatal(err)
		}
		record, err := ParseRecord(vector.In)
		var s State
		if err == nil {
			s, err = record.Replay()
		}
		if (err != nil) != (vector.Want.Error != "") {
			t.Errorf("%s: got error %v, want %q", vector.Want.ID, err, vector.Want.Error)
			continue
		}
		if err != nil {
			continue
		}
		if got := s.Describe(); !reflect.DeepEqual(got, vector.Want.Answer) {
			t.Errorf("%s:\n got %+v\nwant %+v", vector.Want.ID, got, vector.Want.Answer)
		}
	}
	if err := lines.Err(); err != nil || n != 3000 {
		t.Errorf("read %d vectors, want 3000 (%v)", n, err)
	}
}
