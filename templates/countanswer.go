package templates

import (
	"strings"
	"unicode"
)

// CountAnswer is the correction of an item, after its last question.
type CountAnswer struct {
	Mood Mood
	// Title is the word for it ("Richtig.").
	Title string
	// Level says that the level has changed; "" if it has not.
	Level string
	// Parts are one for each question.
	Parts []CountPart
	// Next leads to the next item, or with Last to the summary.
	Next Link
	Last bool
	// Bar leads on in the deck where the item was asked again; nil elsewhere. It then takes the place of Next.
	Bar *DeckBar
}

// CountPart is the correction of one question.
type CountPart struct {
	// Label names what was asked for ("Deine Augen").
	Label string
	Right bool
	// Sum is the number built up; nil where none was.
	Sum *Sum
	// To66 is what was missing from the sum's total; 0 where that was not asked.
	To66 int
	// Verdict says the right answer in words; "" where Sum, Choices or Grid do.
	Verdict string
	// Counted are the cards of which Verdict is the number; nil where none were counted.
	Counted []string
	// Waits says that a marriage does not count yet; "" where none waits.
	Waits string
	// Typed is what the learner answered, in words for people; "" where Choices or Grid show it.
	Typed string
	// Choices are the tricks that were to choose from, each with what it makes.
	Choices []CountChoice
	// Grid is the pack with what was marked; nil where nothing was to mark.
	Grid *CountGrid
}

// CountChoice is a trick that was to choose from.
type CountChoice struct {
	CountTrick
	// Total is what it makes: its sum, or the total after it.
	Total string
	// Want: it is the right one. Chosen: the learner chose it.
	Want, Chosen bool
}

// inWords tells whether the total is written in words: they may be long.
func (c CountChoice) inWords() bool { return strings.IndexFunc(c.Total, unicode.IsLetter) >= 0 }

// icon is the sign of a choice: a tick for the right one, a cross for a wrong one that was chosen.
func (c CountChoice) icon() string {
	switch {
	case c.Want:
		return "right"
	case c.Chosen:
		return "wrong"
	}
	return ""
}

// word says the same; "" for a trick that was neither.
func (c CountChoice) word(l Look) string {
	switch {
	case c.Want && c.Chosen:
		return l.P.CountIsRight()
	case c.Want:
		return l.P.CountThisOne()
	case c.Chosen:
		return l.P.CountYourChoice()
	}
	return ""
}
