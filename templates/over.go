package templates

import (
	"slices"

	"bummerl/locales"
)

// HandOver is the result of a finished hand.
type HandOver struct {
	// Winner decides the tone; Nobody is a drawn hand.
	Winner Who
	// Title says it in a few words ("Runde gewonnen").
	Title string
	// Worth is what is written down for it ("Du bekommst 2 Spielpunkte."): with the title, what one looks for first.
	Worth locales.Rich
	// Why explains the result: how the hand ended and how many game points that is worth, and why.
	Why []locales.Rich
	// Left says how many game points each side still needs; empty when the match is over.
	Left locales.Rich
	// Rows compare the two sides: card points, tricks, marriages; as many as the filler gives.
	Rows []ResultRow
	// Talon are the cards that were still in the talon, top first; nil if none or not to be shown.
	Talon []string
	// OpponentCards are the cards the opponent still held; nil if none or not to be shown.
	OpponentCards []string
	// Buttons post to the table's form: usually one, "next".
	Buttons []Button
	// Review leads to where the hand is looked at again; nil where it is not.
	Review *Link
	// Match is set when this hand also ended the match.
	Match *MatchOver
	// Ask is the question to be answered before the result is shown: nothing but Winner and Title is filled in then.
	Ask *AskPoints
	// Said are the learner's answers to it, own side first; nil if there were none.
	Said []SaidPoints
}

// told is what there is to say of it, in the order of the page.
func (h HandOver) told() []locales.Rich {
	if h.Ask != nil {
		return h.Ask.told()
	}
	var said []locales.Rich
	for _, s := range h.Said {
		said = append(said, locales.Plain(s.Text))
	}
	return slices.Concat([]locales.Rich{h.Worth}, said, h.Why, []locales.Rich{h.Left})
}

// ResultRow is one line of the comparison.
type ResultRow struct {
	// Label says what is compared ("Augen").
	Label string
	// You and Opponent are the figures as they are to be read.
	You, Opponent string
}

// MatchOver is the result of a match, shown above that of its last hand.
type MatchOver struct {
	// Winner decides the tone.
	Winner Who
	// Title says it ("Partie gewonnen").
	Title string
	// Text explains who has the Bummerl, and how many.
	Text locales.Rich
	// Check leads to the page where the deals can be checked.
	Check Link
	// New is the form that starts another match; its button is labelled by the component.
	New Form
}
