package tutor

import (
	"slices"
	"time"
)

// longest caps the time of an answer: who takes longer has gone away from the page.
const longest = 10 * time.Minute

// Took gives the time from a question to its answer in whole seconds: at least 0, for a clock may have been set back, and
// at most ten minutes.
func Took(asked, answered time.Time) int {
	took := min(max(answered.Sub(asked), 0), longest)
	return int(took.Round(time.Second) / time.Second)
}

// Median gives the middle one of times in seconds: of two in the middle their mean, rounded up; 0 if there are none. It
// leaves the list as it is.
func Median(seconds []int) int {
	n := len(seconds)
	if n == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(seconds))
	return (sorted[(n-1)/2] + sorted[n/2] + 1) / 2
}
