package course

import (
	"fmt"

	"bummerl/rules"
)

// The checks on closing the talon, and on what other tables have beside it.
const (
	// ClosesNow: closing the talon (Do).
	ClosesNow Check = "closes-now"
	// MayClose: whether the learner may close (Choose): "now", "few": the talon is too small, "lead": only on lead,
	// "banned": not before the first trick is over.
	MayClose Check = "may-close"
	// Nobodys: how many points of the pack are in no trick once both hands are empty (Number).
	Nobodys Check = "nobodys"
	// ClosedMade: the learner has closed, and made 66 (PlayOut).
	ClosedMade Check = "closed-made"
	// HandWorth: what the finished hand brings its winner in game points (Number).
	HandWorth Check = "hand-worth"
	// MayBid: which of "snapszer" and "knock" the learner may say now (Choose): one of them, "both" or "none".
	MayBid Check = "may-bid"
	// MayDouble: whether the learner may double what the hand is worth (Choose): "kontra" or "none". "lead", only on lead,
	// is never right.
	MayDouble Check = "may-double"
)

// The causes that these checks find.
const (
	// LedOpen: a card was led while the talon is open.
	LedOpen Cause = "led-open"
	// OneSideOnly: the tricks of one side only were taken off.
	OneSideOnly Cause = "one-side-only"
	// AtEnd and AtClosing: a kept closing was scored by what the opponent has at the end, or had at the closing.
	AtEnd     Cause = "at-end"
	AtClosing Cause = "at-closing"
	// WorthOne, WorthTwo and WorthThree: as much was said, and it is not.
	WorthOne   Cause = "worth-one"
	WorthTwo   Cause = "worth-two"
	WorthThree Cause = "worth-three"
)

var closeChecks = map[Check]checking{
	ClosesNow: {kinds: []StepKind{Do}, judge: acting(judgeClosesNow), causes: []Cause{LedOpen, NotOffered}},
	MayClose:  choosing(mayClose),
	Nobodys: counting(nobodys,
		slip{OneSideOnly, func(m moment, n int) int { return n + m.state.Points(m.seat) }},
		slip{OneSideOnly, func(m moment, n int) int { return n + m.state.Points(m.seat.Other()) }}),
	ClosedMade: {
		kinds: []StepKind{PlayOut}, causes: []Cause{Missed, NotOffered},
		judge: judgeGoalUnless(closedAndMade, func(m moment, g game) bool {
			// A trick was played on an open talon: the moment for it has passed.
			return g.state.ClosedBy() == rules.NoSeat && g.state.TalonLeft() < m.state.TalonLeft()
		}),
	},
	HandWorth: counting(handWorth,
		slip{AtEnd, func(m moment, _ int) int { return m.worthUnder("close_score", "final") }},
		slip{AtClosing, func(m moment, _ int) int { return m.worthUnder("close_score", "frozen") }},
		slip{WorthOne, func(moment, int) int { return 1 }},
		slip{WorthTwo, func(moment, int) int { return 2 }},
		slip{WorthThree, func(moment, int) int { return 3 }}),
	MayBid: choosing(func(m moment) (string, error) {
		snapszer, knock := m.state.IsLegal(rules.Snapszer), m.state.IsLegal(rules.Knock)
		switch {
		case snapszer && knock:
			return "both", nil
		case snapszer:
			return "snapszer", nil
		case knock:
			return "knock", nil
		}
		return "none", nil
	}),
	MayDouble: choosing(func(m moment) (string, error) {
		if m.state.IsLegal(rules.Kontra) {
			return "kontra", nil
		}
		return "none", nil
	}),
}

func judgeClosesNow(_ moment, tried rules.Action) (Verdict, error) {
	switch {
	case tried == rules.Close:
		return right, nil
	case tried.Card() != rules.NoCard:
		return wrong(LedOpen), nil
	}
	return wrong(NotOffered), nil
}

func mayClose(m moment) (string, error) {
	why := m.state.Why(rules.Close)
	if why == nil {
		return "now", nil
	}
	is, ok := map[rules.IllegalReason]string{
		rules.TalonIsTooSmall: "few", rules.OnlyOnLead: "lead", rules.FirstTrickBanned: "banned",
	}[why.Reason]
	if !ok {
		return "", fmt.Errorf("step %s: %w", m.step.ID, why)
	}
	return is, nil
}

// nobodys adds up the cards that are in no trick.
func nobodys(m moment) (int, error) {
	if m.state.Hand(rules.Forehand)|m.state.Hand(rules.Dealer) != 0 {
		return 0, fmt.Errorf("step %s: cards are still in hand", m.step.ID)
	}
	all, err := m.tricks()
	rest := m.pack().Points()
	for _, t := range all {
		rest -= t.Points
	}
	return rest, err
}

// closedAndMade: the learner has closed and has won, or wins by a claim.
func closedAndMade(m moment, g game) bool {
	s := g.state
	if s.ClosedBy() != m.seat {
		return false
	}
	if !s.Over() && s.Turn() == m.seat && s.IsLegal(rules.Claim) && s.Points(m.seat) >= rules.Winning {
		s = s.Next(rules.Claim)
	}
	return s.Over() && s.Result().Winner == m.seat
}

func handWorth(m moment) (int, error) {
	if !m.state.Over() {
		return 0, fmt.Errorf("step %s: the hand is not over", m.step.ID)
	}
	return m.state.Result().GamePoints, nil
}

// worthUnder gives what the hand would have been worth had an option another value; 0 if it would not be over.
func (m moment) worthUnder(option, value string) int {
	opt, ok := rules.FindOption(option)
	if !ok {
		return 0
	}
	o, err := opt.With(m.record.Options, value)
	if err != nil {
		return 0
	}
	r := m.record
	r.Options = o
	s, err := r.Replay()
	if err != nil {
		return 0
	}
	return s.Result().GamePoints
}
