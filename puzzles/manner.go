package puzzles

// manner is how a hand is played from which puzzles come. Bots alone would play into the same few kinds of position.
type manner struct {
	// dare is the probability that somebody on lead thinks about closing in hope: he does if one in three of the hands
	// that he looks at would let him win. Where it is 0 the bot decides, or nobody closes.
	dare float64
	// noClosing tells that nobody closes or bids by the bot's count, which takes most of its time.
	noClosing bool
	// stray is the probability that a card is picked at random.
	stray float64
}

// manners gives how the hands for a theme are played, by the number of the hand.
func manners(theme Theme, n uint64) manner {
	switch theme {
	case PlayOut, Defend:
		if n%8 == 0 {
			return manner{}
		}
		return manner{dare: 0.5, noClosing: true, stray: 0.12}
	case ClaimOrPlay:
		if n%2 == 0 { // half of the hands are closed if somebody dares
			return manner{dare: 0.3, noClosing: true, stray: 0.15}
		}
	}
	return manner{noClosing: true, stray: 0.15}
}
