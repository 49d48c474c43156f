package web

import (
	"bummerl/rules"
	"bummerl/templates"
)

// who tells the sides apart as the learner sees them.
func who(seat, learner rules.Seat) templates.Who {
	switch seat {
	case learner:
		return templates.You
	case rules.NoSeat:
		return templates.Nobody
	}
	return templates.Opponent
}

// codes writes cards as templates name them.
func codes(cards []rules.Card) []string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = c.String()
	}
	return list
}

// sorted gives the cards of a hand as they are held: trumps first, then the other suits so that black and red
// alternate as far as they can, within a suit from the highest.
func sorted(hand rules.CardSet, trump rules.Suit) []rules.Card {
	order := [4]rules.Suit{rules.Clubs, rules.Hearts, rules.Spades, rules.Diamonds}
	start := 0
	for i, s := range order {
		if s == trump {
			start = i
		}
	}
	cards := make([]rules.Card, 0, hand.Len())
	for i := range order {
		suit := hand.OfSuit(order[(start+i)%4])
		for suit != 0 {
			c := suit.Highest()
			cards = append(cards, c)
			suit &^= c.Set()
		}
	}
	return cards
}
