package templates

import "bummerl/locales"

// PuzzlePage is one puzzle.
type PuzzlePage struct {
	Page
	Puzzle Puzzle
}

// Puzzle is the region of one puzzle: the position as a table, the question, and what came of it.
type Puzzle struct {
	// Title names it: its theme and its number there.
	Title string
	// Level is the word for how difficult it is; "" where that is not told.
	Level string
	// Hidden: the opponent's hand is not known. He holds backs until the puzzle is over.
	Hidden bool
	// Table is the position now; Table.Opponent.Cards are the opponent's open cards.
	Table Table
	// Question is what to find, one sentence in bold.
	Question locales.Rich
	// Known says in words what is seen and what is not; it makes room once there is a verdict.
	Known []Known
	// TricksBefore are the finished tricks while the puzzle goes on; nil where all cards lie open.
	TricksBefore []PastTrick
	// Verdict is the answer to the try; nil before it.
	Verdict *Feedback
	// Rating is what the try did to the learner's strength; nil where it was not rated.
	Rating *RatingChange
	// Replies tells what the opponent has answered, for whoever does not see the cards; nil before the first try.
	Replies locales.Rich
	// SoFar are the actions of both sides while the puzzle goes on; nil before the first.
	SoFar *Line
	// Played is what can be stepped through once it is over: the refutation, the plan, or the learner's own line.
	Played *Line
	// Beating are hands that beat the try; nil if there is none to show.
	Beating *Beating
	// Against are the ways to begin where nothing is certain, each with what beats it; nil elsewhere.
	Against []Against
	// Solution is what was right; nil before the end.
	Solution *Solution
	// Again tries the puzzle from the start (a link to the page without a line); nil before the first try.
	Again *Link
	// Previous and Next lead to the neighbouring puzzles; nil at the ends. On is the one to go on with.
	Previous, Next, On *Link
	// List leads to the puzzles of the theme.
	List *Link
	// Deck leads on where the puzzle was asked again today; nil elsewhere.
	Deck *DeckBar
	// Keep is what one may take along, and the way to report a fault.
	Keep *Keep
	// Board leads to the board with the position: as it is seen, and whole once the puzzle is over; nil where it would tell
	// the answer.
	Board *Link
}

// over: the try has ended, well or badly; until then there is a move to be found.
func (z Puzzle) over() bool { return z.Verdict != nil && z.Table.Form.Action == "" }

// Known is one kind of thing that is known or not known: a word for it, and sentences.
type Known struct {
	Label string
	Text  []locales.Rich
}

// Line is a line of actions that can be stepped through by links, ‹ ›.
type Line struct {
	// Title names it ("Widerlegung").
	Title string
	// Moves are its actions in order.
	Moves []LineMove
	// At is the number of moves already played in the position shown: 0 … len(Moves).
	At int
	// Back and Forward lead one action back and on; "" at the ends.
	Back, Forward string
}

// LineMove is one action of a line.
type LineMove struct {
	By Who
	// Text is the action as it is to be read (a card, "20 ♥", "66!").
	Text locales.Rich
	// Href shows the position after it; "" where it is only told.
	Href string
}

// Beating are hands of the opponent that beat a try.
type Beating struct {
	Title string
	// Hands are some of them, in the order of a hand.
	Hands [][]string
	// More says how many there are beyond; "" if these are all.
	More string
}

// Against is a way to begin and a hand that beats it.
type Against struct {
	// Line is the beginning: announcements and the first card.
	Line []locales.Rich
	Hand []string
	// Text says how many hands beat it.
	Text string
}

// Solution is what was right at the decisive moment.
type Solution struct {
	// Folded hides it behind a line to press, for whoever wants to try again.
	Folded bool
	// Label stands before the actions.
	Label   string
	Actions []locales.Rich
	// Plan says in sentences how to begin; nil where there is no plan.
	Plan []locales.Rich
}

// ReportThanks is the id of the thanks for a report. An address that ends with it brings them into sight, and the focus
// there.
const ReportThanks = "report-thanks"

// Keep is what may be taken along: the address, the notation, and a form that reports a fault.
type Keep struct {
	Link string
	// Record is the notation, in lines, File the address of the same for programs; "" before the end.
	Record string
	File   string
	// Show is where the puzzle is shown large, to a class; "" where it is not.
	Show string
	// Report is where the report is posted; its Words are what was typed last.
	Report Form
	Words  string
	// Thanks: a report has just been kept. Invalid says why one was not; "" if none was refused.
	Thanks  bool
	Invalid string
}
