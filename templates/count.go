package templates

import "bummerl/locales"

// CountStartPage is /count: what the drill is, and the button that starts one.
type CountStartPage struct {
	Page
	// Start posts to begin a drill.
	Start Form
	// Resume leads to a drill that was left in the middle; nil if there is none.
	Resume *Link
	// Last is the result of the last drill; nil if there is none.
	Last *CountScore
}

// CountScore is what a drill came to.
type CountScore struct {
	// Right of Asked numbers were right.
	Right, Asked int
	// Seconds is the time all answers took together, 0 if unknown.
	Seconds int
}

// CountDrillPage is one trick of a counting drill.
type CountDrillPage struct {
	Page
	Drill Drill
}

// Drill is the region of the counting drill: first the question, then (with Answer set) what was right.
type Drill struct {
	// Form posts the fields own and theirs (numbers) while asking, and nothing but its hidden fields when going on.
	Form Form
	// Step counts tricks from 1, Steps is how many there are (six).
	Step, Steps int
	// Trump is the trump suit's id.
	Trump string
	// Trick is the trick of this step, complete.
	Trick Trick
	// Events say what else counted in this step, in order: marriages declared, and that they count from now on.
	Events []locales.Rich
	// Own and Theirs are what was typed, as typed; "" before.
	Own, Theirs string
	// Invalid says that what was typed is no number (422); nil usually.
	Invalid locales.Rich
	// Answer is the solution of this step; nil while it is asked.
	Answer *DrillAnswer
}

// DrillAnswer shows both running totals, card by card.
type DrillAnswer struct {
	Mood Mood
	// Title is the word for it ("Richtig.").
	Title string
	// Sums are the learner's side, then the opponent's.
	Sums [2]Sum
	// Last: this was the last trick; the button then leads to the summary.
	Last bool
}

// Sum is one side's running total in this step: before + parts = total.
type Sum struct {
	// Before is the total before this step.
	Before int
	// Parts are what came in this step; empty if nothing did.
	Parts []SumPart
	// Total is the right answer.
	Total int
	// Typed is the number the learner typed; Right whether it is Total.
	Typed int
	Right bool
}

// SumPart is a card or a marriage with its points.
type SumPart struct {
	// Card is the card's code; "" for a marriage.
	Card string
	// Suit is the suit's id of a marriage; "" for a card.
	Suit string
	// Points is its worth.
	Points int
}

// CountSummaryPage is the end of a drill.
type CountSummaryPage struct {
	Page
	Score CountScore
	// Steps are the tricks in order with what was right.
	Steps []CountStep
	// Again posts to begin another drill.
	Again Form
}

// CountStep is one line of the summary.
type CountStep struct {
	// Led and Reply are the two cards.
	Led, Reply string
	// Own and Theirs are the right totals.
	Own, Theirs int
	// OwnTyped and TheirsTyped are the numbers typed.
	OwnTyped, TheirsTyped int
	// OwnRight and TheirsRight say whether they agree.
	OwnRight, TheirsRight bool
}
