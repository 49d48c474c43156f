package arena

import (
	"context"
	"errors"
	"math"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
)

func find(t *testing.T, name string) bot.Level {
	t.Helper()
	l, err := bot.Player(name)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func contest(t *testing.T, a, b, variant string, pairs int) Contest {
	t.Helper()
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	return Contest{Players: [2]bot.Level{find(t, a), find(t, b)}, Options: o, Pairs: pairs, Seed: 66}
}

func play(t *testing.T, c Contest) Tally {
	t.Helper()
	got, err := c.Play(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// TestSameOnAnyMachine plays with one core and with many, and once with another seed.
func TestSameOnAnyMachine(t *testing.T) {
	c := contest(t, "greedy", "random", "snapszer", 60)
	want := play(t, c)
	before := runtime.GOMAXPROCS(1)
	alone := play(t, c)
	runtime.GOMAXPROCS(7)
	many := play(t, c)
	runtime.GOMAXPROCS(before)
	if !reflect.DeepEqual(alone, want) || !reflect.DeepEqual(many, want) {
		t.Errorf("one core: %+v\nmany: %+v\nfirst: %+v", alone, many, want)
	}
	c.Seed++
	if other := play(t, c); reflect.DeepEqual(other, want) {
		t.Error("another seed gives the same figures")
	}
}

// TestMirrored: whoever plays against himself gets exactly half, since his dice follow from what he sees and the cards
// are the same at both tables.
func TestMirrored(t *testing.T) {
	for _, matches := range []bool{false, true} {
		c := contest(t, "random", "random", "sharp", 30)
		c.Matches = matches
		got := play(t, c)
		if got.Won[0] != (Interval{0.5, 0.5, 0.5}) || got.Points[0] != (Interval{}) || got.Closings[0] != got.Closings[1] {
			t.Errorf("matches %v: %+v", matches, got)
		}
	}
}

func TestTallyAddsUp(t *testing.T) {
	c := contest(t, "greedy", "random", "austrian", 40)
	single := play(t, c)
	c.Matches = true
	matches := play(t, c)
	if single.Hands != 80 || single.Matches != nil {
		t.Errorf("%d hands of 40 deals, matches %v", single.Hands, single.Matches)
	}
	if matches.Hands < 2*40*3 || matches.Matches == nil { // nobody makes 7 in less than three hands
		t.Fatalf("%d hands of 40 pairs of matches", matches.Hands)
	}
	if won := matches.Matches[0]; won.Mean < 0.9 || won.Low > won.Mean || won.High < won.Mean || won.High > 1 {
		t.Errorf("greedy won %+v of its matches against random", won)
	}
	for _, got := range []Tally{single, matches} {
		if d := got.Won[0].Mean + got.Won[1].Mean; math.Abs(d-1) > 1e-9 {
			t.Errorf("shares add up to %v", d)
		}
		if d := got.Points[0].Mean + got.Points[1].Mean; math.Abs(d) > 1e-9 {
			t.Errorf("game points add up to %v", d)
		}
		for who, k := range got.Closings {
			if k.Kept > k.Made || k.Made == 0 {
				t.Errorf("player %d kept %d of %d closings", who, k.Kept, k.Made)
			}
		}
	}
}

// TestScoreIsKnown plays by rules in which hands are often drawn: levels must be told what has been made and carried.
func TestScoreIsKnown(t *testing.T) {
	o, err := rules.ParseOptions("schnapsen", []byte(`{"last_trick":"count","drawn":"carry","target":3}`))
	if err != nil {
		t.Fatal(err)
	}
	told := map[bot.Score]bool{}
	c := Contest{Players: [2]bot.Level{first{told}, first{told}}, Options: o, Pairs: 1, Matches: true}
	for c.Seed = range 40 { // one pair after another, so that nobody else writes
		play(t, c)
	}
	for _, m := range []bot.Score{{}, {Carried: 1}} {
		if !told[m] {
			t.Errorf("no level was told %+v, but %v", m, told)
		}
	}
	for m := range told {
		if max(m.Me, m.Opponent) >= 3 || !told[bot.Score{Me: m.Opponent, Opponent: m.Me, Carried: m.Carried}] {
			t.Errorf("%+v is told to one side alone, or after the end", m)
		}
	}
}

// first plays the first card that it may, and notes the scores that it is told.
type first struct{ told map[bot.Score]bool }

func (first) Name() string                                 { return "first" }
func (first) Choose(v rules.View, _ bot.Dice) rules.Action { return v.Legal.First() }
func (f first) Advise(v rules.View, m bot.Score, _ bot.Dice) bot.Advice {
	f.told[m] = true
	return bot.Advice{Action: v.Legal.First()}
}

// cheat plays a card that it need not hold.
type cheat struct{}

func (cheat) Name() string { return "cheat" }
func (cheat) Choose(rules.View, bot.Dice) rules.Action {
	return rules.Play(rules.NewCard(rules.Ace, rules.Hearts))
}

func TestStops(t *testing.T) {
	c := contest(t, "greedy", "random", "schnapsen", 1000)
	c.Players[1] = cheat{}
	if _, err := c.Play(context.Background()); err == nil || !strings.Contains(err.Error(), `cheat plays "Ah"`) {
		t.Errorf("illegal play: %v", err)
	}
	c = contest(t, "greedy", "random", "schnapsen", 1_000_000)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := c.Play(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if _, err := contest(t, "greedy", "random", "schnapsen", 0).Play(context.Background()); err == nil {
		t.Error("no deals give no error")
	}
}

// TestClock: a turn costs what its actions cost together, the announcements included.
func TestClock(t *testing.T) {
	c := contest(t, "greedy", "greedy", "schnapsen", 50)
	now := 0.0
	before := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(before)
	c.Clock = func() float64 { now++; return now } // one tick between asking and answer
	got := play(t, c).Turns[0]
	if got.Median != 1 || got.P99 != 2 { // a marriage or an exchange before the card
		t.Errorf("got %+v, want 1 and 2", got)
	}
}

func TestRatio(t *testing.T) {
	for _, test := range []struct {
		name             string
		brought, counted []float64
		want             Interval
	}{
		// Mean 0.5 of n 4, deviation of a pair's mean 0.5774: margin 3.182 · 0.5774 / 2.
		{"a mean", []float64{0, 0, 2, 2}, []float64{2, 2, 2, 2}, Interval{0.5, 0.5 - 0.9186, 0.5 + 0.9186}},
		// 6 of 12; off by 2-2, 2-3, 2-1: squares 2, times 3/2, root, over 12.
		{"a ratio", []float64{2, 2, 2}, []float64{4, 6, 2}, Interval{0.5, 0.5 - 0.6211, 0.5 + 0.6211}},
		{"no spread", []float64{1, 1, 1}, []float64{2, 2, 2}, Interval{0.5, 0.5, 0.5}},
	} {
		got := ratio(test.brought, test.counted)
		if math.Abs(got.Mean-test.want.Mean) > 1e-3 || math.Abs(got.Low-test.want.Low) > 1e-3 || math.Abs(got.High-test.want.High) > 1e-3 {
			t.Errorf("%s: got %+v, want %+v", test.name, got, test.want)
		}
	}
	if got := ratio([]float64{1}, []float64{2}); got.Mean != 0.5 || !math.IsNaN(got.Low) || !math.IsNaN(got.High) {
		t.Errorf("one pair: %+v", got)
	}
	if got := (Interval{0.9, 0.7, 1.1}).within(0, 1); got.High != 1 || got.Low != 0.7 {
		t.Errorf("a share of more than all: %+v", got)
	}
}

func TestStudent(t *testing.T) {
	for freedom, want := range map[float64]float64{1: 12.706, 3: 3.182, 4: 2.776, 10: 2.228, 30: 2.042, 1e6: 1.960} {
		if got := student95(freedom); math.Abs(got-want) > 0.01 {
			t.Errorf("%v degrees of freedom: got %.3f, want %.3f", freedom, got, want)
		}
	}
}

// TestDealsDiffer counts where the aces of trumps lie over many deals: in each place about as often as elsewhere.
func TestDealsDiffer(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	where := map[string]int{}
	decks := map[rules.Deal]bool{}
	const deals = 4000
	for n := range deals {
		d, err := Deal(o, 5, n, n%3)
		if err != nil {
			t.Fatal(err)
		}
		decks[d] = true
		c := rules.NewCard(rules.Ace, rules.Clubs)
		switch {
		case d.Hands[0].Has(c):
			where["forehand"]++
		case d.Hands[1].Has(c):
			where["dealer"]++
		default:
			where["talon"]++
		}
	}
	if len(decks) != deals {
		t.Errorf("%d different deals of %d", len(decks), deals)
	}
	for place, share := range map[string]float64{"forehand": 0.25, "dealer": 0.25, "talon": 0.5} {
		if got := float64(where[place]) / deals; math.Abs(got-share) > 0.03 {
			t.Errorf("the ace lies with the %s in %.3f of the deals, want %.2f", place, got, share)
		}
	}
}
