package templates

// Sum is a total built up: Before + Parts = Total.
type Sum struct {
	// Before is what it began with; 0 if nothing stood before.
	Before int
	// Parts are what came to it; empty if nothing did.
	Parts []SumPart
	Total int
}

// SumPart is a card or a marriage with its points.
type SumPart struct {
	// Card is the card's code; "" for a marriage.
	Card string
	// Suit is the suit's id of a marriage; "" for a card.
	Suit string
	// Points is its worth.
	Points int
}
