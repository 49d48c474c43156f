package templates

import (
	"github.com/a-h/templ"

	"bummerl/locales"
)

// AskPoints is the question that a finished hand asks before it shows the points, where the table hides them.
type AskPoints struct {
	// Form posts the field points (a number, in digits or words), or action=pass without one.
	Form Form
	// Side names the side asked about, in the id of the input, so that a morph never keeps what was typed for the other.
	Side string
	// Question asks for the points of one side.
	Question string
	// Typed is what was typed and is no number; "" usually. Fault says why it is none.
	Typed string
	Fault locales.Rich
}

// SaidPoints is what the learner said of a side's points, beside what it is.
type SaidPoints struct {
	Right bool
	// Text compares the two.
	Text string
	// Title is the heading of Sum.
	Title string
	// Sum builds the points up, trick by trick; shown where what was said is wrong.
	Sum []GainLine
}

// GainLine is one line of a sum: a trick, a marriage (Suit set), or, with neither, what the last trick counts by itself.
type GainLine struct {
	Led, Reply string
	Suit       string
	// Points came with it, Total is the sum so far.
	Points, Total int
}

// told is what the live region says of the question.
func (a AskPoints) told() []locales.Rich {
	return []locales.Rich{a.Fault, locales.Plain(a.Question)}
}

// pointsFault is the id of the words that say why what was typed is no number.
const pointsFault = "points-fault"

// explained ties the input to its hint, or to the words that say what is wrong with what was typed.
func (a AskPoints) explained() templ.Attributes {
	if len(a.Fault) == 0 {
		return templ.Attributes{"aria-describedby": "points-hint"}
	}
	return faulty(true, pointsFault)
}
