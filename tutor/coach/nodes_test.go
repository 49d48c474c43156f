package coach

import (
	"context"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// overrun is what a judgement may look at beyond its nodes: a look ends with the hand, the proof or the batch that it is at.
const overrun = 60_000

// TestJudge_Nodes: whatever the position, what is looked at is bounded, and every action is judged: in hands of players who
// do anything, closing and bidding early among it, under the rules of every variant and with options changed.
func TestJudge_Nodes(t *testing.T) {
	deals := uint64(2)
	if testing.Short() {
		deals = 1
	}
	anything, err := bot.Player("random")
	if err != nil {
		t.Fatal(err)
	}
	most := 0
	for _, name := range rules.Variants() {
		for deal := range deals {
			o, err := rules.Variant(name)
			if err != nil {
				t.Fatal(err)
			}
			dice := rand.New(rand.NewPCG(deal, 0xa11))
			if deal%2 == 1 {
				o = changed(t, o, dice)
			}
			most = max(most, dearest(t, o, anything, dice))
		}
	}
	t.Logf("%d nodes at most", most)
	if most < nodesOfAll {
		t.Error("no judgement needed its nodes")
	}
}

// dearest judges a hand and gives the nodes of the dearest judgement.
func dearest(t *testing.T, o rules.Options, level bot.Level, dice *rand.Rand) int {
	t.Helper()
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	most := 0
	for r := (rules.Record{Options: o, Deal: deal}); ; {
		s, err := r.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if s.Over() {
			return most
		}
		v, err := r.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		q := Question{View: v, Score: bot.Score{Me: dice.IntN(2), Opponent: dice.IntN(3)}}
		k := &judge{
			ctx: context.Background(), view: v, purse: purseOf(o, q.Score), most: nodesOfAll, seed: seedOfTrials,
			solver: solve.New(context.Background(), solve.DefaultBudget),
		}
		if err := k.decide(); err != nil {
			t.Fatalf("%+v: %v", r, err)
		}
		if k.spent > nodesOfAll+overrun {
			t.Errorf("%d nodes after %v (%+v)", k.spent, r.Actions, o)
		}
		holds(t, q, k.judgement())
		if t.Failed() {
			t.Fatalf("after %v: %+v (%+v)", r.Actions, k.judgement(), o)
		}
		most = max(most, k.spent)
		a := level.Choose(v, dice)
		for a == rules.Claim && v.Points[v.Seat] < rules.Winning { // that would end most hands at once
			a = level.Choose(v, dice)
		}
		r.Actions = append(r.Actions, a)
	}
}

// changed changes two options.
func changed(t *testing.T, o rules.Options, dice *rand.Rand) rules.Options {
	t.Helper()
	for range 2 {
		option := rules.OptionList[dice.IntN(len(rules.OptionList))]
		var err error
		if o, err = option.With(o, option.Values[dice.IntN(len(option.Values))]); err != nil {
			t.Fatal(err)
		}
	}
	return o
}
