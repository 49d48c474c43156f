package arena

import "math"

// Interval is a mean and where the truth lies with 95 % confidence. Low and High are NaN where nothing can be said: one
// pair tells nothing about how much pairs differ.
type Interval struct{ Mean, Low, High float64 }

// ratio gives the sum of what pairs brought over the sum of what they are counted in (hands, matches), with its interval
// over the pairs: the usual one for ratios (Cochran, Sampling Techniques, 6.3), by Student's t. Where each pair counts the
// same it is that of a mean.
func ratio(brought, counted []float64) Interval {
	n := float64(len(brought))
	total, of := sum(brought), sum(counted)
	mean := total / of
	if n < 2 {
		return Interval{mean, math.NaN(), math.NaN()}
	}
	squares := 0.0
	for i, x := range brought {
		off := x - mean*counted[i]
		squares += off * off
	}
	margin := student95(n-1) * math.Sqrt(squares*n/(n-1)) / of
	return Interval{mean, mean - margin, mean + margin}
}

// within cuts an interval to what a share can be.
func (i Interval) within(low, high float64) Interval {
	return Interval{i.Mean, max(i.Low, low), min(i.High, high)}
}

func sum(list []float64) float64 {
	total := 0.0
	for _, x := range list {
		total += x
	}
	return total
}

// student95 gives the two-sided 95 % point of Student's t: the first three from the tables, then by its expansion around
// that of the normal distribution (Abramowitz and Stegun 26.7.5), which is right to three parts in a thousand there.
func student95(freedom float64) float64 {
	if first := [...]float64{1: 12.706, 2: 4.303, 3: 3.182}; freedom < float64(len(first)) {
		return first[int(freedom)]
	}
	const z = 1.959964
	const g1 = (z*z*z + z) / 4
	const g2 = (5*z*z*z*z*z + 16*z*z*z + 3*z) / 96
	const g3 = (3*z*z*z*z*z*z*z + 19*z*z*z*z*z + 17*z*z*z - 15*z) / 384
	return z + g1/freedom + g2/(freedom*freedom) + g3/(freedom*freedom*freedom)
}
