package board

import "bummerl/rules"

// Place is where a card lies.
type Place uint8

// The places. On a board of what one seat sees a card of the other hand is one that is known to be there, and Nowhere is
// whatever that seat has not seen.
const (
	// Nowhere: the card has not been put anywhere yet, or has not been seen.
	Nowhere Place = iota
	// ForehandHand and DealerHand are the hands.
	ForehandHand
	DealerHand
	// Led is the card on the table that has not been answered.
	Led
	// TurnUp is the talon's last card, Talon are those face down on it, in their order.
	TurnUp
	Talon
	// ForehandTricks and DealerTricks are the cards that each seat has won, Gone those of tricks whose winner is not told.
	ForehandTricks
	DealerTricks
	Gone
	places
)

// letters write the places in a text; a card of the talon is written as its number from the top.
const letters = "-fdlutFDg"

// numbers write the places in the talon from the top.
const numbers = "0123456789A"

// Places lists all places but Nowhere.
func Places() []Place {
	list := make([]Place, 0, places-1)
	for p := ForehandHand; p < places; p++ {
		list = append(list, p)
	}
	return list
}

// Hand gives the place of a seat's hand.
func Hand(seat rules.Seat) Place { return ForehandHand + Place(seat) }

// Tricks gives the place of the cards that a seat has won.
func Tricks(seat rules.Seat) Place { return ForehandTricks + Place(seat) }
