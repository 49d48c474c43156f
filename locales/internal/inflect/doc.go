// Package inflect knows the names of cards, suits and ranks in German, Hungarian and Portuguese, with their articles,
// cases and contractions. Messages use its methods: {{.Card.TheAcc}} is "den Herz-König" with the French pack.
//
// A name of a card or of a suit is written between private-use characters (Mark, MarkSuit), so that a rendered sentence
// can be taken apart again (Split) into text and cards without ever being put together from pieces.
package inflect

import "bummerl/rules"

// Words are the names of one language with one pack. The values that Card, Suit and Rank give are what messages call
// their case methods on; the others are plain.
type Words interface {
	Card(rules.Card) any
	Suit(rules.Suit) any
	Rank(rules.Rank) any
	// CardName is the spoken name, without article: "Herz-König".
	CardName(rules.Card) string
	SuitName(rules.Suit) string
	RankName(rules.Rank) string
	// Index is what stands in the corner of the card: "K".
	Index(rules.Rank) string
}

// The packs: French pictures, or Tell pictures with acorns, leaves, hearts and bells.
const (
	French = "french"
	Tell   = "tell"
)

// For gives the words of a language ("de", "hu", "pt") with a pack (French, Tell); any other language is German, any
// other pack French.
func For(lang, pack string) Words {
	tell := pack == Tell
	switch lang {
	case "hu":
		return newHungarian()
	case "pt":
		return newPortuguese(tell)
	}
	return newGerman(tell)
}

var ranks = [...]rules.Rank{rules.Nine, rules.Jack, rules.Queen, rules.King, rules.Ten, rules.Ace}
