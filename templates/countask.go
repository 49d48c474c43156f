package templates

import (
	"github.com/a-h/templ"

	"bummerl/locales"
)

// CountAsk is one question. One of Number, YesNo, Tricks and Grid is set.
type CountAsk struct {
	// Form posts the field answer, or card for each card of Grid.
	Form Form
	// Key is an id for this question in its run, so that a morph keeps nothing of another: "3-1".
	Key string
	// Task is the question.
	Task string
	// Number asks for a number.
	Number *CountNumber
	// YesNo asks whether the learner has 66.
	YesNo bool
	// Tricks are to be chosen from.
	Tricks []CountTrick
	// Grid are cards to mark.
	Grid *CountGrid
	// Invalid says that what was sent is no answer (422); nil usually.
	Invalid locales.Rich
}

// drillFault is the id of the words that say why an answer is none.
const drillFault = "drill-invalid"

// CountNumber is a number to type.
type CountNumber struct {
	// Value is what was typed; "" before.
	Value string
	// Words: the level speaks in words, so that a phone offers letters.
	Words bool
}

// CountGrid is the pack laid out, a row for each suit.
type CountGrid struct {
	Rows [][]CountCell
}

// CountCell is one card of a grid.
type CountCell struct {
	Card string
	// State is what is known of it.
	State CellState
	// Marked: its box is ticked.
	Marked bool
}

// CellState says how a card of a grid stands.
type CellState uint8

// The states: to be marked while asked, and not asked about after; gone before the learner sat down; marked rightly, not
// marked, marked wrongly.
const (
	CellPlain CellState = iota
	CellGone
	CellHit
	CellMissed
	CellExtra
)

// id is the value of data-state.
func (s CellState) id() string { return [...]string{"plain", "gone", "hit", "missed", "extra"}[s] }

// icon is the sign of a state; "" for none.
func (s CellState) icon() string { return [...]string{"", "", "right", "slip", "wrong"}[s] }

// word says a state; "" where there is nothing to say.
func (s CellState) word(l Look) string {
	switch s {
	case CellGone:
		return l.P.CountMarkGone()
	case CellHit:
		return l.P.CountMarkHit()
	case CellMissed:
		return l.P.CountMarkMissed()
	case CellExtra:
		return l.P.CountMarkExtra()
	}
	return ""
}

// columns is how many cards a suit has: "5" or "6".
func (g CountGrid) columns() string {
	if len(g.Rows) == 0 {
		return ""
	}
	return itoa(len(g.Rows[0]))
}

// first is the first card to mark, which has the focus; "" if there is none.
func (g CountGrid) first() string {
	for _, row := range g.Rows {
		for _, c := range row {
			if c.State != CellGone {
				return c.Card
			}
		}
	}
	return ""
}

// padWords are the words of the number pad that the script makes for fingers.
func padWords(l Look) templ.OrderedAttributes {
	return templ.OrderedAttributes{{Key: "data-erase", Value: l.P.CountErase()}, {Key: "data-letters", Value: l.P.CountLetters()}}
}

// signs are the states of a correction that have cards, to explain them under it.
func (g CountGrid) signs() []CellState {
	var list []CellState
	for _, s := range []CellState{CellHit, CellMissed, CellExtra} {
		if g.has(s) {
			list = append(list, s)
		}
	}
	return list
}

func (g CountGrid) has(s CellState) bool {
	for _, row := range g.Rows {
		for _, c := range row {
			if c.State == s {
				return true
			}
		}
	}
	return false
}
