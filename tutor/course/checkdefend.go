package course

import (
	"fmt"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// The checks on defending against somebody who has closed.
const (
	// MayAdd: how many points the card that the learner throws to the trick may have at most, if it is not to bring the
	// closer to 66 (Number).
	MayAdd Check = "may-add"
	// StaysBroken: an action after which the closing still is certain to fail (Do).
	StaysBroken Check = "stays-broken"
	// Broken: the closing has failed (PlayOut).
	Broken Check = "broken"
	// Overtaken: it has failed because the learner was the first with 66 (PlayOut).
	Overtaken Check = "overtaken"
	// WhatBreaks: what makes the opponent's undertaking fail (Choose): "short": that he does not make 66, "trick": one trick
	// of the learner's, "now": that he does not have 66 after this trick.
	WhatBreaks Check = "what-breaks"
)

// The causes that these checks find.
const (
	// ForgotLed: the card led was not counted. JustReaches: so many would bring him to 66.
	ForgotLed   Cause = "forgot-led"
	JustReaches Cause = "just-reaches"
	// LetsHim: after it some hand of his makes 66. GivesMuch: so it does, and a ten or an ace was thrown to his trick.
	LetsHim   Cause = "lets-him"
	GivesMuch Cause = "gives-much"
)

var defendChecks = map[Check]checking{
	MayAdd: counting(mayAdd,
		slip{ForgotLed, func(m moment, most int) int { return most + m.state.Led().Points() }},
		slip{ForgotLed, func(m moment, most int) int { return most + m.state.Led().Points() + 1 }},
		slip{JustReaches, func(_ moment, most int) int { return most + 1 }}),
	StaysBroken: {kinds: []StepKind{Do}, judge: acting(judgeStaysBroken), causes: []Cause{LetsHim, GivesMuch}},
	Broken:      {kinds: []StepKind{PlayOut}, judge: judgeGoal(hasWon), causes: []Cause{Missed, NotOffered}},
	Overtaken:   {kinds: []StepKind{PlayOut}, judge: judgeGoal(overtook), causes: []Cause{Missed, NotOffered}},
	WhatBreaks: choosing(func(m moment) (string, error) {
		other := m.seat.Other()
		switch {
		case m.state.Bidder() == other:
			return "trick", nil
		case m.state.Knocker() == other:
			return "now", nil
		case m.state.ClosedBy() == other:
			return "short", nil
		}
		return "", fmt.Errorf("step %s: the opponent has undertaken nothing", m.step.ID)
	}),
}

func mayAdd(m moment) (int, error) {
	if m.state.Led() == rules.NoCard || m.state.ClosedBy() != m.seat.Other() {
		return 0, fmt.Errorf("step %s: no card of a closer has been led", m.step.ID)
	}
	return rules.Winning - 1 - m.state.Points(m.seat.Other()) - m.state.Led().Points(), nil
}

func judgeStaysBroken(m moment, tried rules.Action) (Verdict, error) {
	actions, err := rightly(m.seen(), solve.To(rules.NoAction))
	lost := m.state.Next(tried).Tricks(m.seat) == m.state.Tricks(m.seat)
	switch {
	case actions.Has(tried):
		return right, err
	case lost && tried.Card() != rules.NoCard && tried.Card().Rank() >= rules.Ten:
		return wrong(GivesMuch), err
	}
	return wrong(LetsHim), err
}

// overtook: the learner has 66, or has won with them.
func overtook(m moment, g game) bool {
	if g.state.Points(m.seat) < rules.Winning {
		return false
	}
	return hasWon(m, g) || !g.state.Over() && g.state.Turn() == m.seat
}
