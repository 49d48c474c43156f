package count

import (
	"fmt"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
)

// BenchmarkItem makes items on the hardest rung: a page makes those of its run anew each time.
func BenchmarkItem(b *testing.B) {
	for _, kind := range Kinds() {
		for _, variant := range []string{"schnapsen", "sixtysix", "santase"} {
			o, err := rules.Variant(variant)
			if err != nil {
				b.Fatal(err)
			}
			b.Run(fmt.Sprintf("%s/%s", kind, variant), func(b *testing.B) {
				for i := range b.N {
					seed, err := tutor.ParseSeed(fmt.Sprintf("%064x", i))
					if err != nil {
						b.Fatal(err)
					}
					ladder := Ladder(kind)
					if _, err := (Spec{Kind: kind, Variant: variant, Seed: seed, Rung: ladder[len(ladder)-1]}).make(o); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
