package locales

import "bummerl/rules"

// entry is one message of the catalogue.
type entry struct {
	id string
	// counted: the sample's count chooses the plural; cards: its card is named.
	counted, cards bool
	print          func(Printer, sample) Rich
}

// sample holds one value for each type of argument; suits and ranks are those of the card.
type sample struct {
	card          rules.Card
	count, number int
	text          string
}
