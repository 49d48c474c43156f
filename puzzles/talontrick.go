package puzzles

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// holding gives the state with another hand of a seat's; what it held before and does not now lies face down if one card
// does, so that all cards stay in one place.
func holding(s rules.State, seat rules.Seat, hand rules.CardSet) rules.State {
	if s.LastDraw() {
		if down := (s.Hand(seat) | s.Talon()[0].Set()) &^ hand; down.Len() == 1 {
			s = s.WithTalon(down.Cards())
		}
	}
	return s.WithHand(seat, hand)
}

// after gives moment and state after an action; false if no hand of the opponent allows it. Where the last cards are about
// to be drawn the state is still that before the reply, since what will be drawn is open (see drawings).
func after(n solve.Moment, s rules.State, learner rules.Seat, a rules.Action) (solve.Moment, rules.State, bool) {
	next, ok := n.After(a)
	if ok && next.Drawing() {
		hand, _ := next.Hands().Any()
		return next, holding(s, learner.Other(), hand), ok
	}
	if !ok || n.Turn() == learner {
		return next, s.Next(a), ok
	}
	hand, _ := next.Hands().Any()
	if a == rules.Claim {
		hand, _ = n.Hands().Any()
	}
	s = holding(s, learner.Other(), hand|a.Card().Set())
	if !solve.Candidates(s).Has(a) {
		return next, s, false
	}
	return next, s.Next(a), true
}

// drawing is one way in which the last cards may be drawn: moment and state after it, and what the opponent has drawn.
type drawing struct {
	moment solve.Moment
	state  rules.State
	drew   rules.CardSet
}

// drawings lists what may follow where the last cards are about to be drawn, by the hands of the opponent.
func drawings(n solve.Moment, s rules.State, learner rules.Seat) []drawing {
	var list []drawing
	for _, d := range n.Drawn() {
		next := drawn(holding(s, learner.Other(), d.Hand), n)
		list = append(list, drawing{d.After, next, next.Hand(learner.Other()) &^ d.Hand})
	}
	return list
}

// drawn gives the state after the reply that a moment before the last draw waits with; in others the state itself.
func drawn(s rules.State, n solve.Moment) rules.State {
	if !n.Drawing() {
		return s
	}
	return s.Next(rules.Play(n.Reply()))
}
