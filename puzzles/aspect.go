package puzzles

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// Aspect tells more closely what a puzzle is about than its theme; empty where that would give away the answer.
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

// aspectOfLastFive tells what a solved position is about; line is best play from it.
func aspectOfLastFive(s rules.State, r solve.Result, line []rules.Action) Aspect {
	me := s.Turn()
	hand, theirs := s.Hand(me), s.Hand(me.Other())
	right := r.Best.Cards()
	declare := r.Best &^ rules.Actions(right)
	top := hand.OfSuit(s.Trump()).Highest()
	switch {
	case r.Value < 0:
		return Save
	case s.Led() != rules.NoCard:
		return Answer
	case right == 0:
		return Declare
	case declare == 0 && solve.Candidates(s)&^rules.Actions(hand) != 0:
		return Wait
	case right&^hand.OfSuit(s.Trump()) == 0:
		return Draw
	case top > theirs.OfSuit(s.Trump()).Highest() && !right.Has(top):
		return Hold
	case right&masters(hand, theirs) == 0 && masters(hand, theirs) != 0:
		return Release
	}
	end := s
	for _, a := range line {
		end = end.Next(a)
	}
	if end.Result().Reason == rules.LastTrick {
		return Last
	}
	return Race
}

// masters gives the cards of a hand that no card of the other beats in their suit.
func masters(hand, theirs rules.CardSet) rules.CardSet {
	var set rules.CardSet
	for suit := range rules.NoSuit {
		for c := range hand.OfSuit(suit).All() {
			if c > theirs.OfSuit(suit).Highest() {
				set |= c.Set()
			}
		}
	}
	return set
}
