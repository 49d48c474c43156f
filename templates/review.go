package templates

import "bummerl/locales"

// ReviewPage is a finished hand, looked at again with open cards.
type ReviewPage struct {
	Page
	Review Review
}

// Review is the region of a review: the picture, the actions, one moment of the hand as a table, and what there is to say
// about it.
type Review struct {
	// Title names the hand.
	Title string
	// Rules says by which house rules it was played; "" where it was by a variant.
	Rules string
	// Back leads to where the hand was played.
	Back Link
	// Curve is the picture of the expectation.
	Curve Curve
	// Moves are all actions in order; At is the moment shown, before Moves[At], or the end of the hand.
	Moves []ReviewMove
	At    int
	// Line tells that not the hand is shown but a line of the moment.
	Line bool
	// Previous and Next lead to the moments before and after; "" at the ends.
	Previous, Next string
	// Eyes are the two ways to look at the hand: as the learner saw it, and with open cards; nil where
	// nothing is hidden.
	Eyes []Tab
	// Seats are the two from which it can be looked at; nil unless it was brought from elsewhere.
	Seats []Tab
	// Table is the moment, Talon the face-down cards of the talon where they lie open, from the top.
	Table Table
	Talon []string
	// Moment is what there is to say about it.
	Moment Moment
	// Sum is what there is to say about the hand.
	Sum ReviewSum
	// Board leads to the board with the moment.
	Board *Link
}

// ReviewMove is one action of the hand.
type ReviewMove struct {
	By   Who
	Text locales.Rich
	// Card is the card, drawn with the letters of its corner; "" for what is announced.
	Card string
	// Href shows its moment.
	Href string
	// Mood and Word are the coach's mark, Word "" where there is none: the opponent's actions, and what was no choice.
	Mood Mood
	Word string
	// Expect is the expectation after it: "+0,4".
	Expect string
	// Ends: it completes a trick.
	Ends bool
}

// Moment is what there is to say about a moment of a hand.
type Moment struct {
	// Number of Total says where it stands; By does Action then. At the end of the hand Action is nil.
	Number, Total int
	By            Who
	Action        locales.Rich
	// Verdict is the coach's; nil for the opponent's actions.
	Verdict *Feedback
	// Known is what the learner could know.
	Known []locales.Rich
	// Better are the actions that were better, or as good where the action was among the best.
	Better *Solution
	// Values are what the actions were worth, as far as the learner could know, the best first.
	Values []Worth
	// Telling is a hand that the opponent might have held, in which one sees it best; nil where none can be told.
	Telling *Telling
	// Truth is what was so, with open cards.
	Truth []locales.Rich
	// Lines can be stepped through.
	Lines []Line
	// Result tells how the hand ended, at its end: first in two words.
	Result []locales.Rich
}

// Telling is a hand that the opponent might have held, and how it goes against it.
type Telling struct {
	Hand []string
	// Lines are only told: what would have been better, and what came after the action.
	Lines []Line
}

// ReviewSum is what there is to say about a hand as a whole.
type ReviewSum struct {
	// Text says how many actions lost something.
	Text string
	// Notes say what helped: hints, and what was taken back; none if nothing did.
	Notes []string
	// Turns are those actions.
	Turns []ReviewTurn
	// Retry plays them again; nil where there are none.
	Retry *Link
	// Same deals the same cards again: its buttons say from which place.
	Same *Form
	// Seats are those buttons.
	Seats []Button
	// Record is the record as a file.
	Record Link
}

// ReviewTurn is an action that lost something.
type ReviewTurn struct {
	Action locales.Rich
	Mood   Mood
	// Word is the mark, Cost what it cost ("−0,8").
	Word, Cost string
	Href       string
	// Shown: its moment is shown.
	Shown bool
}

// spoken is what the live region says after a step.
func (r Review) spoken(l Look) string { return r.Moment.spoken(l) }

func (m Moment) spoken(l Look) string {
	if m.Action == nil {
		return spokenParagraphs(m.Result[0].String(), m.Result[1:])
	}
	text := m.By.name(l) + ": " + m.Action.String() + "."
	if m.Verdict != nil {
		text += " " + m.Verdict.spoken()
	}
	return text
}
