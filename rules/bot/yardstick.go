package bot

import (
	"fmt"

	"bummerl/rules"
)

// The yardsticks are bots that levels are measured by. They are never made better, and never offered to learners.
var yardsticks = []Level{random{}, greedy{}}

// Yardsticks lists the bots that levels are measured by, from the weakest to the strongest.
func Yardsticks() []Level { return append([]Level(nil), yardsticks...) }

// Player finds a level or a yardstick, whatever can sit down at a table.
func Player(name string) (Level, error) {
	for _, l := range append(Yardsticks(), levels...) {
		if l.Name() == name {
			return l, nil
		}
	}
	return nil, fmt.Errorf("no level %q", name)
}

// random takes any legal action, each as likely as the others, wrong claims too.
type random struct{}

// Name is "random".
func (random) Name() string { return "random" }

// Choose takes any legal action.
func (random) Choose(v rules.View, d Dice) rules.Action {
	if v.Legal == 0 {
		return rules.NoAction
	}
	return v.Legal.Nth(int(d.Uint64() % uint64(v.Legal.Len())))
}

// greedy takes tens and aces, declares and exchanges at once, and closes when its sure tops reach about 66.
type greedy struct{}

// Name is "greedy".
func (greedy) Name() string { return "greedy" }

// Choose gives the action; it needs no dice.
func (greedy) Choose(v rules.View, _ Dice) rules.Action {
	if v.Legal.Has(rules.Claim) && v.Points[v.Seat] >= rules.Winning {
		return rules.Claim
	}
	if v.Legal.Has(rules.Exchange) {
		return rules.Exchange
	}
	if a := dearest(v.Legal, v.Trump); a != rules.NoAction {
		return a
	}
	masters := unbeaten(v.Legal.Cards(), v.Unseen|v.Up.Set())
	if v.Legal.Has(rules.Close) && masters.OfSuit(v.Trump) != 0 &&
		v.Points[v.Seat]+v.Waiting[v.Seat]+masters.Points()+4*masters.Len() >= rules.Winning {
		return rules.Close
	}
	if v.Led == rules.NoCard {
		if v.Strict() && masters != 0 {
			if trump := masters.OfSuit(v.Trump); trump != 0 {
				return rules.Play(trump.Highest())
			}
			return rules.Play(richest(masters))
		}
		return rules.Play(poorest(v, v.Legal.Cards()))
	}
	best := rules.NoCard
	for c := range v.Legal.Cards().All() {
		wins := rules.Beats(c, v.Led, v.Trump) && (c.Suit() == v.Led.Suit() || v.Led.Rank() >= rules.Ten || v.Strict())
		if wins && (best == rules.NoCard || price(v, c) < price(v, best)) {
			best = c
		}
	}
	if best != rules.NoCard && (v.Led.Points()+best.Points() >= 10 || v.Strict()) {
		return rules.Play(best)
	}
	return rules.Play(poorest(v, v.Legal.Cards()))
}

// price orders cards from the one greedy gives first.
func price(v rules.View, c rules.Card) int {
	if c.Suit() == v.Trump {
		return 12 + c.Points()
	}
	return c.Points()
}

// poorest gives the card with the lowest price.
func poorest(v rules.View, cards rules.CardSet) rules.Card {
	best := cards.Lowest()
	for c := range cards.All() {
		if price(v, c) < price(v, best) {
			best = c
		}
	}
	return best
}
