package course

import (
	"testing"

	"bummerl/rules"
)

// BenchmarkAmong is what it costs to look whether each step holds by house rules. Most take less than half a millisecond,
// the dearest (a proof over all hands) took 13 ms on a slow machine: a page asks once or twice, so nothing is kept of it.
func BenchmarkAmong(b *testing.B) {
	variant, o, err := rules.ParseRulesText("1h.snapszer~first_trick_ban-false~target-9~close_min-3")
	if err != nil {
		b.Fatal(err)
	}
	for _, l := range Lessons() {
		for _, s := range l.Steps {
			b.Run(l.ID+"/"+s.ID, func(b *testing.B) {
				for b.Loop() {
					s.among(variant, o)
				}
			})
		}
	}
}
