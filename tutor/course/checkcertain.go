package course

import (
	"fmt"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// The checks on certain closings, and on how sure one must be of others.
const (
	// CloseCertain: whether a closing now is certain, against every hand that fits (Choose): "sure" or "not".
	CloseCertain Check = "close-certain"
	// SureTotal: how many points the learner has at least if he closes and leads the cards that take a trick whatever the
	// opponent holds, up to 66 (Number).
	SureTotal Check = "sure-total"
	// StaysCertain: an action up to closing after which the closing still is certain (Do).
	StaysCertain Check = "stays-certain"
	// NowOrLater: closing, where that is certain now; else the card after which it is with the most draws (Do).
	NowOrLater Check = "now-or-later"
	// HowSure: how often a closing must be kept to be worth its price (Choose): "half", "two-thirds" or "three-quarters". The
	// price is that of the learner's rules, but nobody loses more than the opponent has left in the match.
	HowSure Check = "how-sure"
)

// The causes that these checks find.
const (
	// OwnCardsOnly: what the opponent has to add was left out. TricksOnly: the points made so far were.
	OwnCardsOnly Cause = "own-cards-only"
	TricksOnly   Cause = "tricks-only"
	// ClosedUnsure: closed, though some hand of the opponent's breaks it.
	ClosedUnsure Cause = "closed-unsure"
	// LesserCard: a card was led after which fewer draws make it certain.
	LesserCard Cause = "lesser-card"
)

var certainChecks = map[Check]checking{
	CloseCertain: choosing(func(m moment) (string, error) {
		sure, err := certainly(m.seen(), solve.To(rules.Close))
		if sure {
			return "sure", err
		}
		return "not", err
	}),
	SureTotal: counting(func(m moment) (int, error) {
		run, err := SureRun(m.seen())
		return run.Least, err
	}, slip{OwnCardsOnly, func(m moment, _ int) int {
		run, _ := SureRun(m.seen())
		return run.Own(m.seen())
	}}, slip{TricksOnly, func(m moment, least int) int { return least - m.state.Points(m.seat) }}),
	StaysCertain: {
		kinds: []StepKind{Do}, judge: acting(judgeStaysCertain), causes: []Cause{ClosedUnsure, LedOpen, NotOffered},
	},
	NowOrLater: {
		kinds: []StepKind{Do}, judge: acting(judgeNowOrLater), causes: []Cause{ClosedUnsure, LedOpen, LesserCard, NotOffered},
	},
	HowSure: choosing(howSure),
}

func judgeStaysCertain(m moment, tried rules.Action) (Verdict, error) {
	actions, err := rightly(m.seen(), solve.To(rules.Close))
	return closingVerdict(tried, actions), err
}

// closingVerdict judges an action before closing by those after which it is certain.
func closingVerdict(tried rules.Action, actions rules.Actions) Verdict {
	switch {
	case actions.Has(tried):
		return right
	case tried == rules.Close:
		return wrong(ClosedUnsure)
	case tried.Card() != rules.NoCard:
		return wrong(LedOpen)
	}
	return wrong(NotOffered)
}

func judgeNowOrLater(m moment, tried rules.Action) (Verdict, error) {
	view := m.seen()
	actions, err := rightly(view, solve.To(rules.Close))
	if err != nil || actions != 0 || tried.Card() == rules.NoCard {
		return closingVerdict(tried, actions), err
	}
	best, err := bestLater(view)
	if best.Has(tried.Card()) {
		return right, err
	}
	return wrong(LesserCard), err
}

// bestLater gives the cards after which, led now, the most draws make closing certain; none if closing now is as good.
func bestLater(v rules.View) (rules.CardSet, error) {
	best, err := AtMost(v)
	if err != nil {
		return 0, err
	}
	var list rules.CardSet
	for c := range v.Hand.All() {
		share, err := LaterSure(v, c)
		switch {
		case err != nil:
			return 0, err
		case share.Of == 0 || share.Less(best):
		case best.Less(share):
			best, list = share, c.Set()
		case list != 0:
			list |= c.Set()
		}
	}
	return list, nil
}

// howSure weighs what a closing now brings if it is kept against what it costs if it fails, not closing being worth nothing
// to either.
func howSure(m moment) (string, error) {
	if !m.state.IsLegal(rules.Close) {
		return "", fmt.Errorf("step %s: closing is not legal", m.step.ID)
	}
	match := m.matchBefore()
	gain, price := stakes(m.state, m.seat)
	gain, price = min(gain, match.Strokes(learner)), min(price, match.Strokes(opponent))
	switch price {
	case gain:
		return "half", nil
	case 2 * gain:
		return "two-thirds", nil
	case 3 * gain:
		return "three-quarters", nil
	}
	return "", fmt.Errorf("step %s: %d for %d", m.step.ID, gain, price)
}

// stakes gives what closing now would bring if it were kept, and cost if it failed, in game points.
func stakes(s rules.State, seat rules.Seat) (gain, price int) {
	closed := s.Next(rules.Close)
	return closed.Stakes(seat), closed.Stakes(seat.Other())
}

// ClosingStakes gives what closing now would bring the seat of a view if it were kept, and cost if it failed, in game
// points; nothing where it is not legal.
func ClosingStakes(v rules.View) (gain, price int) {
	hand, _ := solve.HandsOf(v).Any()
	s, ok := v.Suppose(hand)
	if !ok || !s.IsLegal(rules.Close) {
		return 0, 0
	}
	return stakes(s, v.Seat)
}

// ClosingPays gives the fewest of so many equally likely hands in which a closing must be kept to be worth more than
// nothing, if it brings and costs so many game points.
func ClosingPays(gain, price, hands int) int {
	if gain+price == 0 {
		return hands
	}
	return hands*price/(gain+price) + 1
}

// FittingHands counts the hands of the opponent that fit what the seat of a view has seen.
func FittingHands(v rules.View) int { return solve.HandsOf(v).Count() }
