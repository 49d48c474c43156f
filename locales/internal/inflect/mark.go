package inflect

import (
	"strings"

	"bummerl/rules"
)

// A marked name is: open, which card or suit it names or that it is a term, the spoken name, middle, the short form or the
// id of the term, end.
const (
	open     = '\uE000'
	middle   = '\uE001'
	end      = '\uE002'
	cardBase = '\uE100'
	suitBase = '\uE200'
	termBase = '\uE300'
)

// Part is a piece of a rendered sentence: plain text, the name of a card or a suit, or a term of the glossary.
type Part struct {
	// Text is the plain text, the spoken name in its case, or the term as it stands in the sentence.
	Text string
	// Short is what stands beside the sign of the suit: the index of the card, or its rank in words where a letter could
	// be misread.
	Short string
	// Card and Suit say what is named: NoCard and NoSuit in plain text, NoCard where a suit alone is named.
	Card rules.Card
	Suit rules.Suit
	// Term is the id of the term, else "".
	Term string
}

// Mark writes the name of a card so that Split finds it again.
func Mark(c rules.Card, name, short string) string {
	return string([]rune{open, cardBase + rune(c)}) + name + string(middle) + short + string(end)
}

// MarkSuit writes the name of a suit so that Split finds it again.
func MarkSuit(s rules.Suit, name string) string {
	return string([]rune{open, suitBase + rune(s)}) + name + string(middle) + string(end)
}

// Clean takes the private-use characters that marks use out of a text that comes from elsewhere.
func Clean(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= open && r <= termBase {
			return -1
		}
		return r
	}, text)
}

// Split takes a rendered sentence apart.
func Split(sentence string) []Part {
	var parts []Part
	for sentence != "" {
		text, rest, marked := strings.Cut(sentence, string(open))
		if text != "" {
			parts = append(parts, Part{Text: text, Card: rules.NoCard, Suit: rules.NoSuit})
		}
		if !marked {
			break
		}
		name, rest, _ := strings.Cut(rest, string(end))
		parts = append(parts, named(name))
		sentence = rest
	}
	return parts
}

func named(marked string) Part {
	spoken, short, _ := strings.Cut(marked, string(middle))
	which := []rune(spoken)
	p := Part{Text: string(which[1:]), Short: short}
	if which[0] == termBase {
		return Part{Text: p.Text, Card: rules.NoCard, Suit: rules.NoSuit, Term: short}
	}
	if which[0] >= suitBase {
		p.Suit = rules.Suit(which[0] - suitBase)
		return p
	}
	p.Card = rules.Card(which[0] - cardBase)
	p.Suit = p.Card.Suit()
	return p
}
