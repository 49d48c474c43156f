package count

import (
	"math/rand/v2"

	"bummerl/rules"
)

// The hands of a drill are played by a player of their own, not by a bot: a kept drill is made again from its seed each
// time it is shown, so its hand must not change when a bot learns something. And a bot that closes the talon ends most
// hands too soon to count six tricks of them. This one plays like people at an easy table: it declares and exchanges
// whenever it may, claims as soon as it has 66, takes tens and aces home, and trumps what is worth it; now and then it
// plays any card. It looks at its own hand, the card led and the trump suit, never at what a player cannot see.
// Whatever is changed here changes drills that have begun: TestItemsArePinned holds it.

// whims is how rarely a player plays any card that he may: once in so many.
const whims = 6

// choose gives what the seat to act does.
func choose(s rules.State, dice *rand.Rand) rules.Action {
	legal := s.Legal()
	if legal.Has(rules.Claim) && s.Points(s.Turn()) >= rules.Winning {
		return rules.Claim
	}
	if legal.Has(rules.Exchange) {
		return rules.Exchange
	}
	if legal.Has(rules.Declare(s.Trump())) {
		return rules.Declare(s.Trump())
	}
	for _, suit := range rules.Suits {
		if legal.Has(rules.Declare(suit)) {
			return rules.Declare(suit)
		}
	}
	cards := legal.Cards().Cards()
	if dice.IntN(whims) == 0 {
		return rules.Play(cards[dice.IntN(len(cards))])
	}
	best := cards[0]
	for _, c := range cards[1:] {
		if worth(s, c) > worth(s, best) {
			best = c
		}
	}
	return rules.Play(best)
}

// worth says how gladly a card is played: the points that it wins or gives away, and what is given up with it.
func worth(s rules.State, c rules.Card) int {
	loss := 0
	if c.Suit() == s.Trump() {
		loss += 8
	}
	if pair := partner(c); pair != rules.NoCard && s.Hand(s.Turn()).Has(pair) && s.Announced() == 0 {
		// Half of a marriage: the other half would be worth nothing any more.
		loss += 9
	}
	switch {
	case s.Led() == rules.NoCard:
		// A card led can be lost with all its points.
		return -c.Points() - loss
	case rules.Beats(c, s.Led(), s.Trump()):
		return c.Points() + s.Led().Points() - loss
	}
	return -c.Points() - s.Led().Points() - loss
}

// partner gives the other half of a marriage, or NoCard.
func partner(c rules.Card) rules.Card {
	switch c.Rank() {
	case rules.King:
		return rules.NewCard(rules.Queen, c.Suit())
	case rules.Queen:
		return rules.NewCard(rules.King, c.Suit())
	}
	return rules.NoCard
}
