package rules

// deal finds a deal and an order of drawing in which each seat holds what it must hold in time and no card that it
// cannot have held.
func (t *tale) deal(f ViewForm) (Deal, problems) {
	var found problems
	pack := Pack(int(f.Options.Cards))
	them := f.Seat.Other()
	var own [2]CardSet
	own[f.Seat] = t.ownCards(f.Seat, f.Hand)
	own[them] = t.ownCards(them, 0)
	for c := range (own[0] & own[1]).All() {
		t.neverHeld(&found, t.later(c), c)
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		if own[seat].Has(t.first) { // it lay in the talon until it was shown
			t.neverHeld(&found, seat, t.first)
		}
	}
	if len(found) > 0 {
		return Deal{}, found
	}
	drawn := [2]int{}
	for _, d := range t.draws {
		drawn[d.seat]++
	}
	rest := pack &^ (own[0] | own[1] | t.first.Set())
	for seat := Forehand; seat <= Dealer; seat++ {
		for own[seat].Len() < f.Options.HandSize()+drawn[seat] && rest != 0 {
			c := t.leastBarred(seat, rest)
			own[seat] |= c.Set()
			rest &^= c.Set()
		}
	}
	deal := Deal{Hands: own}
	for i := len(t.draws) - 1; i >= 0; i-- {
		d := t.draws[i]
		c := t.drawnAt(d, deal.Hands[d.seat])
		if c == NoCard {
			t.neverHeld(&found, d.seat, t.lastNeeded(d.seat, deal.Hands[d.seat]))
			return Deal{}, found
		}
		deal.Hands[d.seat] &^= c.Set()
		deal.Talon[i] = c
	}
	for seat := Forehand; seat <= Dealer; seat++ {
		if deal.Hands[seat].Len() > f.Options.HandSize() {
			t.neverHeld(&found, seat, t.lastNeeded(seat, deal.Hands[seat]))
		}
	}
	if len(found) > 0 {
		return Deal{}, found
	}
	n := len(t.draws)
	for c := range rest.All() {
		deal.Talon[n] = c
		n++
	}
	deal.Talon[f.Options.TalonSize()-1] = t.first
	return deal, found
}

// ownCards gives the cards that a seat was dealt or drew face down: those it needed or holds now, without those that it
// was given for all to see and did not have before.
func (t *tale) ownCards(seat Seat, hand CardSet) CardSet {
	cards := hand
	for c, at := range t.needed[seat] {
		if at != never {
			cards |= Card(c).Set()
		}
	}
	for c := range (cards & t.shown[seat]).All() {
		if !t.gave[seat].Has(c) {
			cards &^= c.Set()
		}
	}
	return cards
}

// leastBarred picks the card that a seat can have held longest.
func (t *tale) leastBarred(seat Seat, cards CardSet) Card {
	best := cards.Lowest()
	for c := range cards.All() {
		if t.barred[seat][c] < t.barred[seat][best] {
			best = c
		}
	}
	return best
}

// drawnAt picks the card of a hand that was drawn at a time, knowing that none was drawn later: the one barred last
// among those not needed before; of several the one needed last. It gives NoCard if there is none. Earliest deadline
// first, read backwards: if any order of drawing fits, this one does.
func (t *tale) drawnAt(d drawing, hand CardSet) Card {
	needed, barred := &t.needed[d.seat], &t.barred[d.seat]
	best := NoCard
	for c := range hand.All() {
		switch {
		case needed[c] <= d.at:
		case best == NoCard || barred[c] > barred[best] || barred[c] == barred[best] && needed[c] > needed[best]:
			best = c
		}
	}
	return best
}

// lastNeeded picks the card of a hand that came into use last.
func (t *tale) lastNeeded(seat Seat, hand CardSet) Card {
	best := hand.Lowest()
	for c := range hand.All() {
		if t.needed[seat][c] != never && t.needed[seat][c] > t.needed[seat][best] {
			best = c
		}
	}
	return best
}

// later gives the seat that came to use a card later than the other.
func (t *tale) later(c Card) Seat {
	if t.needed[Forehand][c] > t.needed[Dealer][c] {
		return Forehand
	}
	return Dealer
}

// neverHeld reports a card that a seat used, or holds now, but cannot have.
func (t *tale) neverHeld(found *problems, seat Seat, c Card) {
	used := t.needed[seat][c] + 1
	if used > never {
		used = 0
	}
	found.seat(NeverHeld, seat, 0, used)
	(*found)[len(*found)-1].Card = c
}
