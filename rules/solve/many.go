package solve

import "math/bits"

// many is a set of any number of hands, a bit for each in the order of Hands.All. No method but put changes a set.
type many []uint64

// allOf gives the set of n hands.
func allOf(n int) many {
	m := make(many, (n+63)/64)
	for i := range m {
		m[i] = ^uint64(0)
	}
	if n%64 != 0 {
		m[len(m)-1] >>= 64 - n%64
	}
	return m
}

// put puts a hand into the set, in place.
func (m many) put(i int) { m[i/64] |= 1 << (i % 64) }

func (m many) count() int {
	n := 0
	for _, w := range m {
		n += bits.OnesCount64(w)
	}
	return n
}

func (m many) empty() bool {
	for _, w := range m {
		if w != 0 {
			return false
		}
	}
	return true
}

// and gives what is in both.
func (m many) and(o many) many {
	out := make(many, len(m))
	for i := range m {
		out[i] = m[i] & o[i]
	}
	return out
}

// minus gives what is in m alone.
func (m many) minus(o many) many {
	out := make(many, len(m))
	for i := range m {
		out[i] = m[i] &^ o[i]
	}
	return out
}

// meets tells whether something is in both, covers whether all of o is in m.
func (m many) meets(o many) bool {
	for i := range m {
		if m[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

func (m many) covers(o many) bool {
	for i := range m {
		if o[i]&^m[i] != 0 {
			return false
		}
	}
	return true
}

// each calls f with the number of every hand in the set.
func (m many) each(f func(i int)) {
	for i, w := range m {
		for ; w != 0; w &= w - 1 {
			f(i*64 + bits.TrailingZeros64(w))
		}
	}
}
