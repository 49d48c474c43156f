package bot

import (
	"math"
	"math/rand/v2"

	"bummerl/rules"
)

// credence tells how well a hand of the opponent goes with what he has done while the talon was open: what he led and
// gave, and that he did not declare or exchange. Nobody plays wholly by habit, so it only leans, and rules out nothing
// but what the duty to follow did. Measured in hands of greedy, regular and expert, the true hand becomes 1.2, 1.35 and
// 1.15 times as likely.
type credence struct {
	steps []step
	dice  *rand.Rand
	nodes *nodes
	pack  rules.CardSet
}

// How far what is done leans on habit: a card is e times as likely to be played if it is worth so many card points more;
// so often any card is played; so often somebody does not declare or exchange who could.
const (
	leanPoints = 7
	leanNoise  = 0.3
	leanQuiet  = 0.25
)

// believe reads the past of a view.
func believe(v rules.View, dice *rand.Rand, n *nodes) *credence {
	return &credence{steps: stepsOf(v), dice: dice, nodes: n, pack: rules.Pack(int(v.Options.Cards))}
}

// of gives how likely the opponent would have played as he did if he now holds a hand, against other hands. Which of its
// cards he drew when is dealt by chance, so it is right on average only.
func (c *credence) of(hand rules.CardSet) float64 {
	weight := 1.0
	for i := len(c.steps) - 1; i >= 0 && weight > 0; i-- {
		s := &c.steps[i]
		switch s.kind {
		case rules.CardLed, rules.CardReplied:
			hand |= s.card.Set()
			if s.chose {
				c.nodes.add(nodesOfHabit)
				weight *= c.likely(s, hand)
			}
		case rules.TurnUpDrawn:
			hand &^= s.card.Set()
		case rules.CardDrawn:
			hand &^= c.one(hand &^ s.shown).Set()
		case rules.Exchanged:
			hand = hand&^s.card.Set() | s.other.Set()
		}
	}
	return weight
}

// one picks a card by chance.
func (c *credence) one(set rules.CardSet) rules.Card {
	if set == 0 {
		return rules.NoCard
	}
	for range c.dice.IntN(set.Len()) {
		set &= set - 1
	}
	return set.Lowest()
}

// likely gives how likely a hand does what a step tells.
func (c *credence) likely(s *step, hand rules.CardSet) float64 {
	v := s.seen
	v.hand = hand
	v.unseen = c.pack &^ (hand | s.seen.unseen)
	v.spread()
	quiet, legal := 1.0, hand
	switch {
	case s.kind == rules.CardLed && v.announced != 0:
		legal = v.announced
	case s.kind == rules.CardReplied && v.strict:
		if hand&rules.Barred(c.pack, v.led, s.card, v.trump) != 0 {
			return 0
		}
		legal = hand.OfSuit(s.card.Suit()) // whatever else he may have played instead is much the same
	}
	if s.mightExchange && hand.Has(v.swaps) {
		quiet *= leanQuiet
	}
	if s.mightDeclare && hand.Marriages() != 0 {
		quiet *= leanQuiet
	}
	return quiet * (leanNoise/float64(legal.Len()) + (1-leanNoise)*leaning(&v, s.card, legal))
}

// leaning gives how likely a card is to be chosen among others by habit.
func leaning(v *sight, chosen rules.Card, among rules.CardSet) float64 {
	worthOf := usual.leadWorth
	if v.led != rules.NoCard {
		worthOf = usual.followWorth
	}
	sum, by := 0.0, worthOf(v, chosen)
	for c := range among.All() {
		sum += math.Exp((worthOf(v, c) - by) / leanPoints)
	}
	return 1 / sum
}
