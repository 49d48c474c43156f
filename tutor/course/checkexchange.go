package course

import (
	"fmt"

	"bummerl/rules"
)

// The checks on exchanging the lowest trump for the turn-up.
const (
	// SwapCard: the card that may be exchanged (Point).
	SwapCard Check = "swap-card"
	// KeepsSwap: a card that takes the trick, after which the exchange is possible (Do).
	KeepsSwap Check = "keeps-swap"
	// MaySwap: when the learner, on lead with the lowest trump, may exchange (Choose): "now", "banned": not before the
	// first trick is over, "few": no more, for the talon is too small. "any", also when the opponent leads, is never right.
	MaySwap Check = "may-swap"
	// SwapsFirst: what has to come before closing if the learner wants the turn-up too (Do).
	SwapsFirst Check = "swaps-first"
	// BeforeLeading: how many points the learner can have before he leads a card (Number).
	BeforeLeading Check = "before-leading"
)

// The causes that these checks find.
const (
	// SwapSpent: the trick was taken with the card that was to be exchanged.
	SwapSpent Cause = "swap-spent"
	// ClosedFirst: after this nobody exchanges any more. LedFirst: a card was led, though more could be done.
	ClosedFirst Cause = "closed-first"
	LedFirst    Cause = "led-first"
	// NotSeen: what the exchange makes possible was not counted. AsPlain: a marriage of trumps was counted as a plain one.
	// WithCard: the card gained was counted too.
	NotSeen  Cause = "not-seen"
	AsPlain  Cause = "as-plain"
	WithCard Cause = "with-card"
)

var exchangeChecks = map[Check]checking{
	SwapCard: {
		kinds: []StepKind{Point}, judge: judgeScripted, causes: []Cause{OtherWanted},
		find: func(m moment) (Answer, error) { return Answer(m.lowestTrump().String()), nil },
	},
	KeepsSwap:  {kinds: []StepKind{Do}, judge: acting(judgeKeepsSwap), causes: []Cause{Loses, SwapSpent, NotOffered}},
	MaySwap:    choosing(maySwap),
	SwapsFirst: {kinds: []StepKind{Do}, judge: acting(judgeSwapsFirst), causes: []Cause{ClosedFirst, LedFirst}},
	BeforeLeading: counting(func(m moment) (int, error) { return mostPoints(m.state, m.seat), nil },
		slip{NotSeen, func(m moment, _ int) int { return m.state.Points(m.seat) }},
		slip{AsPlain, func(_ moment, n int) int { return n - trumpMarriage + plainMarriage }},
		slip{WithCard, func(m moment, n int) int { return n + m.state.Up().Points() }}),
}

func (m moment) lowestTrump() rules.Card { return m.record.Options.LowestTrump(m.state.Trump()) }

func judgeKeepsSwap(m moment, tried rules.Action) (Verdict, error) {
	v, err := judgeTakes(m, tried)
	if v.Right && !m.state.Next(tried).IsLegal(rules.Exchange) {
		return wrong(SwapSpent), err
	}
	return v, err
}

func maySwap(m moment) (string, error) {
	why := m.state.Why(rules.Exchange)
	switch {
	case why == nil:
		return "now", nil
	case why.Reason == rules.FirstTrickBanned:
		return "banned", nil
	case why.Reason == rules.TalonIsTooSmall:
		return "few", nil
	}
	return "", fmt.Errorf("step %s: %w", m.step.ID, why)
}

// judgeSwapsFirst asks of an action whether the learner has the turn-up after it and may still close.
func judgeSwapsFirst(m moment, tried rules.Action) (Verdict, error) {
	next := m.state.Next(tried)
	switch {
	case next.Hand(m.seat).Has(m.state.Up()) && next.IsLegal(rules.Close):
		return right, nil
	case tried.Card() != rules.NoCard:
		return wrong(LedFirst), nil
	}
	return wrong(ClosedFirst), nil
}

// mostPoints tries exchange and marriages in any order.
func mostPoints(s rules.State, seat rules.Seat) int {
	most := s.Points(seat)
	for a := range s.Legal().All() {
		if a == rules.Exchange || a.Marriage() != rules.NoSuit {
			most = max(most, mostPoints(s.Next(a), seat))
		}
	}
	return most
}
