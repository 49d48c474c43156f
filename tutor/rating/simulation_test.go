package rating

import (
	"math"
	"math/rand/v2"
	"testing"

	"bummerl/tutor"
)

// TestSimulation lets learners of known strength play whole tries near their rating, on puzzles that are not quite as hard
// as was measured. -v prints what comes out. Who lies far from the middle, as 1900 does, is found more slowly: the puzzles
// near a rating that is still too low are easy for him, and say little.
func TestSimulation(t *testing.T) {
	const learners, longest = 400, 160
	checkpoints := []int{5, 10, 20, 40, 80, longest}
	for _, strength := range []float64{1100, 1300, 1500, 1700, 1900} {
		dice := rand.New(rand.NewPCG(uint64(strength), 11))
		sum, off, sure, within, firm := map[int]float64{}, map[int]float64{}, map[int]float64{}, map[int]int{}, map[int]int{}
		for range learners {
			r := New()
			for n := 1; n <= longest; n++ {
				measured := bounded(r.Value-below+dice.NormFloat64()*40, 824, 2176)
				puzzle := tutor.Rating{Value: measured, Deviation: math.Hypot(50, unlike)}
				truth := measured + dice.NormFloat64()*puzzle.Deviation
				won := dice.Float64() < expected((strength-Middle)/scale, (truth-Middle)/scale, 1)
				r = After(r, 0.02, Game{puzzle, won, Whole})
				for _, at := range checkpoints {
					if n != at {
						continue
					}
					sum[n] += r.Value
					off[n] += math.Abs(r.Value - strength)
					sure[n] += r.Deviation
					if math.Abs(r.Value-strength) <= 2*r.Deviation {
						within[n]++
					}
					if r.Deviation <= Provisional {
						firm[n]++
					}
				}
			}
		}
		for _, n := range checkpoints {
			t.Logf("strength %.0f, %3d tries: rated %.0f on average, off by %3.0f, shown as ± %3.0f, %2d %% within twice that, %3d %% no longer provisional",
				strength, n, sum[n]/learners, off[n]/learners, sure[n]/learners, 100*within[n]/learners, 100*firm[n]/learners)
		}
		if got := sum[40] / learners; math.Abs(got-strength) > 60 {
			t.Errorf("strength %.0f: after 40 tries rated %.0f on average", strength, got)
		}
		if off[40]/learners > 85 || off[longest]/learners > 60 {
			t.Errorf("strength %.0f: off by %.0f after 40 tries, by %.0f after %d", strength, off[40]/learners, off[longest]/learners, longest)
		}
		if within[20] < learners*82/100 || within[longest] < learners*88/100 {
			t.Errorf("strength %.0f: %d and %d of %d within two deviations", strength, within[20], within[longest], learners)
		}
		if firm[5] > 0 || firm[20] < learners*95/100 {
			t.Errorf("strength %.0f: %d of %d no longer provisional after 5 tries, %d after 20", strength, firm[5], learners, firm[20])
		}
	}
}
