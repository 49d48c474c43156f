package coach

import "bummerl/rules"

// Fact is one reason for a verdict, decided here once; words only say it.
type Fact struct {
	Kind FactKind
	// Card is the card that it is about, Other a second one; NoCard where the kind has none.
	Card, Other rules.Card
	// Suit is that of a marriage, NoSuit where the kind has none.
	Suit rules.Suit
	// Points are card points, K of Of hands; 0 where the kind has none.
	Points, K, Of int
}

// FactKind names a fact. Its words are locales' coach.fact… messages of the same name.
type FactKind string
