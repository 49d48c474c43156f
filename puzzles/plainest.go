package puzzles

import "bummerl/rules"

// plainest picks one of several right actions: to claim, to undertake, to announce, else the richest card.
func plainest(right rules.Actions) rules.Action {
	for _, a := range []rules.Action{rules.Claim, rules.Snapszer, rules.Close} {
		if right.Has(a) {
			return a
		}
	}
	if announce := right &^ rules.Actions(right.Cards()); announce != 0 {
		return announce.First()
	}
	return rules.Play(richest(right.Cards()))
}

// richest gives the card with the most points, the first such, or NoCard.
func richest(cards rules.CardSet) rules.Card {
	best := rules.NoCard
	for c := range cards.All() {
		if c.Rank() > best.Rank() {
			best = c
		}
	}
	return best
}
