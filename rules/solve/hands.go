package solve

import (
	"iter"

	"bummerl/rules"
)

// Hands are the hands that an opponent may hold: all sets of Size cards that contain Known and lie within Pool. Under
// strict following every play narrows them to a set of the same kind, which is what makes proofs over all of them
// possible without listing them.
type Hands struct {
	Known, Pool rules.CardSet
	Size        int
}

// HandsOf gives the hands of the opponent that fit a view. With follow: always and the talon open, duties before the
// last draws exclude no card by themselves; they are not used, so that the set may be too large there, never too small.
func HandsOf(v rules.View) Hands {
	return Hands{Known: v.Known, Pool: v.Unseen &^ v.Excluded, Size: v.OpponentCards}.tight()
}

// tight moves cards that must be held into Known, and all others out of Pool once Known fills the hand.
func (h Hands) tight() Hands {
	switch h.Size {
	case h.Known.Len():
		h.Pool = h.Known
	case h.Pool.Len():
		h.Known = h.Pool
	}
	return h
}

// Count gives the number of hands, 0 if none fits.
func (h Hands) Count() int {
	if h.Known&^h.Pool != 0 {
		return 0
	}
	return choose((h.Pool &^ h.Known).Len(), h.Size-h.Known.Len())
}

// All iterates over the hands, in the order of Nth.
func (h Hands) All() iter.Seq[rules.CardSet] {
	return func(yield func(rules.CardSet) bool) {
		for i := range h.Count() {
			if !yield(h.Nth(i)) {
				return
			}
		}
	}
}

// Nth gives the i-th hand (from 0, below Count), in ascending order of the cards that vary.
func (h Hands) Nth(i int) rules.CardSet {
	hand := h.Known
	free, pick := h.Pool&^h.Known, h.Size-h.Known.Len()
	for n := free.Len(); pick > 0; n-- {
		with := choose(n-1, pick-1)
		if i < with {
			hand |= free.Lowest().Set()
			pick--
		} else {
			i -= with
		}
		free &= free - 1
	}
	return hand
}

// Any gives one of the hands, that with the lowest cards, or 0 and false if there is none.
func (h Hands) Any() (rules.CardSet, bool) {
	if h.Count() == 0 {
		return 0, false
	}
	hand := h.Known
	for free := h.Pool &^ h.Known; hand.Len() < h.Size; free &= free - 1 {
		hand |= free.Lowest().Set()
	}
	return hand, true
}

// choose gives the number of ways to pick k of n, 0 if there is none.
func choose(n, k int) int {
	if k < 0 || k > n {
		return 0
	}
	ways := 1
	for i := range k {
		ways = ways * (n - i) / (i + 1)
	}
	return ways
}
