package think

import (
	"math/rand/v2"
	"testing"
	"time"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// BenchmarkEffort tells how long each question takes with each effort: the mean, and the longest of the deals.
func BenchmarkEffort(b *testing.B) {
	for _, variant := range []string{"schnapsen", "sixtysix"} {
		for _, e := range Efforts() {
			for _, q := range Questions() {
				b.Run(variant+"/"+string(q)+"/"+string(e), func(b *testing.B) { benchmark(b, variant, q, e.Nodes()) })
			}
		}
	}
}

func benchmark(b *testing.B, variant string, q Question, nodes int) {
	dice := rand.New(rand.NewPCG(1, 12))
	o, err := rules.Variant(variant)
	if err != nil {
		b.Fatal(err)
	}
	var longest time.Duration
	for b.Loop() {
		pack := rules.Pack(int(o.Cards)).Cards()
		dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
		deal, err := rules.DealPack(o, pack)
		if err != nil {
			b.Fatal(err)
		}
		r := rules.Record{Variant: variant, Options: o, Deal: deal}
		s, err := r.Replay()
		if err != nil {
			b.Fatal(err)
		}
		v, err := r.View(s.Turn())
		if err != nil {
			b.Fatal(err)
		}
		start := time.Now()
		switch q {
		case Solve:
			_, err = SolveOpen(b.Context(), s, nodes, nil)
		case Certain:
			_, err = Prove(b.Context(), v, solve.To(rules.Close), nodes, nil)
		case Plan:
			_, err = FindPlan(b.Context(), v, solve.To(rules.Close), nodes, nil)
		}
		if err != nil {
			b.Fatal(err)
		}
		longest = max(longest, time.Since(start))
	}
	b.ReportMetric(longest.Seconds()*1000, "longest-ms")
}
