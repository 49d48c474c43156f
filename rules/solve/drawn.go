package solve

import (
	"slices"

	"bummerl/rules"
)

// Drawn is what follows when the last cards are drawn: the opponent's hand just before, with the card that he gave to
// the trick if he gave the last one, and the moment after, in which all cards are known.
type Drawn struct {
	Hand  rules.CardSet
	After Moment
}

// Drawing tells whether the last cards of the talon are about to be drawn: the trick is complete, and what lay face down is
// seen next. Nobody is to act then.
func (n Moment) Drawing() bool { return n.drawing != rules.NoCard }

// Reply gives the reply after which the last cards are drawn, NoCard in all other moments.
func (n Moment) Reply() rules.Card { return n.drawing }

// Drawn lists what may follow when the last cards are drawn, one for each hand; nothing in all other moments. Whoever won
// the trick takes the hidden card and the other the turn-up, so that the planner sees where every card is.
func (n Moment) Drawn() []Drawn {
	if !n.Drawing() {
		return nil
	}
	var list []Drawn
	opponent := n.planner.Other()
	for hand := range n.Hands().All() {
		s := n.state.WithHand(opponent, hand).WithTalon((n.unseen &^ hand).Cards()).Next(rules.Play(n.drawing))
		held := s.Hand(opponent)
		list = append(list, Drawn{hand, Moment{state: s, known: held, size: held.Len(), planner: n.planner}})
	}
	return list
}

// different lists the different moments that may follow the draw.
func (n Moment) different() []Moment {
	var list []Moment
	for _, d := range n.Drawn() {
		if !slices.Contains(list, d.After) {
			list = append(list, d.After)
		}
	}
	return list
}

// shut forgets what is unseen once nothing will be drawn any more.
func (n Moment) shut() Moment {
	if n.unseen != 0 && !n.state.TalonOpen() {
		n.unseen = 0
	}
	return n
}

// lastDraw tells whether the last trick of the open talon is being played or about to be, so that no card is drawn which
// the planner does not see or know at once.
func (n *Moment) lastDraw() bool { return n.unseen != 0 }

// got gives the card that the opponent draws when the moment after comes of a hand just before.
func (n *Moment) got(hand rules.CardSet, after Moment) rules.CardSet {
	return after.state.Hand(n.planner.Other()) &^ hand
}
