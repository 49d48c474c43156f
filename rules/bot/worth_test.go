package bot

import (
	"math"
	"testing"

	"bummerl/rules"
)

func TestWorth(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name       string
		score      Score
		more, less int  // game points, of which the first are worth more
		alike      bool // or as much as the others
	}{
		{"three points are worth more than two", Score{}, 3, 2, false},
		{"at 6:6 any win is the match", Score{Me: 6, Opponent: 6}, 3, 1, true},
		{"at 6:6 any loss is the match", Score{Me: 6, Opponent: 6}, -1, -3, true},
		{"at 5:0 two points are the match", Score{Me: 5}, 3, 2, true},
		{"at 5:0 one point is less", Score{Me: 5}, 2, 1, false},
		{"with a point carried one is enough at 5:0", Score{Me: 5, Carried: 1}, 2, 1, true},
		{"losing two at 0:5 loses the match", Score{Opponent: 5}, -1, -2, false},
		{"a draw is better than a loss", Score{Me: 3, Opponent: 4}, 0, -1, false},
	} {
		w := worthOf(o, test.score)
		got := w.of(test.more) - w.of(test.less)
		if test.alike && math.Abs(got) > 1e-9 || !test.alike && got < 1e-3 {
			t.Errorf("%s: %d is worth %.3f, %d %.3f", test.name, test.more, w.of(test.more), test.less, w.of(test.less))
		}
		start := worthOf(o, Score{})
		if got := start.of(test.more) - start.of(test.less); got != float64(test.more-test.less) {
			t.Errorf("without a score %d and %d game points differ by %v", test.more, test.less, got)
		}
	}
	w := worthOf(o, Score{Me: 2, Opponent: 2})
	if up, down := w.of(1), w.of(-1); math.Abs(up+down) > 1e-9 || math.Abs(up-1) > 1e-9 {
		t.Errorf("at 2:2 a game point is worth %v, one lost %v; want 1 and -1", up, down)
	}
}
