package bot

import (
	"math"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// shuffled deals a pack from a seed.
func shuffled(t testing.TB, o rules.Options, seed uint64) rules.Deal {
	t.Helper()
	pack := rules.Pack(int(o.Cards)).Cards()
	dice := rand.New(rand.NewPCG(seed, 0x5cd0))
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	return deal
}

// playHand plays a deal to the end between two levels, each on its own view, and gives the record and the last state.
func playHand(t testing.TB, variant string, o rules.Options, deal rules.Deal, seats [2]Level, seed uint64) (rules.Record, rules.State) {
	t.Helper()
	record := rules.Record{Variant: variant, Options: o, Deal: deal}
	s, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(seed, 0xd1ce))
	for !s.Over() {
		v, err := record.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		a := seats[s.Turn()].Choose(v, dice)
		if !s.IsLegal(a) {
			t.Fatalf("%s %d: %s plays %q, which is illegal, after %v", variant, seed, seats[s.Turn()].Name(), a, record.Actions)
		}
		record.Actions = append(record.Actions, a)
		if len(record.Actions) > 80 {
			t.Fatalf("%s %d: the hand does not end: %v", variant, seed, record.Actions)
		}
		s = s.Next(a)
	}
	return record, s
}

// duel is what mirrored deals between two levels brought the first of them.
type duel struct {
	hands, won     int
	points, margin float64 // mean game points a hand, and half the width of its 95 % interval over deals
	closings, kept int
}

func (d duel) share() float64 { return float64(d.won) / float64(d.hands) }

// compare plays each deal twice with seats changed.
func compare(t testing.TB, variant string, deals int, first, second Level) duel {
	t.Helper()
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	var d duel
	var sum, squares float64
	for n := range deals {
		deal := shuffled(t, o, uint64(n))
		pair := 0
		for seat := rules.Forehand; seat <= rules.Dealer; seat++ {
			levels := [2]Level{second, second}
			levels[seat] = first
			_, s := playHand(t, variant, o, deal, levels, uint64(n))
			r := s.Result()
			d.hands++
			if r.Winner == seat {
				d.won++
				pair += r.GamePoints
			} else if r.Winner != rules.NoSeat {
				pair -= r.GamePoints
			}
			if s.ClosedBy() == seat {
				d.closings++
				if r.Winner == seat {
					d.kept++
				}
			}
		}
		mean := float64(pair) / 2
		sum += mean
		squares += mean * mean
	}
	n := float64(deals)
	d.points = sum / n
	d.margin = 1.96 * math.Sqrt((squares/n-d.points*d.points)/n)
	return d
}

// TestStrength holds regular against the yardsticks over mirrored deals in the three default variants. Deals and dice
// are fixed, so the figures are the same on every machine; the bounds are what was measured, less a little room for
// honest changes.
func TestStrength(t *testing.T) {
	if testing.Short() {
		t.Skip("plays 7,200 hands")
	}
	for _, test := range []struct {
		against        Level
		share, points  float64 // of the hands won, and game points a hand, at least
		closings, kept float64 // of the hands closed, and of those closings kept, at least
	}{
		{random{}, 0.95, 2.4, 0.30, 0.95},
		{counting{}, 0.88, 2.2, 0.40, 0.94},
		{greedy{}, 0.60, 0.50, 0.28, 0.90},
	} {
		t.Run(test.against.Name(), func(t *testing.T) {
			t.Parallel()
			var won, points, closed, kept, hands float64
			for _, variant := range []string{"schnapsen", "snapszer", "snapszli"} {
				d := compare(t, variant, 400, regular{}, test.against)
				t.Logf("%s: won %.3f of %d hands, %+.3f ± %.3f game points a hand, closed %d, kept %d",
					variant, d.share(), d.hands, d.points, d.margin, d.closings, d.kept)
				won, hands = won+float64(d.won), hands+float64(d.hands)
				points += d.points / 3
				closed, kept = closed+float64(d.closings), kept+float64(d.kept)
			}
			t.Logf("together: won %.3f, %+.3f game points a hand, closed %.3f, kept %.3f", won/hands, points, closed/hands, kept/closed)
			if won/hands < test.share || points < test.points || closed/hands < test.closings || kept/closed < test.kept {
				t.Errorf("want at least %.2f won, %+.2f game points, %.2f closed, %.2f kept", test.share, test.points, test.closings, test.kept)
			}
		})
	}
}
