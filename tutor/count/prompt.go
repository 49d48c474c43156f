package count

import "bummerl/rules"

// Ask is what kind of answer a question wants.
type Ask string

// The kinds of questions.
const (
	// AskNumber wants a number: a sum, a total, what is missing, or how many.
	AskNumber Ask = "number"
	// AskYesNo wants yes or no: may the learner claim?
	AskYesNo Ask = "yesno"
	// AskTrick wants one of the Choices.
	AskTrick Ask = "trick"
	// AskCards wants a set of cards out of Pool.
	AskCards Ask = "cards"
)

// Prompt is one question of an item.
type Prompt struct {
	Ask Ask
	// Side is whose total is asked for: Own or Theirs.
	Side int
	// Choices are the tricks to choose from, three or four of which exactly one is right. Their Totals are what would count
	// after each. AskTrick only.
	Choices []Trick
	// Totals are what the right choice makes, given to the learner: both totals after it, or of TrickSum the sum of its two
	// cards as Totals[Own]. In reverse only.
	Totals [2]int
	// Pool are the cards to choose from; those that Item.Gone names are not among them. AskCards only.
	Pool rules.CardSet
}
