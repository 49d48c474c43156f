package bot

import (
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// overrun is what a turn may look at beyond its nodes: a thought ends with the hand, the proof or the trick that it is
// at. (Of 5000 hands the worst went 7000 beyond.)
const overrun = 10_000

// TestNodesOfTurn: what a strong level looks at in a turn, from its first action until the opponent is on, is bounded,
// however many answers, announcements and cards it takes; under the rules of every variant, and changed ones. With a tenth
// of the nodes the same thoughts stop sooner, so that many hands can be played.
func TestNodesOfTurn(t *testing.T) {
	const fewer = 10
	deals := uint64(40)
	if testing.Short() {
		deals = 4
	}
	for _, l := range []thinker{expert, master} {
		for _, name := range rules.Variants() {
			t.Run(l.name+" "+name, func(t *testing.T) {
				variant, err := rules.Variant(name)
				if err != nil {
					t.Fatal(err)
				}
				met := false // the bound, nearly
				for n := range deals {
					o, limit := variant, l
					if n > 1 { // twice with all nodes
						limit.nodes /= fewer
					}
					if n%2 == 1 {
						o = changed(t, o, rand.New(rand.NewPCG(n, 0x0dd)))
					}
					met = limit.hand(t, o, n) > limit.nodes*3/4 || met
				}
				if !met && l.name == master.name {
					t.Error("no turn needed its nodes")
				}
			})
		}
	}
}

// hand plays a hand from both seats, with somebody who plays anything on his left now and then, and gives the nodes of
// the dearest turn.
func (l thinker) hand(t *testing.T, o rules.Options, n uint64) int {
	t.Helper()
	chance := rand.New(rand.NewPCG(n, 0xa11))
	r := rules.Record{Options: o, Deal: shuffled(t, o, n)}
	s, err := rules.Start(o, r.Deal)
	if err != nil {
		t.Fatal(err)
	}
	var spent, shares, dearest int
	for !s.Over() {
		v, err := r.View(s.Turn())
		if err != nil {
			t.Fatal(err)
		}
		var a rules.Action
		if n%4 > 1 && s.Turn() == rules.Forehand { // he closes early, so that there is much to think about
			a = counting{}.Choose(v, chance)
		} else {
			share := shareOf(v, l.nodes)
			a = l.advise(v, Score{}, chance, share).Action
			if share.spent > 0 { // an exchange or a single legal card needs none
				spent, shares = spent+share.spent, shares+share.most
			}
		}
		r.Actions = append(r.Actions, a)
		if s = s.Next(a); s.Over() || s.Turn() != v.Seat {
			dearest = max(dearest, spent)
			if shares > l.nodes || spent > l.nodes+overrun {
				t.Errorf("%d: %d nodes, may be %d, after %v (%+v)", n, spent, shares, r.Actions, o)
			}
			spent, shares = 0, 0
		}
	}
	return dearest
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

// TestShut_NoPlanIsGrown: to find what is certain the prover is asked, and no plan is grown out of what it has found: that
// took twice as long as a whole turn may take, and no node of it was counted. Plans are made of maps and trees, so it shows
// in what is allocated (459 000 times with plans, 49 000 without).
func TestShut_NoPlanIsGrown(t *testing.T) {
	f, err := rules.ParseView([]byte(`{"variant":"sixtysix","seat":"dealer","hand":["9h","Qh","Ah","Qd","Kd"],"up":"Ad","actions":["c","Kc","Ac"]}`))
	if err != nil {
		t.Fatal(err)
	}
	v, err := f.View()
	if err != nil {
		t.Fatal(err)
	}
	if got := testing.AllocsPerRun(1, func() { master.Advise(v, Score{}, rand.NewPCG(1, 1)) }); got > 120_000 {
		t.Errorf("%.0f allocations", got)
	}
}
