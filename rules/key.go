package rules

// Key packs into two words what the future of a state on lead depends on. States of one deal under one set of options
// that have equal keys have the same future, as long as no bid, kontra or rekontra is made between them: those a search
// leaves out. Tricks count as none or some, since no rule asks how many; the talon's order needs no place, since within
// one deal the number of cards left and the turn-up tell it. The lowest 16 bits of the second word are the points of
// forehand and dealer, a byte each; bit 58 is the seat on turn.
func (s State) Key() [2]uint64 {
	must := uint64(0)
	if s.must != 0 {
		must = 1 + uint64(s.must.Lowest().Suit())
	}
	rest := uint64(s.points[0]) | uint64(s.points[1])<<8 |
		uint64(s.waiting[0]/20)<<16 | uint64(s.waiting[1]/20)<<20 |
		uint64(min(s.tricks[0], 1))<<24 | uint64(min(s.tricks[1], 1))<<28 |
		uint64(s.opponentPoints/Halfway)<<32 | uint64(min(s.opponentTricks, 1))<<40 | uint64(min(s.ownTricks, 1))<<44 |
		uint64(s.left)<<48 | uint64(s.turnUp()&7)<<52 | must<<55 |
		uint64(s.turn&1)<<58 | uint64(s.closer&3)<<59 | uint64(s.knocker&3)<<61
	return [2]uint64{uint64(s.hands[0])<<32 | uint64(s.hands[1]), rest}
}

// SharesKeys tells whether the keys of states reached from s and from other may be kept together: the options, trump,
// bid and doublings are the same, and so are the talon's cards as far as both still have them.
func (s State) SharesKeys(other State) bool {
	if s.opt != other.opt || s.trump != other.trump || s.bidder != other.bidder || s.doublings != other.doublings {
		return false
	}
	size := s.opt.TalonSize()
	for i := size - int(min(s.left, other.left)); i < size-1; i++ {
		if s.talon[i] != other.talon[i] {
			return false
		}
	}
	return true
}
