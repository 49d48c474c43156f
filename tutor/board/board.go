package board

import (
	"slices"

	"bummerl/rules"
)

// Board is a position as it is being set up, or a position of a game that has come onto the board as it is (Told).
// Boards are values: what changes one gives another.
type Board struct {
	// Variant is the name of the variant that Options started from.
	Variant string
	Options rules.Options
	// Seat is who sits in front, and whose view it is unless all cards are open.
	Seat rules.Seat
	// Open tells that all cards lie open.
	Open bool

	// Trump is the trump suit, Turn the seat to act: the follower when a card is led, Seat unless all cards are open.
	Trump rules.Suit
	Turn  rules.Seat
	// Points are those of each seat besides the cards that are among its tricks (0 to 220): of marriages, and of gone
	// cards; Tricks are its tricks besides those that these cards make (0 to 12).
	Points, Tricks [2]int
	// ClosedBy closed the talon, else NoSeat; Closed is what stood then.
	ClosedBy rules.Seat
	Closed   rules.Closing
	// Announced is the suit of a marriage just declared, of which one must be led now; only with open cards.
	Announced rules.Suit

	// told is nil where the position is set up by the fields above.
	told *told

	at [32]Place
	// talon are the face-down cards of the talon, the top first.
	talon [11]rules.Card
	// left is the number of talon cards that a seen position tells besides; -1 where it follows from the tricks.
	left int
}

// New gives an empty board: no card is anywhere, forehand in front and on lead.
func New(variant string, o rules.Options, open bool) Board {
	return Board{
		Variant: variant, Options: o, Seat: rules.Forehand, Open: open, Trump: rules.NoSuit, Turn: rules.Forehand,
		ClosedBy: rules.NoSeat, Announced: rules.NoSuit, left: -1,
	}
}

// Pack gives the cards of the board's pack.
func (b Board) Pack() rules.CardSet { return rules.Pack(int(b.Options.Cards)) }

// At gives where a card lies.
func (b Board) At(c rules.Card) Place { return b.at[c&31] }

// In gives the cards of a place.
func (b Board) In(p Place) rules.CardSet {
	var set rules.CardSet
	for c := range b.Pack().All() {
		if b.at[c] == p {
			set |= c.Set()
		}
	}
	return set
}

// Hidden lists the face-down cards of the talon, the top first.
func (b Board) Hidden() []rules.Card {
	n := slices.Index(b.talon[:], rules.NoCard)
	if n < 0 {
		n = len(b.talon)
	}
	return slices.Clone(b.talon[:n])
}

// one gives the card of a place that holds at most one.
func (b Board) one(p Place) rules.Card {
	for c := range b.In(p).All() {
		return c
	}
	return rules.NoCard
}

// LedCard gives the card on the table that has not been answered, or NoCard.
func (b Board) LedCard() rules.Card { return b.one(Led) }

// UpCard gives the talon's last card, or NoCard.
func (b Board) UpCard() rules.Card { return b.one(TurnUp) }

// Made gives the points and tricks of a seat, those of the cards it has won included.
func (b Board) Made(seat rules.Seat) (points, tricks int) {
	won := b.In(Tricks(seat))
	return b.Points[seat] + won.Points(), b.Tricks[seat] + (won.Len()+1)/2
}

// TalonLeft counts the talon cards left, the turn-up included: with open cards those that lie there, else as many as the
// tricks made leave, unless the position told otherwise.
func (b Board) TalonLeft() int {
	if b.Open {
		return b.In(Talon).Len() + b.In(TurnUp).Len()
	}
	if b.left >= 0 {
		return b.left
	}
	_, f := b.Made(rules.Forehand)
	_, d := b.Made(rules.Dealer)
	made := f + d
	if b.ClosedBy != rules.NoSeat {
		made = b.Closed.OpponentTricks + b.Closed.CloserTricks
	}
	return max(0, b.Options.TalonSize()-2*made)
}

// Put gives the board with a card in another place; a card that is already there goes nowhere. A place for one card gives
// back the one that it had. Whoever puts the turn-up tells the trump suit.
func (b Board) Put(c rules.Card, p Place) Board {
	b = b.Setup()
	if !b.Pack().Has(c) || p >= places {
		return b
	}
	was := b.at[c]
	b.take(c)
	if was == p || p == Nowhere {
		return b
	}
	switch p {
	case Led, TurnUp:
		b.take(b.one(p))
	case Talon:
		n := len(b.Hidden())
		if n == len(b.talon) {
			return b
		}
		b.talon[n] = c
	}
	b.at[c] = p
	if p == TurnUp {
		b.Trump = c.Suit()
	}
	return b
}

// Rest gives the board with every card that lies nowhere in a place.
func (b Board) Rest(p Place) Board {
	b = b.Setup()
	for c := range b.In(Nowhere).All() {
		b = b.Put(c, p)
	}
	return b
}

// take takes a card from where it lies.
func (b *Board) take(c rules.Card) {
	if b.at[c] == Talon {
		rest := slices.DeleteFunc(b.Hidden(), func(other rules.Card) bool { return other == c })
		b.talon = [11]rules.Card{}
		copy(b.talon[:], rest)
	}
	b.at[c] = Nowhere
}

// Showing gives the board with all cards open, or as its seat sees it. What the seat has not seen goes nowhere: the
// opponent's cards, and the talon's; a record keeps what the seat knows of them.
func (b Board) Showing(open bool) Board {
	if r, ok := b.Record(); ok && !open {
		if seen, err := SeenBy(r, b.Seat); err == nil {
			return seen
		}
	}
	b = b.Setup()
	if b.Open == open {
		return b
	}
	b.Open, b.left = open, -1
	if open {
		return b
	}
	for c := range (b.In(Hand(b.Seat.Other())) | b.In(Talon)).All() {
		b.take(c)
	}
	b.Turn, b.Announced = b.Seat, rules.NoSuit
	return b
}

// Turned gives a board whose cards all lie open from the other side; one of what a seat sees stays as it is, since what
// the other sees cannot be known.
func (b Board) Turned() Board {
	if b.Open {
		b.Seat = b.Seat.Other()
	}
	return b
}

// Swapped gives the board with the other dealer: the seats change their places with all that is theirs, so that who sits
// in front keeps cards, points and turn.
func (b Board) Swapped() Board {
	b = b.Setup()
	swap := func(p [2]int) [2]int { return [2]int{p[1], p[0]} }
	for c := range b.Pack().All() {
		switch p := b.at[c]; p {
		case ForehandHand, ForehandTricks:
			b.at[c] = p + 1
		case DealerHand, DealerTricks:
			b.at[c] = p - 1
		}
	}
	b.Points, b.Tricks = swap(b.Points), swap(b.Tricks)
	if b.ClosedBy != rules.NoSeat {
		b.ClosedBy = b.ClosedBy.Other()
	}
	b.Seat, b.Turn = b.Seat.Other(), b.Turn.Other()
	return b
}

// Under gives the board under other rules. Cards that are not in their pack are taken away.
func (b Board) Under(variant string, o rules.Options) Board {
	b = b.Setup()
	for c := range (b.Pack() &^ rules.Pack(int(o.Cards))).All() {
		b.take(c)
	}
	b.Variant, b.Options = variant, o
	return b
}
