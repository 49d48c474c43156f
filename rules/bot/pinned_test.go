package bot_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"testing"
	"time"
)

var (
	replayPinned = flag.Bool("pinned", false, "play the matches of testdata/pinned.json again (make bench-bots)")
	pinAnew      = flag.String("pin", "", "play those of this level only, or all, and write down what they bring now")
)

const pinnedFile = "testdata/pinned.json"

// pinned is a match between two levels and what it brought when it was pinned.
type pinned struct {
	A       string `json:"a"`
	B       string `json:"b"`
	Variant string `json:"variant"`
	Deals   int    `json:"deals"`
	// Points are the game points that a led by in each hand: mean, and the 95 % interval that is the band.
	Points [3]float64 `json:"points"`
	// Closings counts, by player, the hands closed and those of them that were won.
	Closings [2][2]int `json:"closings"`
}

// TestPinned plays pinned matches again. The same program gives the same figures; one that has been changed may play
// otherwise, but no level may drift out of what was measured: its lead must lie in the interval, it must close about as
// often, and keep about as many.
func TestPinned(t *testing.T) {
	data, err := os.ReadFile(pinnedFile)
	if err != nil {
		t.Fatal(err)
	}
	var list []pinned
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatal(err)
	}
	if !*replayPinned && *pinAnew == "" {
		t.Skipf("%d matches, some minutes: make bench-bots plays them", len(list))
	}
	same := 0
	for i, was := range list {
		if *pinAnew != "" && *pinAnew != "all" && was.A != *pinAnew && was.B != *pinAnew {
			continue
		}
		begun := time.Now()
		now := was.played(t)
		took := time.Since(begun).Round(time.Second / 10)
		t.Logf("%-28s %4d deals: %+.3f (was %+.3f), closings %v (was %v), %s",
			was.A+" "+was.B+" "+was.Variant, was.Deals, now.Points[0], was.Points[0], now.Closings, was.Closings, took)
		if now == was {
			same++
		}
		if *pinAnew != "" {
			list[i] = now
			continue
		}
		for _, drift := range was.drifts(now) {
			t.Errorf("%s against %s, %s: %s", was.A, was.B, was.Variant, drift)
		}
	}
	t.Logf("%d of %d are what they were to the last figure", same, len(list))
	if *pinAnew != "" {
		writePinned(t, list)
	}
}

func (p pinned) played(t *testing.T) pinned {
	t.Helper()
	got := contested(t, p.A, p.B, p.Variant, p.Deals)
	round := func(x float64) float64 { return math.Round(x*1e4) / 1e4 }
	p.Points = [3]float64{round(got.Points[0].Mean), round(got.Points[0].Low), round(got.Points[0].High)}
	for who, c := range got.Closings {
		p.Closings[who] = [2]int{c.Made, c.Kept}
	}
	return p
}

// drifts says what has left its band: the interval of the lead; for closings and those kept three times what chance
// would move them by.
func (p pinned) drifts(now pinned) []string {
	var list []string
	if x := now.Points[0]; x < p.Points[1] || x > p.Points[2] {
		list = append(list, fmt.Sprintf("the lead is %+.3f, pinned at %+.3f to %+.3f", x, p.Points[1], p.Points[2]))
	}
	for who, was := range p.Closings {
		made, kept := now.Closings[who][0], now.Closings[who][1]
		if off := math.Abs(float64(made - was[0])); off > 3*math.Sqrt(float64(was[0])+1) {
			list = append(list, fmt.Sprintf("player %d closes %d times, pinned at %d", who, made, was[0]))
		}
		failed, failedThen := float64(made-kept), float64(was[0]-was[1])
		if math.Abs(failed-failedThen) > 3*math.Sqrt(failedThen+1) {
			list = append(list, fmt.Sprintf("player %d fails in %v closings, pinned at %v", who, failed, failedThen))
		}
	}
	return list
}

func writePinned(t *testing.T, list []pinned) {
	t.Helper()
	var text bytes.Buffer
	text.WriteString("[\n")
	for i, p := range list {
		line, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		text.Write(line)
		if i < len(list)-1 {
			text.WriteByte(',')
		}
		text.WriteByte('\n')
	}
	text.WriteString("]\n")
	if err := os.WriteFile(pinnedFile, text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestDrifts holds the bands themselves: what was pinned is no drift, and what leaves them is one.
func TestDrifts(t *testing.T) {
	was := pinned{Points: [3]float64{0.5, 0.4, 0.6}, Closings: [2][2]int{{100, 95}, {40, 38}}}
	for _, test := range []struct {
		points float64
		made   [2]int
		drifts int
	}{
		{0.5, [2]int{100, 95}, 0},
		{0.41, [2]int{110, 102}, 0},
		{0.39, [2]int{100, 95}, 1},
		{0.61, [2]int{100, 95}, 1},
		{0.5, [2]int{140, 135}, 1},
		{0.5, [2]int{100, 80}, 1},
		{0.5, [2]int{0, 0}, 1},
		{0.2, [2]int{40, 20}, 3},
	} {
		now := was
		now.Points[0], now.Closings[0] = test.points, test.made
		if got := was.drifts(now); len(got) != test.drifts {
			t.Errorf("%v with %v closings: %q, want %d", test.points, test.made, got, test.drifts)
		}
	}
}
