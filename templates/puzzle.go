package templates

import "bummerl/locales"

// PuzzleListPage is /puzzles.
type PuzzleListPage struct {
	Page
	Puzzles []PuzzleItem
	// Solved is how many of them the learner has solved.
	Solved int
}

// PuzzleItem is one puzzle in the list.
type PuzzleItem struct {
	// Number counts from 1.
	Number int
	Href   string
	// Hand are the learner's cards, drawn small.
	Hand []string
	// Trump is the trump suit's id.
	Trump string
	// State: Neutral not tried, Right solved, any other mood tried and not solved yet (drawn as a wave, not as a cross:
	// it is not held against anyone).
	State Mood
}

// PuzzlePage is /puzzles/{n}.
type PuzzlePage struct {
	Page
	Puzzle Puzzle
}

// Puzzle is the region of one puzzle: the position as a table with all cards open, the question, and what came of it.
type Puzzle struct {
	// Number counts from 1, Of is how many there are.
	Number, Of int
	// Table is the position now; Table.Opponent.Cards are the opponent's open cards.
	Table Table
	// Sees says in words what is known here ("Der Talon ist aufgebraucht, …"); it makes room once there is a verdict.
	Sees []locales.Rich
	// Question is what to find, one sentence in bold.
	Question locales.Rich
	// Verdict is the answer to the try; nil before it.
	Verdict *Feedback
	// Refutation is the line played out after a wrong try, or the whole line after a right one; nil before.
	Refutation *Line
	// Again tries the puzzle from the start (a link to the page without a line); nil before the first try.
	Again *Link
	// Previous and Next lead to the neighbouring puzzles; nil at the ends.
	Previous, Next *Link
}

// over: the try has ended, well or badly; until then there is a move to be found.
func (z Puzzle) over() bool { return z.Verdict != nil && z.Table.Form.Action == "" }

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
	// Href shows the position after it.
	Href string
}
