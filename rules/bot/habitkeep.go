package bot

import "bummerl/rules"

// keep gives what a card is worth in the hand if it is not played now.
func (h *habit) keep(v *sight, c rules.Card) float64 {
	late := 1 - float64(v.left)/12
	switch {
	case c.Suit() == v.trump:
		return h.keepTrump(v, c)
	case c.Rank() == rules.Ace && v.unseen.Has(c-1): // it may catch the ten
		return h.aceWaiting + late*h.lateAce
	case c.Rank() == rules.Ace:
		return h.ace + late*h.lateAce
	case c.Rank() == rules.Ten && v.unseen.Has(c+1):
		return h.tenInDanger + late*h.lateTen
	case c.Rank() == rules.Ten:
		return h.tenSafe + late*h.lateTen
	case c.Rank() >= rules.Queen:
		return float64(c.Points()) + h.keepHalf(v, c, h.pair)
	}
	return float64(c.Points()) * h.low
}

// keepTrump is keep for trumps.
func (h *habit) keepTrump(v *sight, c rules.Card) float64 {
	worth := h.trump[c.Rank()]
	if c.Rank() == rules.Queen || c.Rank() == rules.King {
		if v.up == partner(c) && v.hand.Has(v.swaps) {
			worth += h.trumpPair // the exchange will bring the other half
		} else {
			worth += h.keepHalf(v, c, h.trumpPair)
		}
	}
	if c == v.swaps && v.up != rules.NoCard && v.left > v.swapMin {
		worth += h.swap * float64(v.up.Points())
	}
	return worth
}

// keepHalf gives what a king or queen is worth as half of a marriage that is worth pair.
func (h *habit) keepHalf(v *sight, c rules.Card, pair float64) float64 {
	switch other := partner(c); {
	case v.hand.Has(other) && !v.announced.Has(c):
		return pair
	case v.unseen.Has(other) && !v.known.Has(other) && v.left > 2:
		return h.halfPair // it may still be drawn
	}
	return 0
}
