package rating

import (
	"math"
	"testing"
	"time"

	"pgregory.net/rapid"

	"bummerl/tutor"
)

// TestAfter_Example is the worked example of the paper.
func TestAfter_Example(t *testing.T) {
	player := tutor.Rating{Value: 1500, Deviation: 200, Volatility: 0.06}
	got := After(player, 1,
		Game{Against: tutor.Rating{Value: 1400, Deviation: 30}, Won: true, Weight: 1},
		Game{Against: tutor.Rating{Value: 1550, Deviation: 100}, Weight: 1},
		Game{Against: tutor.Rating{Value: 1700, Deviation: 300}, Weight: 1})
	if math.Abs(got.Value-1464.06) > 0.01 || math.Abs(got.Deviation-151.52) > 0.01 || math.Abs(got.Volatility-0.05999) > 0.00001 {
		t.Errorf("got %.2f ± %.2f, volatility %.5f, want 1464.06 ± 151.52, 0.05999", got.Value, got.Deviation, got.Volatility)
	}
	if got.Tries != 3 {
		t.Errorf("it rests on %d tries, want 3", got.Tries)
	}
	// A day without a game: the paper adds the volatility to the deviation.
	if got, want := Aged(player, 1).Deviation, 200.27; math.Abs(got-want) > 0.01 {
		t.Errorf("a day later the deviation is %.2f, want %.2f", got, want)
	}
}

// TestAfter_Halves: two tries at half weight say what one whole try says.
func TestAfter_Halves(t *testing.T) {
	against := tutor.Rating{Value: 1650, Deviation: 100}
	for _, won := range []bool{true, false} {
		whole := After(New(), 0, Game{against, won, 1})
		halves := After(New(), 0, Game{against, won, 0.5}, Game{against, won, 0.5})
		half := After(New(), 0, Game{against, won, 0.5})
		if math.Abs(whole.Value-halves.Value) > 1e-9 || math.Abs(whole.Deviation-halves.Deviation) > 1e-9 {
			t.Errorf("whole %v, two halves %v", whole, halves)
		}
		if math.Abs(half.Value-Middle) >= math.Abs(whole.Value-Middle) || half.Deviation <= whole.Deviation {
			t.Errorf("half %v says as much as whole %v", half, whole)
		}
	}
}

// TestTime: three months away make a rating provisional, a few minutes change nothing that is seen.
func TestTime(t *testing.T) {
	at := time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
	r := tutor.Rating{Value: 1600, Deviation: 50, Volatility: steady, At: at}
	for _, c := range []struct {
		days        float64
		least, most float64
	}{{-3, 50, 50}, {0, 50, 50}, {0.01, 50, 50.1}, {7, 56, 58}, {90, Provisional, 112}, {10000, Widest, Widest}} {
		got := At(r, at.Add(time.Duration(c.days*24*float64(time.Hour))))
		if got.Deviation < c.least || got.Deviation > c.most || got.Value != r.Value {
			t.Errorf("after %v days %v, want a deviation of %v to %v", c.days, got, c.least, c.most)
		}
	}
	if got := At(New(), at); got != New() {
		t.Errorf("nobody's rating ages: %v", got)
	}
}

// rounding is what sums of floating point may be off by.
const rounding = 1e-9

func drawRating(t *rapid.T, name string) tutor.Rating {
	return tutor.Rating{
		Value:      rapid.Float64Range(Lowest, Highest).Draw(t, name),
		Deviation:  rapid.Float64Range(Narrowest, Widest).Draw(t, name+" deviation"),
		Volatility: rapid.Float64Range(steadiest, unsteadiest).Draw(t, name+" volatility"),
	}
}

// TestAfter_Properties: whatever is played, ratings stay within their bounds, winning raises and losing lowers, and so does
// each game of several that is won instead of lost; what is played makes surer, time makes less sure.
func TestAfter_Properties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawRating(t, "rating")
		days := rapid.Float64Range(0, 4000).Draw(t, "days")
		games := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Game {
			return Game{drawRating(t, "against"), rapid.Bool().Draw(t, "won"), rapid.SampledFrom([]float64{0.5, 1}).Draw(t, "weight")}
		}), 1, 6).Draw(t, "games")
		got := After(r, days, games...)
		for _, x := range []float64{got.Value, got.Deviation, got.Volatility} {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				t.Fatalf("%v", got)
			}
		}
		if got.Value < Lowest || got.Value > Highest || got.Deviation < Narrowest || got.Deviation > Widest ||
			got.Volatility < steadiest || got.Volatility > unsteadiest {
			t.Fatalf("out of bounds: %v", got)
		}
		if aged := Aged(r, days); aged.Deviation < r.Deviation-rounding || aged.Deviation > Widest {
			t.Fatalf("after %v days %v has the deviation %v", days, r, aged.Deviation)
		}
		better := append([]Game(nil), games...)
		better[0].Won = true
		games[0].Won = false
		if won, lost := After(r, 0, better...), After(r, 0, games...); won.Value < lost.Value-rounding {
			t.Fatalf("one game more won: %v, lost: %v", won, lost)
		}
		won, lost := After(r, 0, better[0]), After(r, 0, games[0])
		if won.Value < r.Value-rounding || lost.Value > r.Value+rounding {
			t.Fatalf("from %v won: %v, lost: %v", r, won, lost)
		}
		if won.Deviation > r.Deviation+rounding || lost.Deviation > r.Deviation+rounding {
			t.Fatalf("a game has made less sure: %v, %v, %v", r, won, lost)
		}
	})
}

// TestSequence_MoreRight: of two learners with the same puzzles, the one that solves one more of them does not end lower.
// (It holds for puzzles within some hundred points; by the paper's sums a miracle can cost half a point later.)
func TestSequence_MoreRight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 40).Draw(t, "tries")
		changed := rapid.IntRange(0, n-1).Draw(t, "changed")
		one, other := New(), New()
		for i := range n {
			against := tutor.Rating{
				Value:     rapid.Float64Range(1200, 1800).Draw(t, "puzzle"),
				Deviation: rapid.Float64Range(90, 150).Draw(t, "deviation"),
			}
			won := rapid.Bool().Draw(t, "won")
			one = After(one, 0, Game{against, won && i != changed, 1})
			other = After(other, 0, Game{against, won || i == changed, 1})
		}
		if other.Value < one.Value-rounding {
			t.Fatalf("with one more right %v, without %v", other, one)
		}
	})
}
