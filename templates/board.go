package templates

import (
	"github.com/a-h/templ"

	"bummerl/locales"
)

// BoardPage is /board: any position, as it is set up or as it lies on the table; one of the two is there.
type BoardPage struct {
	Page
	Set  *BoardSet
	Look *BoardLook
}

// BoardSet is a position that is being set up. Its form asks for the page anew with each press: all of the position is in
// the field "p", nothing is kept.
type BoardSet struct {
	Form Form
	// Faces are setting up and looking; looking is there once the position can be.
	Faces []Tab
	// Broken: the link was not whole. History: a change leaves the history of the position behind.
	Broken, History bool
	// Places are where cards can be put, one of them chosen; Rows is the pack, a row for each suit.
	Places []BoardPlace
	Rows   [][]BoardCard
	// Said is what the last press has done; "" at first.
	Said string
	// Ready leads to the table once the position can be; nil while Why says why it cannot.
	Ready *Link
	Why   []locales.Rich
	Facts BoardFacts
	// Examples are positions to begin with.
	Examples []Link
	Text     BoardText
}

// BoardPlace is a place to put cards.
type BoardPlace struct {
	Value, Label, Count string
	Chosen              bool
}

// BoardCard is a card of the pack laid out.
type BoardCard struct {
	Card string
	// Place is its place in full, Tag in short; Tag is "" where it lies nowhere. At is the place's value.
	Place, Tag, At string
	// Here: it lies in the chosen place.
	Here bool
}

// BoardFacts is what cannot be seen from the cards.
type BoardFacts struct {
	Sums   []string
	Rules  []Choice
	Rule   string
	Show   string
	Dealt  string
	Turn   string // "" where nothing is to be chosen
	Trumps []Choice
	Trump  string
	// Points and Tricks are numbers besides the won cards, the learner's first; Tricks only where there are such.
	Points, Tricks []BoardNumber
	Closer         string
	// Closing is what stood at the closing; empty if nobody closed.
	Closing []BoardNumber
	// Announced is the suit of a marriage just declared; no Marriages where there can be none.
	Marriages []Choice
	Announced string
}

// BoardNumber is a number to be typed.
type BoardNumber struct {
	Name, Label string
	Value, Most int
}

// BoardText is the position as a text to copy, and a field to read another one from.
type BoardText struct {
	Form Form
	// Text stands in the field: the position, or what was typed and refused.
	Text    string
	Refused []locales.Rich
	// Most is how many characters can be typed or pasted: one more than is read, so that what is too long is told, and
	// the address of the form stays within what servers take.
	Most int
}

// BoardLook is a position that can be, on the table.
type BoardLook struct {
	// Edit sets it up anew.
	Edit  Link
	Table Table
	// Talon are its face-down cards where all cards lie open.
	Talon []string
	Known []Known
	// Ask is what can be asked about the position.
	Ask templ.Component
	// Link is the position's whole address, Text the position for other programs, Record the record in its text form if
	// the position has one, Picture the address of its picture.
	Link, Text, Record, Picture string
	// Turned shows it from the other side; nil where that cannot be known. Covered shows only what the side in front sees
	// of it; nil where that is all there is.
	Turned, Covered *Link
}

const regionBoard = "position"

// asking are the htmx attributes of the form in which a position is set up: any change in it is sent at once, the last one
// counts.
func (s BoardSet) asking() templ.Attributes {
	return templ.Attributes{
		"hx-get": s.Form.Action, "hx-target": "#" + regionBoard, "hx-swap": "outerMorph", "hx-trigger": "change, submit",
		"hx-sync": "this:replace",
	}
}

// columns is how many cards a suit has: "5" or "6".
func (s BoardSet) columns() string {
	if len(s.Rows) == 0 {
		return ""
	}
	return itoa(len(s.Rows[0]))
}

// spoken is what somebody hears who does not look: what has been done, and whether the position can be; where nothing has
// been done, why it cannot.
func (s BoardSet) spoken(l Look) string {
	said := s.Said
	if s.Ready != nil {
		if said != "" {
			said += " "
		}
		said += l.P.BoardReady()
	}
	if said == "" && len(s.Why) > 0 {
		said = l.P.BoardNotYet() + " " + s.Why[0].String()
	}
	return said
}

func (f BoardFacts) shows(l Look) []Choice {
	return []Choice{{Value: "seen", Label: l.P.BoardShowingSeen()}, {Value: "open", Label: l.P.BoardShowingOpen()}}
}

// sides are the learner and the opponent to choose from.
func sides(l Look) []Choice {
	return []Choice{{Value: "mine", Label: l.P.TableYou()}, {Value: "theirs", Label: l.P.TableOpponent()}}
}

func (f BoardFacts) closers(l Look) []Choice {
	return append([]Choice{{Value: "nobody", Label: l.P.BoardClosedNobody()}}, sides(l)...)
}
