package bot

import "bummerl/rules"

// keep gives what a card is worth in the hand while the talon is open, in card points: what it will probably take,
// save or declare later if it is not played now.
func keep(v rules.View, c rules.Card) float64 {
	if c.Suit() == v.Trump {
		return keepTrump(v, c)
	}
	pair := partner(c)
	switch c.Rank() {
	case rules.Ace:
		if out(v, rules.NewCard(rules.Ten, c.Suit())) {
			return weights.aceWaiting // it may catch the ten
		}
		return weights.ace
	case rules.Ten:
		if out(v, rules.NewCard(rules.Ace, c.Suit())) {
			return weights.tenInDanger
		}
		return weights.tenSafe
	case rules.King, rules.Queen:
		worth := float64(c.Points())
		switch {
		case v.Hand.Has(pair) && !v.Announced.Has(c):
			return worth + weights.pair
		case out(v, pair) && v.TalonOpen():
			return worth + weights.halfPair // the other half may still be drawn
		}
		return worth
	}
	return float64(c.Points()) * weights.low
}

func keepTrump(v rules.View, c rules.Card) float64 {
	worth := weights.trump[c.Rank()]
	switch pair := partner(c); {
	case pair == rules.NoCard:
	case v.Hand.Has(pair) && !v.Announced.Has(c):
		worth += weights.trumpPair
	case out(v, pair) && v.TalonOpen():
		worth += weights.halfPair
	case v.Up == pair && v.Hand.Has(v.Options.LowestTrump(v.Trump)):
		worth += weights.trumpPair // the exchange will bring the other half
	}
	if c == v.Options.LowestTrump(v.Trump) && v.Up != rules.NoCard && v.TalonLeft > int(v.Options.SwapMin) {
		worth += weights.swap * float64(v.Up.Points())
	}
	return worth
}

// weights are what regular thinks cards are worth, in card points. They are guesses that were bettered by playing
// mirrored deals against the reference bots of the tests.
var weights = struct {
	ace, aceWaiting, tenSafe, tenInDanger float64
	pair, halfPair, trumpPair, low, swap  float64
	// lead is what being on lead is worth by itself, the others what it adds to have something to do there.
	lead, lead20, lead40, leadSwap float64
	// leadStrict is the lead to the first trick without a talon, turnUp the share of the turn-up's points that its
	// drawer gains.
	leadStrict, turnUp float64
	// smallRuff is what is taken off for trumping a trick of less than ten points.
	smallRuff float64
	// closeFor is the mean of game points from which closing is worth it, closeShare the share of the most that it can
	// bring from which it is, if that is less; doubleFor is the share of hands from which a double is.
	closeFor, closeShare, doubleFor float64
	trump                           [rules.Ace + 1]float64
}{
	ace: 8, aceWaiting: 16, tenSafe: 8, tenInDanger: 6,
	pair: 12, halfPair: 5, trumpPair: 24, low: 0.3, swap: 0.7,
	closeFor: 1.2, closeShare: 0.8, doubleFor: 0.92,
	smallRuff: 8, lead: -2.5, lead20: 8, lead40: 14, leadSwap: 4, leadStrict: 3, turnUp: 0.5,
	trump: [rules.Ace + 1]float64{rules.Nine: 6, rules.Jack: 8, rules.Queen: 13, rules.King: 16, rules.Ten: 23, rules.Ace: 40},
}

// partner gives the other half of the marriage that a king or queen belongs to, or NoCard.
func partner(c rules.Card) rules.Card {
	switch c.Rank() {
	case rules.King:
		return rules.NewCard(rules.Queen, c.Suit())
	case rules.Queen:
		return rules.NewCard(rules.King, c.Suit())
	}
	return rules.NoCard
}

// out tells whether a card may be in the opponent's hand or face down in the talon.
func out(v rules.View, c rules.Card) bool { return v.Unseen.Has(c) }

// above gives the cards of c's suit that rank higher.
func above(c rules.Card) rules.CardSet {
	const everything = ^rules.CardSet(0)
	return everything.OfSuit(c.Suit()) &^ (c.Set()<<1 - 1)
}
