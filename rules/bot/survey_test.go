package bot

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

var survey = flag.Int("survey", 0, "number of deals per variant in TestSurveyOfCertainClosings")

// TestSurveyOfCertainClosings counts how often closing is certain to win, for the player on lead, at the first lead and
// after each talon trick: go test ./rules/bot -run Survey -v -survey 5000. Both sides play as regular does but never close,
// bid or knock, and claim when they can, so that fewer and fewer deals get as far as the later tricks.
func TestSurveyOfCertainClosings(t *testing.T) {
	if *survey == 0 {
		t.Skip("a survey, not a test: ask for it with -survey N")
	}
	prover := solve.NewProver(context.Background(), solve.To(rules.Close), math.MaxInt)
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		dice := rand.New(rand.NewPCG(66, 5000))
		var reached, made, certain [7]int
		for range *survey {
			quietHand(t, o, dice, func(v rules.View) {
				trick := v.Tricks[rules.Forehand] + v.Tricks[rules.Dealer]
				reached[trick]++
				if v.Points[v.Seat] >= rules.Winning {
					made[trick]++ // he claims, and need not close
					return
				}
				h := solve.HandsOf(v)
				n, err := solve.Begin(v, h)
				if err != nil {
					t.Fatal(err)
				}
				sure, err := prover.Holds(n)
				if err != nil {
					t.Fatal(err)
				}
				if sure {
					certain[trick]++
				}
			})
		}
		for trick, n := range reached {
			if n > 0 {
				t.Logf("%-11s after %d tricks: %5d deals, %4d have 66, %4d more can close for certain (%.1f %%)",
					name, trick, n, made[trick], certain[trick], 100*float64(certain[trick])/float64(n))
			}
		}
	}
}

// quietHand plays a deal without closing and shows every view from which closing would be legal, at the start of the
// turn. It ends with the talon.
func quietHand(t *testing.T, o rules.Options, dice *rand.Rand, show func(rules.View)) {
	t.Helper()
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Record{Options: o, Deal: deal}
	for fresh := true; ; {
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if s.Over() || !s.TalonOpen() {
			return
		}
		v, err := r.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		if fresh && v.Legal.Has(rules.Close) {
			show(v)
		}
		a := quietly(v)
		fresh = a.Card() != rules.NoCard
		r.Actions = append(r.Actions, a)
	}
}

// quietly is regular with the talon open, without closing, bids and knocks.
func quietly(v rules.View) rules.Action {
	switch {
	case v.Legal.Has(rules.Claim) && v.Points[v.Seat] >= rules.Winning:
		return rules.Claim
	case v.Legal.Has(rules.Exchange):
		return rules.Exchange
	case !v.OnLead():
		return follow(v)
	}
	if a := announce(v); a != rules.NoAction {
		return a
	}
	return lead(v)
}
