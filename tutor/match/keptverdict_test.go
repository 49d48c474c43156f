package match

import (
	"fmt"
	"testing"

	"bummerl/tutor"
	"bummerl/tutor/coach"
)

// TestParseVerdict: a verdict that was read before is the same, whatever its first reader did with it; more are read than
// are kept.
func TestParseVerdict(t *testing.T) {
	for i := range mostVerdicts + 10 {
		kept, err := keptVerdict(coach.Verdict{Values: []coach.Value{{Points: float64(i)}, {Points: -1}}}, 1, 0)
		if err != nil {
			t.Fatal(err)
		}
		for range 3 {
			v, err := parseVerdict(kept.Verdict)
			if err != nil || len(v.Values) != 2 || v.Values[0].Points != float64(i) || v.Values[1].Points != -1 {
				t.Fatalf("verdict %d: %+v, %v", i, v, err)
			}
			v.Values[0], v.Values[1] = v.Values[1], v.Values[0]
		}
	}
	if n := len(verdictsRead.list); n > mostVerdicts {
		t.Errorf("%d are kept, want at most %d", n, mostVerdicts)
	}
	for _, broken := range []string{"", "{", fmt.Sprintf("%q", tutor.KindPuzzle)} {
		if v, err := parseVerdict(broken); err == nil {
			t.Errorf("%q is read as %+v", broken, v)
		}
	}
}
