package templates

import (
	"github.com/a-h/templ"

	"bummerl/locales"
)

// AskPage is a position of which something is asked: the position as a table, and under it the answer.
type AskPage struct {
	Page
	// Hidden: what the opponent holds is not known.
	Hidden bool
	// Table is the position, after the part of a line that has been stepped through.
	Table Table
	// Question is what is asked, one sentence in bold.
	Question string
	// Said is the answer, or what is said instead of one: made of AskRun where it takes time.
	Said templ.Component
	// Ask asks something else, Back leads to the board.
	Ask  Ask
	Back Link
}

// Ask is the form that asks something of a position.
type Ask struct {
	// Form is a plain one that is sent by GET; its fields carry the position.
	Form Form
	// Buttons are the questions in order.
	Buttons []AskButton
	// Efforts are how much may be looked at, Effort the chosen one.
	Efforts []Choice
	Effort  string
	// Tasks are what may be undertaken, Task the chosen one; nothing is offered where there is only one.
	Tasks []Choice
	Task  string
}

// AskButton asks a question; where Why is given it makes no sense here, and Why says so.
type AskButton struct {
	Value, Label string
	Why          string
	// Current marks the question that the page answers.
	Current bool
}

// AskAnswer is what has been found.
type AskAnswer struct {
	// Feedback says it in a sentence, with how sure it is; more is told under it.
	Feedback Feedback
	// Values are what each action is worth; nil where that was not asked.
	Values *AskValues
	// Begin are actions to begin with; nil where there is nothing to tell.
	Begin []locales.Rich
	// Walk is the line on the table; nil where there is none.
	Walk *AskWalk
	// Against are ways to begin, each with what beats it.
	Against []AskAgainst
	// Links lead on: the best plan, going on from here.
	Links []Link
}

// AskValues are the values of all actions, the best first.
type AskValues struct {
	Title string
	List  []AskValue
	// Note explains the figures, Bets says what is left out; "" where nothing is.
	Note, Bets string
}

// AskValue is what one action is worth.
type AskValue struct {
	Action locales.Rich
	// Text is the worth ("+2"); where it is not proven it names bounds.
	Text string
	// Best marks the best actions.
	Best bool
	// Href plays it.
	Href string
}

// AskWalk is a line that is stepped through, and what can follow where it stands.
type AskWalk struct {
	Line Line
	// Text says what is the case where the line stands; may be empty.
	Text []locales.Rich
	// Hand are the codes of a hand that the text speaks of; nil where it speaks of none.
	Hand []string
	// NextTitle says whose turn it is, Next are what he can do; nil where nothing is left.
	NextTitle string
	Next      []AskNext
}

// AskNext is an action that can follow.
type AskNext struct {
	Action locales.Rich
	// Text says how many hands fit it; may be "".
	Text string
	Href string
}

// AskAgainst is a way to begin with a hand that beats it.
type AskAgainst struct {
	Line []locales.Rich
	// Hand are the codes of the hand; nil where it takes several.
	Hand []string
	Text string
	// Look leads along the refutation.
	Look Link
}

// asks tells whether any question makes sense.
func (a Ask) asks() bool {
	for _, b := range a.Buttons {
		if b.Why == "" {
			return true
		}
	}
	return false
}
