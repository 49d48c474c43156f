package course

import (
	"fmt"

	"bummerl/rules"
)

// The checks on counting points.
const (
	// TheirTotal: how many points the opponent has, having taken the last trick (Number).
	TheirTotal Check = "their-total"
	// OwnTotal: how many points the learner has from tricks (Number).
	OwnTotal Check = "own-total"
	// MarriedTotal: how many points the learner has, having declared a marriage and lost the trick (Number).
	MarriedTotal Check = "married-total"
	// Lacking: how many points the learner still needs for 66, having taken the last trick (Number).
	Lacking Check = "lacking"
	// CardsLeft: how many points the cards have that have not been played, the talon being used up (Number).
	CardsLeft Check = "cards-left"
	// Reaches: a card with which the learner has 66 points (Do).
	Reaches Check = "reaches"
	// Winner: who has won the hand that is over (Choose): "you" or "opponent".
	Winner Check = "winner"
)

// The causes that these checks find.
const (
	// OnlyLast: only the last trick was counted. WithoutLast: it was left out.
	OnlyLast    Cause = "only-last"
	WithoutLast Cause = "without-last"
	// OtherSide: counted for the wrong side.
	OtherSide Cause = "other-side"
	// NoMarriage: the marriage was left out. LostTrick: the lost trick was counted, OwnCard: the learner's card in it.
	NoMarriage Cause = "no-marriage"
	LostTrick  Cause = "lost-trick"
	OwnCard    Cause = "own-card"
	// TheTotal: the points that the learner has, in place of those that lack.
	TheTotal Cause = "the-total"
	// MarriageToo: a marriage was taken for points of cards.
	MarriageToo Cause = "marriage-too"
	// Short: with this card there are still fewer than 66.
	Short Cause = "short"
)

var sumChecks = map[Check]checking{
	TheirTotal: counting(func(m moment) (int, error) { return m.state.Points(m.seat.Other()), nil },
		slip{OnlyLast, func(m moment, _ int) int { return m.last() }},
		slip{WithoutLast, func(m moment, n int) int { return n - m.last() }},
		slip{OtherSide, func(m moment, _ int) int { return m.state.Points(m.seat) + m.last() }}),
	OwnTotal: counting(func(m moment) (int, error) { return m.state.Points(m.seat), nil },
		slip{WithoutLast, func(m moment, n int) int { return n - m.last() }},
		slip{OtherSide, func(m moment, _ int) int { return m.state.Points(m.seat.Other()) }}),
	MarriedTotal: counting(func(m moment) (int, error) { return m.state.Points(m.seat), nil },
		slip{NoMarriage, func(m moment, n int) int { return n - declared(m, m.seat) }},
		slip{LostTrick, func(m moment, n int) int { return n + m.last() }},
		slip{OwnCard, func(m moment, n int) int {
			t, _ := m.justTaken()
			return n + t.Led.Points()
		}}),
	Lacking: counting(func(m moment) (int, error) { return rules.Winning - m.state.Points(m.seat), nil },
		slip{TheTotal, func(m moment, _ int) int { return m.state.Points(m.seat) }},
		slip{WithoutLast, func(m moment, n int) int { return n + m.last() }}),
	CardsLeft: counting(func(m moment) (int, error) {
		return (m.state.Hand(rules.Forehand) | m.state.Hand(rules.Dealer)).Points(), nil
	}, slip{MarriageToo, func(m moment, n int) int { return n - declared(m, m.seat) - declared(m, m.seat.Other()) }}),
	Reaches: {kinds: []StepKind{Do}, judge: acting(judgeReaches), causes: []Cause{Short, NotOffered}},
	Winner: choosing(func(m moment) (string, error) {
		switch {
		case !m.state.Over():
			return "", fmt.Errorf("step %s: the hand is not over", m.step.ID)
		case m.state.Result().Winner == m.seat:
			return string(SaysYou), nil
		}
		return string(SaysOpponent), nil
	}),
}

// last gives the points of the trick that was taken last, 0 before the first.
func (m moment) last() int {
	t, _ := m.justTaken()
	return t.Points
}

// declared adds up what the marriages of a side are worth.
func declared(m moment, seat rules.Seat) int {
	history, _ := m.record.History()
	sum := 0
	for _, step := range history {
		for _, e := range step.Events {
			if e.Kind == rules.MarriageDeclared && e.Seat == seat {
				sum += e.Points
			}
		}
	}
	return sum
}

func judgeReaches(m moment, tried rules.Action) (Verdict, error) {
	switch {
	case tried.Card() == rules.NoCard:
		return wrong(NotOffered), nil
	case m.state.Next(tried).Points(m.seat) < rules.Winning:
		return wrong(Short), nil
	}
	return right, nil
}
