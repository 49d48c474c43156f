package rules

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkRandomDeals shuffles, deals and plays whole hands with uniformly random legal actions on one core. Most of
// them are short, since a random player soon claims wrongly; BenchmarkRandomDealsPlayedOut never claims without 66.
func BenchmarkRandomDeals(b *testing.B) { randomDeals(b, false) }

// BenchmarkRandomDealsPlayedOut plays random hands without false claims.
func BenchmarkRandomDealsPlayedOut(b *testing.B) { randomDeals(b, true) }

func randomDeals(b *testing.B, honest bool) {
	o := schnapsen
	dice := rand.NewPCG(1, 2)
	pack := Pack(int(o.Cards)).Cards()
	actions := 0
	b.ReportAllocs()
	for b.Loop() {
		for i := len(pack) - 1; i > 0; i-- {
			j := int(dice.Uint64() >> 32 * uint64(i+1) >> 32)
			pack[i], pack[j] = pack[j], pack[i]
		}
		d, err := DealPack(o, pack)
		if err != nil {
			b.Fatal(err)
		}
		s, err := Start(o, d)
		if err != nil {
			b.Fatal(err)
		}
		for !s.Over() {
			legal := s.Legal()
			if honest && s.Points(s.turn) < Winning {
				legal &^= Claim.Set()
			}
			s = s.Next(legal.Nth(int(dice.Uint64() >> 32 * uint64(legal.Len()) >> 32)))
			actions++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "deals/s")
	b.ReportMetric(float64(actions)/float64(b.N), "actions/deal")
}
