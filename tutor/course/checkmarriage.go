package course

import (
	"fmt"

	"bummerl/rules"
)

// The checks on marriages.
const (
	// BothDeclared: the learner has 66, a marriage in trumps and another declared (PlayOut).
	BothDeclared Check = "both-declared"
	// PairsWorth: what the marriages in the learner's hand bring together when they are declared (Number).
	PairsWorth Check = "pairs-worth"
	// KeepsPair: a card that takes the trick and leaves a king and queen of one suit in the hand (Do).
	KeepsPair Check = "keeps-pair"
	// Shown: the cards that the opponent is known to hold (Mark).
	Shown Check = "shown"
	// Counts: how many points count for the learner now (Number).
	Counts Check = "counts"
	// WithoutLeading: whether the learner can win by declaring a marriage (Choose): "claim": at once, "lead": not before a
	// card has been led, "barred": nothing may be declared any more.
	WithoutLeading Check = "without-leading"
)

// The causes that these checks find.
const (
	// AllPlain: each marriage was counted as one of a plain suit. CardValues: the cards were counted in place of them.
	AllPlain   Cause = "all-plain"
	CardValues Cause = "card-values"
	// PairBroken: the trick was taken with one card of the pair.
	PairBroken Cause = "pair-broken"
	// Waits: points were counted that still wait for a first trick.
	Waits Cause = "waits"
)

var marriageChecks = map[Check]checking{
	BothDeclared: {kinds: []StepKind{PlayOut}, judge: judgeGoalUnless(
		func(m moment, g game) bool { return madeSixtySix(m, g) && declaredBoth(m, g) },
		func(m moment, g game) bool { return madeSixtySix(m, g) && !declaredBoth(m, g) },
	), causes: []Cause{Missed, NotOffered}},
	PairsWorth: counting(func(m moment) (int, error) { return pairsWorth(m, trumpMarriage), nil },
		slip{AllPlain, func(m moment, _ int) int { return pairsWorth(m, plainMarriage) }},
		slip{CardValues, func(m moment, _ int) int {
			hand := m.state.Hand(m.seat)
			worth := 0
			for q := range hand.Marriages().All() {
				worth += q.Points() + rules.NewCard(rules.King, q.Suit()).Points()
			}
			return worth
		}}),
	KeepsPair: {kinds: []StepKind{Do}, judge: acting(judgeKeepsPair), causes: []Cause{Loses, PairBroken, NotOffered}},
	Shown:     marking(func(m moment) rules.CardSet { return m.seen().Known }),
	Counts: counting(func(m moment) (int, error) { return m.state.Points(m.seat), nil },
		slip{Waits, func(m moment, n int) int { return n + m.state.Waiting(m.seat) }},
		slip{NoMarriage, func(m moment, n int) int { return n + m.state.Waiting(m.seat) - declared(m, m.seat) }}),
	WithoutLeading: choosing(withoutLeading),
}

// pairsWorth adds up the marriages in the learner's hand, that of trumps at the value given.
func pairsWorth(m moment, trumps int) int {
	sum := 0
	for q := range m.state.Hand(m.seat).Marriages().All() {
		if q.Suit() == m.state.Trump() {
			sum += trumps
		} else {
			sum += plainMarriage
		}
	}
	return sum
}

func judgeKeepsPair(m moment, tried rules.Action) (Verdict, error) {
	v, err := judgeTakes(m, tried)
	if v.Right && (m.state.Hand(m.seat)&^tried.Card().Set()).Marriages() == 0 {
		return wrong(PairBroken), err
	}
	return v, err
}

// withoutLeading tries each marriage that may be declared.
func withoutLeading(m moment) (string, error) {
	if !m.state.OnLead() || m.state.Turn() != m.seat {
		return "", fmt.Errorf("step %s: the learner is not on lead", m.step.ID)
	}
	is := "barred"
	for a := range m.state.Legal().All() {
		if a.Marriage() == rules.NoSuit {
			continue
		}
		if wins(m.state.Next(a), m.seat) {
			return "claim", nil
		}
		is = "lead"
	}
	return is, nil
}

// wins tells whether a side has won, or wins by a claim now.
func wins(s rules.State, seat rules.Seat) bool {
	if !s.Over() && s.IsLegal(rules.Claim) {
		s = s.Next(rules.Claim)
	}
	return s.Over() && s.Result().Winner == seat
}

// declaredBoth tells whether the learner has declared twenty and forty.
func declaredBoth(m moment, g game) bool {
	m.record = g.record
	return declared(m, m.seat) == plainMarriage+trumpMarriage
}
