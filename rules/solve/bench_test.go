package solve

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"bummerl/rules"
)

// percentiles runs one question over a fixed set of positions and reports the median and the 99th percentile of the time
// that a position takes, beside Go's mean.
func percentiles[P any](b *testing.B, set []P, ask func(P)) {
	b.Helper()
	b.ReportAllocs()
	took := make([]time.Duration, 0, 1<<16)
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		ask(set[i%len(set)])
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Nanoseconds())/1000, "µs/median")
	b.ReportMetric(float64(took[len(took)*99/100].Nanoseconds())/1000, "µs/p99")
}

// lateLeads gives positions on lead with the talon used up or closed and every card of the hand still held.
func lateLeads(b *testing.B, name string, n int) []rules.State {
	b.Helper()
	o := variant(b, name)
	dice := rand.New(rand.NewPCG(66, 1))
	var set []rules.State
	for len(set) < n {
		s, ok := randomLate(b, o, dice, o.HandSize())
		if ok && s.OnLead() && s.Hand(rules.Forehand).Len() == o.HandSize() {
			set = append(set, s)
		}
	}
	return set
}

// firstLeads gives deals before anything has been done, and what forehand sees of them.
func firstLeads(b *testing.B, name string, n int) ([]rules.State, []rules.View) {
	b.Helper()
	o := variant(b, name)
	dice := rand.New(rand.NewPCG(66, 2))
	var states []rules.State
	var views []rules.View
	for range n {
		pack := rules.Pack(int(o.Cards)).Cards()
		dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
		deal, err := rules.DealPack(o, pack)
		if err != nil {
			b.Fatal(err)
		}
		r := rules.Record{Options: o, Deal: deal}
		s, err := r.Replay()
		if err != nil {
			b.Fatal(err)
		}
		v, err := r.View(rules.Forehand)
		if err != nil {
			b.Fatal(err)
		}
		states, views = append(states, s), append(views, v)
	}
	return states, views
}

// The packs of 20 and 24 cards in the same rules; closing is legal at the first lead in both.
var packs = []struct{ pack, variant string }{{"20", "schnapsen"}, {"24", "snapszli24"}}

func BenchmarkSolveStrict(b *testing.B) {
	for _, p := range packs {
		b.Run(p.pack, func(b *testing.B) {
			percentiles(b, lateLeads(b, p.variant, 2000), func(s rules.State) {
				if _, err := Solve(s); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}

func BenchmarkSolveFirstLead(b *testing.B) {
	for _, p := range packs {
		b.Run(p.pack, func(b *testing.B) {
			states, _ := firstLeads(b, p.variant, 200)
			solver := New(context.Background(), 1<<40)
			percentiles(b, states, func(s rules.State) {
				if _, err := solver.Solve(s); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}

func BenchmarkCertain(b *testing.B) {
	for _, p := range packs {
		b.Run(p.pack, func(b *testing.B) {
			_, views := firstLeads(b, p.variant, 1000)
			percentiles(b, views, func(v rules.View) {
				if _, err := Certain(context.Background(), v, HandsOf(v), To(rules.Close), 1<<40); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}

// BenchmarkHolds asks the question alone, without growing the plan or the refutations.
func BenchmarkHolds(b *testing.B) {
	for _, p := range packs {
		b.Run(p.pack, func(b *testing.B) {
			_, views := firstLeads(b, p.variant, 1000)
			prover := NewProver(context.Background(), To(rules.Close), 1<<40)
			percentiles(b, views, func(v rules.View) {
				n, err := Begin(v, HandsOf(v))
				if err != nil {
					b.Fatal(err)
				}
				prover.known.forget()
				if _, err := prover.Holds(n); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}

func BenchmarkOpenWins(b *testing.B) {
	for _, p := range packs {
		b.Run(p.pack, func(b *testing.B) {
			_, views := firstLeads(b, p.variant, 100)
			percentiles(b, views, func(v rules.View) {
				if _, err := OpenWins(context.Background(), v, HandsOf(v), To(rules.Close), 1<<40); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}

// BenchmarkPlan finds the best single plan over the 56 or 84 hands that are left when two tricks have been played less.
func BenchmarkPlan(b *testing.B) {
	for _, p := range packs {
		b.Run(p.pack, func(b *testing.B) {
			o := variant(b, p.variant)
			dice := rand.New(rand.NewPCG(66, 3))
			var set []rules.View
			for len(set) < 100 {
				v, ok := randomView(b, o, dice, func(s rules.State) bool {
					return s.TalonOpen() && s.TalonLeft() == 4 && s.OnLead()
				})
				if ok && v.Legal.Has(rules.Close) && v.Announced == 0 {
					set = append(set, v)
				}
			}
			percentiles(b, set, func(v rules.View) {
				if _, err := Plan(context.Background(), v, HandsOf(v), To(rules.Close), 1<<40); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}
