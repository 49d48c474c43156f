package match_test

import (
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/match"
	"bummerl/tutor/store/storetest"
)

// TestGains: in whole matches of every variant the gains add up to what the engine counts, each is of its kind, and
// nothing but the ten for the last trick of a hand is left over when tricks and marriages are added.
func TestGains(t *testing.T) {
	k := newKit(t, storetest.Open(t, t.TempDir()+"/gains.db"), 12)
	var marriages, tricks, last int
	for _, variant := range rules.Variants() {
		table := k.begin(variant, "any")
		for table.Phase != tutor.PhaseMatchOver {
			var err error
			if table, err = k.step(table); err != nil {
				t.Fatal(err)
			}
			for seat, points := range table.View.Points {
				total := 0
				for _, g := range match.Gains(table.View, rules.Seat(seat)) {
					total += g.Points
					if g.Total != total {
						t.Fatalf("%s: %+v stands after %d points", variant, g, total)
					}
					switch {
					case g.Trick.Led != rules.NoCard:
						tricks++
						if g.Points != g.Trick.Led.Points()+g.Trick.Reply.Points() || g.Trick.Winner != rules.Seat(seat) {
							t.Fatalf("%s: %+v of seat %d", variant, g, seat)
						}
					case g.Suit != rules.NoSuit:
						marriages++
						if g.Points != 20 && g.Points != 40 {
							t.Fatalf("%s: a marriage of %d", variant, g.Points)
						}
					default:
						last++
						if g.Points != 10 || table.Options.LastTrick != rules.LastTrickBonus || !table.View.Over {
							t.Fatalf("%s: %+v came from nowhere", variant, g)
						}
					}
				}
				if total != points {
					t.Fatalf("%s: gains of %d, the engine counts %d", variant, total, points)
				}
			}
		}
	}
	if marriages == 0 || tricks < 200 || last == 0 {
		t.Errorf("only %d marriages, %d tricks and %d last tricks were looked at", marriages, tricks, last)
	}
}
