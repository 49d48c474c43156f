package main

import (
	"fmt"
	"math"
	"time"
)

// blocks are the parts in which memory is watched. Those of the first fifth are left out: caches fill, and the collector
// finds its pace.
const (
	blocks = 50
	warm   = blocks / 5
)

// memory tells whether the site needs more and more of it.
func (p plan) memory(t table, s subject, mix pages) error {
	if p.slope == 0 {
		return nil
	}
	var x, y []float64
	done := 0
	rate := 2 * p.rate
	each := time.Duration(p.slope/blocks) * time.Second / time.Duration(rate)
	for range blocks {
		f, err := s.attack(mix, rate, each)
		if err != nil {
			return err
		}
		done += f.requests
		x, y = append(x, float64(done)/1000), append(y, float64(f.kilobytes))
	}
	slope, uncertain := trend(x[warm:], y[warm:])
	t.head(fmt.Sprintf("memory over %d requests", done))
	t.note("resident %.0f MB after %.0f thousand, %.0f MB at the end; %+.2f kB for each thousand requests, ± %.2f (two standard errors)",
		y[warm]/1024, x[warm], y[len(y)-1]/1024, slope, 2*uncertain)
	return nil
}

// trend fits a line through points by least squares and gives its slope with the standard error of that. What is left
// over hangs together from block to block, so the error is that of as many points as are worth something by themselves
// (by the correlation of neighbours).
func trend(x, y []float64) (slope, standardError float64) {
	n := float64(len(x))
	mx, my := mean(x), mean(y)
	var sxx, sxy float64
	for i := range x {
		sxx += (x[i] - mx) * (x[i] - mx)
		sxy += (x[i] - mx) * (y[i] - my)
	}
	slope = sxy / sxx
	var rest, neighbours float64
	before := 0.0
	for i := range x {
		off := y[i] - my - slope*(x[i]-mx)
		rest += off * off
		neighbours += off * before
		before = off
	}
	if rest == 0 {
		return slope, 0
	}
	together := min(max(neighbours/rest, 0), 0.95)
	worth := max(n*(1-together)/(1+together), 3)
	return slope, math.Sqrt(rest / (worth - 2) / sxx)
}

func mean(list []float64) float64 {
	sum := 0.0
	for _, v := range list {
		sum += v
	}
	return sum / float64(len(list))
}
