package coach

import "math"

// z is how many standard errors hold 95 % of a normal distribution to both sides.
const z = 1.96

// mean gives the weighted mean of values and half the width of its 95 % interval; nil weights are all alike. Whoever has
// looked at all worlds has no sampling error.
func mean(x, weights []float64, all bool) (mean, width float64) {
	return paired(x, nil, weights, all)
}

// paired gives the mean difference of two lists of values in the same worlds, as far as both go, and half the width of its
// 95 % interval. Two differences of a game point are added to the squares, so that a few worlds that all agree do not look
// certain (as Agresti and Coull, 1998, do with shares).
func paired(x, y, weights []float64, all bool) (mean, width float64) {
	n := len(x)
	if y != nil {
		n = min(n, len(y))
	}
	if n == 0 {
		return 0, math.Inf(1)
	}
	sum, total := 0.0, 0.0
	each := func(f func(d, w float64)) {
		for i := range n {
			d, w := x[i], 1.0
			if y != nil {
				d -= y[i]
			}
			if weights != nil {
				w = weights[i]
			}
			f(d, w)
		}
	}
	each(func(d, w float64) { sum, total = sum+w*d, total+w })
	mean = sum / total
	if all {
		return mean, 0
	}
	squares := 2.0 * (total / float64(n)) * (total / float64(n))
	each(func(d, w float64) { squares += w * w * (d - mean) * (d - mean) })
	return mean, z * math.Sqrt(squares) / total
}
