package templates

import "bummerl/locales"

// TableDealPage is /table/deal: how real cards are shuffled, cut and dealt, and what is done with them at the table.
type TableDealPage struct {
	Page
	// By says by which rules, Others leads to the same by other rules.
	By     string
	Others []Link
	Steps  []DealStep
	Ways   []Link
}

// DealStep is one thing that hands do.
type DealStep struct {
	ID, Title string
	Text      []locales.Rich
	Picture   DealPicture
}

// DealPicture is a step as a picture.
type DealPicture struct {
	// Step is what is drawn, one of the constants below.
	Step string
	// Hand is how many cards each player holds in the end: 5, or 6 with 24 cards.
	Hand int
	// TurnUp is the code of the turned-up card, Lowest that of the lowest trump, Shown are cards that are seen for another
	// reason: a hand, a trick, a card that was shown by mistake.
	TurnUp, Lowest string
	Shown          []string
	// Alt says what is seen.
	Alt string
}

// The steps that have a picture.
const (
	DealShuffle  = "shuffle"
	DealCut      = "cut"
	DealThree    = "three"
	DealTurnUp   = "turn_up"
	DealRest     = "rest"
	DealTalon    = "talon"
	DealExchange = "exchange"
	DealClose    = "close"
	DealTricks   = "tricks"
	DealWrong    = "wrong"
)
