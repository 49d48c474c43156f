package bot

import (
	"testing"

	"bummerl/rules"
)

// BenchmarkHand plays whole hands of regular against itself; the views are built anew for each action, as a server
// does it.
func BenchmarkHand(b *testing.B) {
	for _, variant := range []string{"schnapsen", "snapszer", "sixtysix"} {
		o, err := rules.Variant(variant)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(variant, func(b *testing.B) {
			for n := uint64(0); b.Loop(); n++ {
				playHand(b, variant, o, shuffled(b, o, n%500), [2]Level{regular{}, regular{}}, n)
			}
		})
	}
}
