package solve

import "math/bits"

// wins is a set of hands, a bit for each in the order of Hands.All: those that a plan wins against. No more than 64
// hands are told apart.
type wins uint64

// MostExact is the number of hands up to which Plan finds the best plan exactly.
const MostExact = 64

// allWins gives the set of n hands, 1 to 64.
func allWins(n int) wins { return ^wins(0) >> (64 - n) }

func (w wins) count() int { return bits.OnesCount64(uint64(w)) }

// front is a Pareto front: sets of hands of which none contains another, each won by a plan of its own. Nil stands for
// no plan that wins enough.
type front []wins

// add gives the front with one set more, unless one there contains it, and without those that it contains. It writes into
// f's memory: f itself is not to be used any more.
func (f front) add(w wins) front {
	for _, x := range f {
		if w&^x == 0 {
			return f
		}
	}
	kept := f[:0]
	for _, x := range f {
		if x&^w != 0 {
			kept = append(kept, x)
		}
	}
	return append(kept, w)
}

// union gives all hands that one or another plan of the front wins against.
func (f front) union() wins {
	var all wins
	for _, x := range f {
		all |= x
	}
	return all
}

// atLeast gives the part of the front that wins so many hands, nil if there is none.
func (f front) atLeast(floor int) front {
	var kept front
	for _, x := range f {
		if x.count() >= floor {
			kept = append(kept, x)
		}
	}
	return kept
}

// most gives the largest set of the front, the first of equals.
func (f front) most() wins {
	var best wins
	for _, x := range f {
		if x.count() > best.count() {
			best = x
		}
	}
	return best
}
