package locales

import (
	"strings"

	"bummerl/locales/internal/inflect"
	"bummerl/rules"
)

// Kind says what a segment of a sentence is.
type Kind uint8

// Text is plain text, Card the name of a card, Suit the name of a suit, Term a word that the glossary explains.
const (
	Text Kind = iota
	Card
	Suit
	Term
)

// Segment is a piece of a sentence.
type Segment struct {
	Kind Kind
	// Text is the plain text, the name as it is spoken here, in its case: "Herz-Buben", or the term as it stands in the
	// sentence: "Stiche".
	Text string
	// Short is what may stand on a card segment beside the sign of its suit: the index ("B"), in Hungarian the rank in
	// words and in its case ("alsót"), because there ♥A could be read as the alsó.
	Short string
	// Card is the card of a card segment, else rules.NoCard; Suit its suit or that of a suit segment, else rules.NoSuit.
	Card rules.Card
	Suit rules.Suit
	// TermID is the id of a term segment for Printer.Gloss: "trick"; else "".
	TermID string
}

// Rich is a sentence that names cards, suits or terms, piece by piece in order.
type Rich []Segment

// String gives the sentence as it is spoken.
func (r Rich) String() string {
	var out strings.Builder
	for _, s := range r {
		out.WriteString(s.Text)
	}
	return out.String()
}

// Plain makes a sentence that names nothing; an empty text gives nil.
func Plain(text string) Rich {
	if text == "" {
		return nil
	}
	return Rich{{Kind: Text, Text: text, Card: rules.NoCard, Suit: rules.NoSuit}}
}

// Join sets whole sentences one after the other, with a space between.
func Join(sentences ...Rich) Rich {
	var all Rich
	for _, s := range sentences {
		if len(all) > 0 && len(s) > 0 {
			all = append(all, Plain(" ")...)
		}
		all = append(all, s...)
	}
	return all
}

func richOf(rendered string) Rich {
	parts := inflect.Split(rendered)
	r := make(Rich, len(parts))
	for i, part := range parts {
		r[i] = Segment{Text: part.Text, Short: part.Short, Card: part.Card, Suit: part.Suit, TermID: part.Term}
		switch {
		case part.Card != rules.NoCard:
			r[i].Kind = Card
		case part.Suit != rules.NoSuit:
			r[i].Kind = Suit
		case part.Term != "":
			r[i].Kind = Term
		}
	}
	return r
}
