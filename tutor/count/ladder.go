package count

import "slices"

// ladders have the rungs of each drill. What is harder was settled so: a trick that is gone is harder than one that
// lies there, a trick that was only heard is harder still, and each further trick adds as much again. They may be changed:
// runs and items that come again keep the rungs on which they were asked.
var ladders = map[Kind][]Rung{
	TrickSum: {
		{Length: 1, Show: Full, Pace: 6},
		{Length: 1, Show: Brief, Pace: 5},
		{Length: 1, Show: Full, Reverse: true, Pace: 5},
		{Length: 1, Show: Brief, Words: true, Pace: 4},
		{Length: 1, Show: Said, Pace: 4},
		{Length: 1, Show: Said, Words: true, Pace: 3},
		{Length: 1, Show: Said, Words: true, Reverse: true, Pace: 3},
	},
	Running: {
		{Length: 1, Show: Full, Pace: 6},
		{Length: 1, Show: Full, Both: true, Pace: 6},
		{Length: 2, Show: Full, Both: true, Pace: 5},
		{Length: 2, Show: Brief, Both: true, Pace: 5},
		{Length: 2, Show: Brief, Both: true, Reverse: true, Pace: 4},
		{Length: 3, Show: Brief, Both: true, Words: true, Pace: 4},
		{Length: 6, Show: Brief, Both: true, Pace: 3},
		{Length: 6, Show: Said, Both: true, Words: true, Pace: 3},
	},
	MayClaim: {
		{Length: 3, Show: Full, Pace: 6},
		{Length: 3, Show: Brief, Pace: 5},
		{Length: 4, Show: Full, Pace: 5},
		{Length: 4, Show: Brief, Pace: 4},
		{Length: 5, Show: Brief, Words: true, Pace: 4},
		{Length: 6, Show: Brief, Pace: 3},
		{Length: 5, Show: Said, Pace: 3},
		{Length: 6, Show: Said, Words: true, Pace: 2},
	},
	Missing: {
		{Length: 2, Show: Full, Pace: 6},
		{Length: 3, Show: Full, Pace: 6},
		{Length: 3, Show: Brief, Pace: 5},
		{Length: 4, Show: Brief, Words: true, Pace: 4},
		{Length: 5, Show: Brief, Pace: 4},
		{Length: 6, Show: Brief, Words: true, Pace: 3},
		{Length: 6, Show: Said, Words: true, Pace: 2},
	},
	TrumpsOut: {
		{Length: 2, Show: Full, HowMany: true, Pace: 6},
		{Length: 3, Show: Full, HowMany: true, Pace: 6},
		{Length: 3, Show: Full, Pace: 5},
		{Length: 4, Show: Brief, HowMany: true, Pace: 5},
		{Length: 4, Show: Brief, Pace: 4},
		{Length: 5, Show: Brief, Pace: 3},
		{Length: 5, Show: Said, Pace: 3},
	},
	CardsOut: {
		{Length: 2, Show: Full, Pace: 6},
		{Length: 3, Show: Full, Pace: 6},
		{Length: 2, Show: Brief, Pace: 5},
		{Length: 3, Show: Brief, Pace: 4},
		{Length: 4, Show: Brief, Pace: 4},
		{Length: 5, Show: Brief, Pace: 3},
		{Length: 4, Show: Said, Pace: 3},
		{Length: 5, Show: Said, Pace: 2},
	},
	LastFive: {
		{Length: 2, Show: Full, Pace: 6},
		{Length: 3, Show: Full, Pace: 6},
		{Length: 2, Show: Brief, Pace: 5},
		{Length: 3, Show: Brief, Pace: 4},
		{Length: 4, Show: Brief, Pace: 4},
		{Length: 6, Show: Brief, Pace: 3},
		{Length: 4, Show: Said, Pace: 3},
		{Length: 6, Show: Said, Pace: 2},
	},
}

// Ladder gives the rungs of a drill, from a very easy one to that of the craft: seven or eight. Level n is rung n-1.
func Ladder(kind Kind) []Rung { return slices.Clone(ladders[kind]) }

// Lengths lists how many tricks the items of a drill may have.
func Lengths(kind Kind) []int {
	switch kind {
	case TrickSum:
		return []int{1}
	case Running:
		return []int{1, 2, 3, 6}
	case MayClaim:
		// Two tricks that come near 66 are so rare that finding some would take too long.
		return []int{3, 4, 5, 6}
	case Missing:
		return []int{2, 3, 4, 5, 6}
	}
	return []int{1, 2, 3, 4, 5, 6}
}
