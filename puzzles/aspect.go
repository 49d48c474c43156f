package puzzles

import (
	"context"
	"slices"

	"bummerl/rules"
)

// Aspect tells more closely what a puzzle is about than its theme; empty where that would give away the answer. It follows
// from the proof.
type Aspect string

// The aspects of the last five.
const (
	// Save: the hand is lost, but not for as much as it might be.
	Save Aspect = "save"
	// Answer: which card to answer with.
	Answer Aspect = "answer"
	// Declare: the marriage has to be declared now.
	Declare Aspect = "declare"
	// Wait: a marriage in hand has to wait.
	Wait Aspect = "wait"
	// Draw: trumps have to be drawn first.
	Draw Aspect = "draw"
	// Hold: a trump that cannot be beaten has to be held back.
	Hold Aspect = "hold"
	// Release: a card that cannot be beaten has to wait, and a lesser one goes first.
	Release Aspect = "release"
	// Last: it is all about the last trick.
	Last Aspect = "last"
	// Race: it is all about being the first with 66.
	Race Aspect = "race"
)

// The aspects of the other themes.
const (
	// ExchangeFirst: nothing is certain unless the exchange comes before closing.
	ExchangeFirst Aspect = "exchange-first"
	// DeclareFirst: nothing is certain unless a marriage is declared first.
	DeclareFirst Aspect = "declare-first"
	// FirstCard: it is the first card that matters.
	FirstCard Aspect = "first-card"
	// Lead: which card to lead. Which to answer with is Answer.
	Lead Aspect = "lead"
)

// Aspect finds out what the puzzle is about, where that gives nothing away but the kind of question. It proves it anew.
func (p Puzzle) Aspect(ctx context.Context) (Aspect, error) {
	switch {
	case p.Theme == LastFive:
		return p.aspectOpen(ctx)
	case p.Theme.Either():
		return "", nil
	}
	f, err := p.examine(ctx)
	return p.aspectOf(f), err
}

// aspectOf tells what a puzzle with a hidden hand, and a plan that is certain, is about.
func (p Puzzle) aspectOf(f findings) Aspect {
	every := func(is func(rules.Action) bool) bool {
		for _, line := range f.rightLines {
			if !slices.ContainsFunc(line, is) {
				return false
			}
		}
		return true
	}
	switch {
	case p.start.Led() != rules.NoCard:
		return Answer
	case p.Theme != Closing:
		return Lead
	case every(func(a rules.Action) bool { return a == rules.Exchange }):
		return ExchangeFirst
	case every(func(a rules.Action) bool { return a.Marriage() != rules.NoSuit }):
		return DeclareFirst
	}
	return FirstCard
}
