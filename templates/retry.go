package templates

import (
	"strings"

	"bummerl/locales"
)

// RetryPage is one slip of a finished hand, played again.
type RetryPage struct {
	Page
	Retry Retry
}

// Retry is the region of a slip that is played again: the position as the learner saw it, and what came of it.
type Retry struct {
	// Title says which of the hand's slips it is; At counts from 1, of All.
	Title   string
	At, All int
	// Table is the position; without a form nothing more is asked.
	Table Table
	// Then is what the learner played in the hand.
	Then locales.Rich
	// TricksBefore are the finished tricks.
	TricksBefore []PastTrick
	// Hints are those taken so far, the first first.
	Hints []locales.Rich
	// Verdict is the answer to the latest try; nil before it.
	Verdict *Feedback
	// Solution is what is right; nil before the end.
	Solution *Solution
	// Help are the buttons for a hint and for the solution.
	Help []Button
	// Next leads on once it is over, Review to the review of the hand.
	Next   *Link
	Review Link
	// Deck leads on where it was asked again today; nil elsewhere.
	Deck *DeckBar
	// Board leads to the board with the position as the learner saw it.
	Board *Link
}

// over: there is nothing more to press.
func (r Retry) over() bool { return r.Table.Form.Action == "" }

// spoken is what the live region says after a try.
func (r Retry) spoken() string {
	switch {
	case len(r.Table.Refused) > 0:
		return r.Table.Refused.String()
	case r.Verdict != nil:
		return r.Verdict.spoken()
	case len(r.Hints) > 0:
		return r.Hints[len(r.Hints)-1].String()
	}
	return strings.TrimSpace(spoken(r.Table))
}

// RetrySumPage tells how far one has come with the slips of a hand.
type RetrySumPage struct {
	Page
	// Text says how many were found.
	Text string
	// Slips are all slips of the hand.
	Slips []RetrySlip
	// Missed: something was not found at once and comes again.
	Missed bool
	// Next leads to the first that is still open; nil if none is.
	Next *Link
	// Review leads to the review of the hand, Back to where it was played.
	Review, Back Link
}

// RetrySlip is one slip in a list.
type RetrySlip struct {
	// Link leads to it; its label says which it is.
	Link
	// Then is what was played.
	Then locales.Rich
	// Mood and State say whether it was found.
	Mood  Mood
	State string
}
