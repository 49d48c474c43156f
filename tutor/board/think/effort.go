package think

import "time"

// Effort is how much a search may look at.
type Effort string

// The efforts.
const (
	Small Effort = "small"
	Usual Effort = "usual"
	Large Effort = "large"
)

// Efforts lists the efforts, the smallest first.
func Efforts() []Effort { return []Effort{Small, Usual, Large} }

// Nodes is the number of positions that a search of that effort looks at before it gives what it has; a search that has
// several parts may take as many for each. An unknown effort is the usual one.
func (e Effort) Nodes() int {
	switch e {
	case Small:
		return 50_000
	case Large:
		return 2_500_000
	}
	return 400_000
}

// Longest is the time after which a search of any effort gives what it has.
const Longest = 10 * time.Second
