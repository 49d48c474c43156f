package course

import "bummerl/rules"

// The checks on what has been seen of a hand.
const (
	// TrumpsOut: the trumps that the learner has not seen yet (Mark).
	TrumpsOut Check = "trumps-out"
	// PairsOut: each king and queen that the opponent may hold together (Mark).
	PairsOut Check = "pairs-out"
	// TheirCount: how many points the opponent has, having declared a marriage (Number).
	TheirCount Check = "their-count"
	// MostDeclared: how many points the opponent has at most once he has declared a marriage that he may hold (Number).
	MostDeclared Check = "most-declared"
	// TheirCards: the opponent's cards, the talon being used up (Mark).
	TheirCards Check = "their-cards"
)

// The causes that these checks find.
const (
	// BrokenPair: a marriage was counted of which one card has been seen.
	BrokenPair Cause = "broken-pair"
	// SeenOwn: a card was marked that the learner holds or that lies open. SeenGone: one that has been played.
	SeenOwn  Cause = "seen-own"
	SeenGone Cause = "seen-gone"
)

var memoryChecks = map[Check]checking{
	TrumpsOut: remembering(func(m moment, v rules.View) rules.CardSet { return v.Unseen.OfSuit(m.state.Trump()) }),
	PairsOut:  remembering(func(_ moment, v rules.View) rules.CardSet { return PairsLeft(v) }),
	TheirCount: counting(func(m moment) (int, error) { return m.state.Points(m.seat.Other()), nil },
		slip{NoMarriage, func(m moment, n int) int { return n - declared(m, m.seat.Other()) }},
		slip{OtherSide, func(m moment, _ int) int { return m.state.Points(m.seat) }},
		slip{WithoutLast, func(m moment, n int) int { return n - m.lastOf(m.seat.Other()) }}),
	MostDeclared: counting(func(m moment) (int, error) { return MostAfterPair(m.seen()), nil },
		slip{BrokenPair, func(m moment, _ int) int { return m.state.Points(m.seat.Other()) + trumpMarriage }},
		slip{NoMarriage, func(m moment, _ int) int { return m.state.Points(m.seat.Other()) }}),
	TheirCards: remembering(func(_ moment, v rules.View) rules.CardSet { return v.Unseen }),
}

// remembering makes a check of cards to mark of those that the learner has not seen: what he has before his eyes is told
// first, then what has been played, then what could be and is not.
func remembering(find func(moment, rules.View) rules.CardSet) checking {
	c := marking(func(m moment) rules.CardSet { return find(m, m.seen()) })
	c.causes = append([]Cause{SeenOwn, SeenGone}, c.causes...)
	plain := c.judge
	c.judge = func(m moment, a Answer) (Verdict, error) {
		marked, err := a.cards()
		v := m.seen()
		switch {
		case err != nil:
			return Verdict{}, err
		case marked&(v.Hand|v.Up.Set()) != 0:
			return wrong(SeenOwn), nil
		case marked&v.Gone != 0:
			return wrong(SeenGone), nil
		}
		return plain(m, a)
	}
	return c
}

// PairsLeft gives the kings and queens of which the opponent may hold both, as far as the view has seen.
func PairsLeft(v rules.View) rules.CardSet {
	pool := v.Unseen &^ v.Excluded
	var set rules.CardSet
	for queen := range pool.Marriages().All() {
		set |= queen.Set() | rules.NewCard(rules.King, queen.Suit()).Set()
	}
	return set
}

// MostAfterPair gives how many points the opponent has at most once he has declared a marriage that he may hold; those that he
// has if there is none.
func MostAfterPair(v rules.View) int {
	most := 0
	for queen := range PairsLeft(v).OfRank(rules.Queen).All() {
		most = max(most, queen.Suit().MarriagePoints(v.Trump))
	}
	return v.Points[v.Seat.Other()] + most
}

// lastOf gives the points of the trick that a side took last, 0 if it has none.
func (m moment) lastOf(seat rules.Seat) int {
	all, _ := m.tricks()
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].Winner == seat {
			return all[i].Points
		}
	}
	return 0
}
