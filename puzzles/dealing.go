package puzzles

import "bummerl/rules"

// dealing gives the puzzle's record with another hand of the opponent at the start: the cards that he does not hold lie
// where those lay that he does. The learner has seen the same.
func (p Puzzle) dealing(hand rules.CardSet) rules.Record {
	them := p.Seat().Other()
	held := p.start.Hand(them)
	out, in := (held &^ hand).Cards(), (hand &^ held).Cards()
	r := p.Record
	for i := range min(len(in), len(out)) {
		r.Deal = swapped(r.Deal, out[i], in[i])
	}
	return r
}

// swapped gives the deal with two cards in each other's place.
func swapped(d rules.Deal, x, y rules.Card) rules.Deal {
	for seat, hand := range d.Hands {
		if hand.Has(x) != hand.Has(y) {
			d.Hands[seat] = hand ^ (x.Set() | y.Set())
		}
	}
	for i, c := range d.Talon {
		switch c {
		case x:
			d.Talon[i] = y
		case y:
			d.Talon[i] = x
		}
	}
	return d
}
