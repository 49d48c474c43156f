package coach

import (
	"math"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
)

func TestMarkOf(t *testing.T) {
	exact := Sure{Kind: Exact}
	about := func(margin float64) Sure { return Sure{Kind: Estimated, Margin: margin} }
	for _, test := range []struct {
		loss  float64
		sure  Sure
		doubt float64
		best  bool
		want  Mark
	}{
		{0, exact, 0, true, Best},
		{0.05, exact, 0, false, Good},
		{0.1, exact, 0, false, Inaccurate},
		{0.29, Sure{Kind: Guaranteed, K: 3, N: 6}, 0, false, Inaccurate},
		{0.3, exact, 0, false, Mistake},
		{0.8, exact, 0, false, Blunder},
		{3, exact, 0, false, Blunder},
		{0, about(0.5), 0.09, true, Best},
		{0, about(0.1), 0.19, true, Best},
		{0, about(0.1), 0.21, true, Unclear},
		{0.03, about(0.05), 0, true, Best},
		{0.03, about(0.25), 0, true, Unclear},
		{0.06, about(0.03), 0, false, Good},
		{0.08, about(0.05), 0, false, Unclear},
		{0.2, about(0.15), 0, false, Unclear},
		{0.2, about(0.1), 0, false, Inaccurate},
		{0.5, about(0.4), 0, false, Mistake},
		{1.2, about(0.6), 0, false, Blunder},
		{1.2, about(2), 0, false, Unclear},
	} {
		if got := (Value{Loss: test.loss, Sure: test.sure, Doubt: test.doubt}).mark(test.best); got != test.want {
			t.Errorf("%v ± %v: %s, want %s", test.loss, test.sure.Margin, got, test.want)
		}
	}
}

func TestPurse(t *testing.T) {
	o := rules.Options{Target: 7}
	for _, test := range []struct {
		score  bot.Score
		points int
		want   float64
	}{
		{bot.Score{}, 3, 3},
		{bot.Score{}, -12, -12},
		{bot.Score{Me: 6}, 3, 1},
		{bot.Score{Me: 6}, -3, -3},
		{bot.Score{Opponent: 5}, -3, -2},
		{bot.Score{Me: 3, Opponent: 3}, 3, 3},
		{bot.Score{Me: 3, Carried: 2}, 1, 3},
		{bot.Score{Me: 5, Carried: 2}, 1, 2},
		{bot.Score{Carried: 1}, -2, -3},
		{bot.Score{Carried: 1}, 0, 0},
		{bot.Score{Me: 7, Opponent: 9}, 2, 1},
	} {
		p := purseOf(o, test.score)
		if got := p.count(test.points); got != test.want {
			t.Errorf("%+v: %d counts %v, want %v", test.score, test.points, got, test.want)
		}
		for points := -24; points < 24; points++ {
			if p.count(points) > p.count(points+1) {
				t.Errorf("%+v: %d counts more than %d", test.score, points, points+1)
			}
		}
	}
}

// TestPurse_Times: what counts when the hand is doubled is what the doubled outcome counts.
func TestPurse_Times(t *testing.T) {
	for _, score := range []bot.Score{{}, {Me: 6}, {Opponent: 4, Carried: 1}, {Me: 2, Opponent: 1, Carried: 3}} {
		p := purseOf(rules.Options{Target: 7}, score)
		for points := -6; points <= 6; points++ {
			for _, factor := range []int{2, 4} {
				got, want := p.times(p.count(points), float64(factor)), p.count(factor*points)
				if got != want {
					t.Errorf("%+v: %d times %d counts %v, want %v", score, factor, points, got, want)
				}
			}
		}
	}
}

func TestPaired(t *testing.T) {
	for _, test := range []struct {
		name          string
		x, y, weights []float64
		all           bool
		mean, width   float64
	}{
		{"all of them", []float64{1, 3}, []float64{0, 0}, nil, true, 2, 0},
		{"as far as both go", []float64{1, 3, 9}, []float64{1, 1}, nil, true, 1, 0},
		{"weighed", []float64{1, 3}, nil, []float64{3, 1}, true, 1.5, 0},
		{"alike", []float64{2, 2, 2, 2}, []float64{1, 1, 1, 1}, nil, false, 1, 1.96 * math.Sqrt2 / 4},
		{"apart", []float64{2, -2, 2, -2}, []float64{0, 0, 0, 0}, nil, false, 0, 1.96 * math.Sqrt(18) / 4},
		{"none", nil, nil, nil, false, 0, math.Inf(1)},
	} {
		mean, width := paired(test.x, test.y, test.weights, test.all)
		if math.Abs(mean-test.mean) > 1e-9 || width != test.width && math.Abs(width-test.width) > 1e-9 {
			t.Errorf("%s: %v ± %v, want %v ± %v", test.name, mean, width, test.mean, test.width)
		}
	}
}
