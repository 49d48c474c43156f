package bot

import (
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// worlds deals what a seat does not see, in all ways that fit its view, each as likely as the others.
type worlds struct {
	view  rules.View
	hands solve.Hands
	// base is one such way; the others differ from it by the opponent's hand and the talon alone.
	base  rules.State
	dice  *rand.Rand
	nodes *nodes
	faith *credence
	// among is how many hands are dealt for each that is taken.
	among int
	free  []rules.Card
	rest  []rules.Card
}

// worldsOf begins to deal; it gives false if no hand of the opponent fits the view.
func worldsOf(v rules.View, among int, d Dice, n *nodes) (*worlds, bool) {
	w := &worlds{view: v, hands: solve.HandsOf(v), dice: rand.New(d), nodes: n, among: among}
	if among > 1 {
		w.faith = believe(v, w.dice, n)
	}
	w.free = (w.hands.Pool &^ w.hands.Known).Cards()
	for i := range w.hands.Count() {
		if s, err := solve.World(v, w.hands.Nth(i)); err == nil {
			w.base = s
			return w, true
		}
	}
	return nil, false
}

// deal gives a world by chance: of several hands one, each as likely to be taken as it goes with what the opponent has
// done.
func (w *worlds) deal() rules.State {
	hand, sum := w.hand(), 0.0
	if w.among > 1 {
		for range w.among {
			next := w.hand()
			weight := w.faith.of(next)
			if sum += weight; w.dice.Float64()*sum < weight {
				hand = next
			}
		}
	}
	return w.with(hand)
}

// hand gives a hand of the opponent by chance, each as likely as the others.
func (w *worlds) hand() rules.CardSet {
	const patience = 50 // hands that do not fit, before the one that is known to is taken
	for range patience {
		hand := w.hands.Known
		need := w.hands.Size - hand.Len()
		for i := range need {
			j := i + w.dice.IntN(len(w.free)-i)
			w.free[i], w.free[j] = w.free[j], w.free[i]
			hand |= w.free[i].Set()
		}
		if w.fits(hand) {
			return hand
		}
	}
	return w.base.Hand(w.view.Seat.Other())
}

// all gives the worlds of every hand that the opponent may hold, and how well each goes with what he has done; the talon is
// shuffled in each.
func (w *worlds) all() (list []rules.State, weights []float64) {
	for i := range w.hands.Count() {
		hand := w.hands.Nth(i)
		if !w.fits(hand) {
			continue
		}
		weight := 1.0
		if w.among > 1 {
			const often = 16 // what he drew when is dealt anew each time
			weight = 0
			for range often {
				weight += w.faith.of(hand) / often
			}
		}
		const hardly = 1e-9 // he may have played as nobody would
		list, weights = append(list, w.with(hand)), append(weights, weight+hardly)
	}
	return list, weights
}

// fits tells whether what has been played allows a hand. Where following was strict all the time, cards drawn later may
// have been excluded before; elsewhere HandsOf tells it all.
func (w *worlds) fits(hand rules.CardSet) bool {
	if w.view.Options.Follow != rules.FollowAlways || !w.view.TalonOpen() {
		return true
	}
	w.nodes.add(nodesOfReplay * len(w.view.Trace))
	_, err := solve.World(w.view, hand)
	return err == nil
}

// with gives the opponent a hand and shuffles the rest of what is unseen into the talon.
func (w *worlds) with(hand rules.CardSet) rules.State {
	s := w.base.WithHand(w.view.Seat.Other(), hand)
	if !w.view.TalonOpen() {
		return s
	}
	w.rest = w.rest[:0]
	for c := range (w.view.Unseen &^ hand).All() {
		w.rest = append(w.rest, c)
	}
	w.dice.Shuffle(len(w.rest), func(i, j int) { w.rest[i], w.rest[j] = w.rest[j], w.rest[i] })
	return s.WithTalon(w.rest)
}

// shown gives the cards of the own hand that the opponent knows: taken in exchange, or shown in a marriage.
func shown(v rules.View) rules.CardSet {
	var set rules.CardSet
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			switch {
			case e.Seat != v.Seat:
			case e.Kind == rules.Exchanged:
				set |= e.Card.Set()
			case e.Kind == rules.MarriageDeclared:
				set |= e.Suit.Marriage()
			}
		}
	}
	return (set | v.Announced) & v.Hand
}
