package rules

import "fmt"

// Deal is the outcome of dealing: both hands and the talon.
type Deal struct {
	// Hands holds the cards of Forehand and Dealer.
	Hands [2]CardSet
	// Talon lists the talon from the top, the turn-up last: 10 cards (12 of 24); the rest is NoCard.
	Talon [12]Card
}

// HandSize is the number of cards dealt to each player: 5, or 6 with 24 cards.
func (o Options) HandSize() int { return int(o.Cards) / 4 }

// TalonSize is the number of talon cards after the deal, the turn-up included: 10, or 12 with 24 cards.
func (o Options) TalonSize() int { return int(o.Cards) / 2 }

// LowestTrump gives the card that may be exchanged for the turn-up: the jack, or the nine with 24 cards.
func (o Options) LowestTrump(trump Suit) Card {
	if o.Cards == 24 {
		return NewCard(Nine, trump)
	}
	return NewCard(Jack, trump)
}

// TurnUp gives the talon card that is turned up and makes trump.
func (d Deal) TurnUp(o Options) Card { return d.Talon[o.TalonSize()-1] }

// DealPack deals a pack that lies in order, the top card first, as RULES.md tells it: three cards to forehand, three to
// the dealer, one turned up, two each (24 cards: three each again); the rest is the talon.
func DealPack(o Options, pack []Card) (Deal, error) {
	var d Deal
	if len(pack) != int(o.Cards) {
		return d, fmt.Errorf("the pack has %d cards, not %d", len(pack), o.Cards)
	}
	second := o.HandSize() - 3
	d.Hands[Forehand] = SetOf(pack[:3]...) | SetOf(pack[7:7+second]...)
	d.Hands[Dealer] = SetOf(pack[3:6]...) | SetOf(pack[7+second:7+2*second]...)
	n := copy(d.Talon[:], pack[7+2*second:])
	d.Talon[n] = pack[6]
	return d, d.Validate(o)
}

// Validate tells whether the deal is exactly the pack, dealt in the right numbers.
func (d Deal) Validate(o Options) error {
	seen := d.Hands[Forehand]
	for seat := Forehand; seat <= Dealer; seat++ {
		if n := d.Hands[seat].Len(); n != o.HandSize() {
			return fmt.Errorf("%s has %d cards, not %d", seat, n, o.HandSize())
		}
	}
	if both := seen & d.Hands[Dealer]; both != 0 {
		return fmt.Errorf("%s is in both hands", both.Lowest())
	}
	seen |= d.Hands[Dealer]
	for i, c := range d.Talon {
		if (c == NoCard) != (i >= o.TalonSize()) {
			return fmt.Errorf("the talon does not have %d cards", o.TalonSize())
		}
		if seen.Has(c) {
			return fmt.Errorf("%s is there twice", c)
		}
		seen |= c.Set()
	}
	if wrong := seen &^ Pack(int(o.Cards)); wrong != 0 {
		return fmt.Errorf("%s is not in the pack of %d cards", wrong.Lowest(), o.Cards)
	}
	return nil
}
