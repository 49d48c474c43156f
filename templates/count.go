package templates

// CountScore is what a run came to.
type CountScore struct {
	// Right of Asked answers were right.
	Right, Asked int
}

// Sum is one side's running total in this step: before + parts = total.
type Sum struct {
	// Before is the total before this step.
	Before int
	// Parts are what came in this step; empty if nothing did.
	Parts []SumPart
	// Total is the right answer.
	Total int
	// Typed is the number the learner typed; Right whether it is Total.
	Typed int
	Right bool
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
