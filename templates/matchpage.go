package templates

import "bummerl/locales"

// MatchPage is /play/{match}/hands: one match with its settings and hands, and what can be done with it.
type MatchPage struct {
	Page
	// Heading is what it is: a match, a practice hand, hands from elsewhere.
	Heading string
	// Item is the match as lists show it; its Href leads to the table.
	Item MatchItem
	// Facts say in a few words each for what it is played and with what.
	Facts []string
	// Refused says why what was asked for was not done; nil usually.
	Refused locales.Rich
	// Resume: it goes on at the table.
	Resume bool
	// Hands are those that are over, in order.
	Hands []MatchHand
	// Ways lead to what else there is of it: the check page, the file.
	Ways []Link
	// Abandon and Delete are what is confirmed before it is done; nil where it cannot be done.
	Abandon, Delete *Confirm
}

// MatchHand is a hand of a match that is over.
type MatchHand struct {
	// Number counts from 1.
	Number int
	// Winner is Nobody after a drawn one.
	Winner Who
	// Text says what was written down.
	Text string
	// Score is that of the Bummerl after it ("3 : 1"), the learner's game points first.
	Score string
	// Begins: with it another Bummerl of a best of three begins, the one with the number Bummerl.
	Begins  bool
	Bummerl int
	// Review leads to its review.
	Review Link
}

// Confirm is something that is done only after it was said what it means.
type Confirm struct {
	Form Form
	// Action is what the button posts as "action".
	Action string
	// Label opens it, Text says what it means, Sure is the label of the button that does it.
	Label, Text, Sure string
}
