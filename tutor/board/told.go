package board

import (
	"errors"

	"bummerl/rules"
)

// told is a position of a game, with all that its history tells; one of the fields is set.
type told struct {
	record *rules.Record
	state  *rules.State
	seen   *rules.ViewForm
}

// OfRecord puts a record on the board with all cards open, as a seat sits before it.
func OfRecord(r rules.Record, seat rules.Seat) Board {
	b := New(r.Variant, r.Options, true)
	r.ID = nil
	b.Seat, b.told = seat, &told{record: &r}
	return b
}

// OfState puts a state on the board: as a set-up where that tells all of it.
func OfState(s rules.State, seat rules.Seat) Board {
	if p, err := s.Position(); err == nil {
		return OfPosition(p, seat)
	}
	b := New(s.Options().Variant(), s.Options(), true)
	b.Seat, b.told = seat, &told{state: &s}
	return b
}

// OfSeen puts on the board what a seat sees, by its actions or set up.
func OfSeen(f rules.ViewForm) Board {
	f.Variant, f.Options = named(f.Variant, f.Options)
	if f.Seat > rules.Dealer {
		f.Seat = rules.Forehand
	}
	b := New(f.Variant, f.Options, false)
	b.Seat = f.Seat
	if f.Setup == nil {
		f.ID = nil
		b.told = &told{seen: &f}
		return b
	}
	v := f.Setup
	b.Trump, b.Turn, b.Points, b.Tricks, b.ClosedBy = v.Trump, f.Seat, v.Points, v.Tricks, v.ClosedBy
	if v.ClosedBy != rules.NoSeat {
		b.Closed = v.Closed
	}
	b.lay(f.Hand, Hand(f.Seat))
	b.lay(v.Known, Hand(f.Seat.Other()))
	b.lay(v.Gone, Gone)
	b.lay(v.Led.Set(), Led)
	b.lay(f.Up.Set(), TurnUp)
	b.bound()
	if b.TalonLeft() != v.Talon {
		b.left = min(max(v.Talon, 0), MostTricks)
	}
	return b
}

// SeenBy gives what a seat has seen of a record, without anything that it has not.
func SeenBy(r rules.Record, seat rules.Seat) (Board, error) {
	v, err := r.View(seat)
	if err != nil {
		return Board{}, err
	}
	f := v.Form()
	f.Variant = r.Variant
	return OfSeen(f), nil
}

// OfPosition puts a set-up with all cards open on the board; it need not be sound. Cards that it does not name are gone.
func OfPosition(p rules.Position, seat rules.Seat) Board {
	p.Variant, p.Options = named(p.Variant, p.Options)
	if seat > rules.Dealer {
		seat = rules.Forehand
	}
	b := New(p.Variant, p.Options, true)
	b.Seat, b.Trump, b.Points, b.Tricks, b.ClosedBy = seat, p.Trump, p.Points, p.Tricks, p.ClosedBy
	if p.Turn <= rules.Dealer {
		b.Turn = p.Turn
	}
	if p.ClosedBy != rules.NoSeat {
		b.Closed = p.Closed
	}
	b.lay(b.Pack(), Gone)
	b.lay(p.Hands[rules.Forehand], ForehandHand)
	b.lay(p.Hands[rules.Dealer], DealerHand)
	b.lay(p.Led.Set(), Led)
	if n := len(p.Talon); n > 0 {
		b.lay(p.Talon[n-1].Set(), TurnUp)
		for _, c := range p.Talon[:n-1] {
			if b.Pack().Has(c) && b.at[c] != Talon && len(b.Hidden()) < len(b.talon) {
				b.talon[len(b.Hidden())] = c
				b.at[c] = Talon
			}
		}
	}
	b.bound()
	return b
}

// named gives rules with the name of a variant, the nearest if they have none; the default ones if they could not be read.
func named(variant string, o rules.Options) (string, rules.Options) {
	switch {
	case o.Cards == 0:
		o, _ = rules.Variant(rules.DefaultVariant)
		return rules.DefaultVariant, o
	case variant == "":
		return o.Variant(), o
	}
	return variant, o
}

// lay puts cards of the pack in a place, from wherever they are.
func (b *Board) lay(cards rules.CardSet, p Place) {
	for c := range (cards & b.Pack()).All() {
		b.at[c] = p
	}
}

// Told tells whether the board has a position of a game with its history, which no set-up tells in full.
func (b Board) Told() bool { return b.told != nil }

// Record gives the record that the board holds.
func (b Board) Record() (rules.Record, bool) {
	if b.told == nil || b.told.record == nil {
		return rules.Record{}, false
	}
	return *b.told.record, true
}

// Setup gives the board as a set-up that can be changed. Where a history is left behind, a marriage just declared is
// kept with open cards; a kontra, a knock or a bid is not.
func (b Board) Setup() Board {
	if b.told == nil {
		return b
	}
	if b.Open {
		if s, err := b.State(); err == nil {
			return b.ofState(s)
		}
	} else if v, err := b.View(); err == nil {
		return b.ofView(v)
	}
	set := New(b.Variant, b.Options, b.Open)
	set.Seat = b.Seat
	if !b.Open {
		set.Turn = b.Seat
	}
	return set
}

func (b Board) ofState(s rules.State) Board {
	p, _ := s.Position() // what it cannot tell is left behind
	p.Variant, p.Options = b.Variant, b.Options
	set := OfPosition(p, b.Seat)
	if s.Announced() != 0 {
		set.Announced = s.Announced().Lowest().Suit()
	}
	if r, ok := b.Record(); ok {
		if v, err := r.View(b.Seat); err == nil {
			set.shareTricks(v)
		}
	}
	return set
}

func (b Board) ofView(v rules.View) Board {
	f, _ := v.SetupForm()
	f.Variant = b.Variant
	set := OfSeen(f)
	set.shareTricks(v)
	return set
}

// shareTricks puts the gone cards to those who won them, as far as the view tells.
func (b *Board) shareTricks(v rules.View) {
	for _, t := range v.TakenTricks() {
		b.lay(t.Led.Set()|t.Reply.Set(), Tricks(t.Winner))
		b.Points[t.Winner] -= t.Points
		b.Tricks[t.Winner]--
	}
}

// errNotOpen is given where all cards would have to lie open.
var errNotOpen = errors.New("not all cards lie open")

// MostPoints and MostTricks are more than anybody can have; numbers beyond cannot be set up. What the rules allow of those
// within, Check tells.
const (
	MostPoints = 220
	MostTricks = 12
)

// bound keeps the numbers within what the text form can tell.
func (b *Board) bound() {
	into := func(n *int, most int) { *n = min(max(*n, 0), most) }
	for seat := range b.Points {
		into(&b.Points[seat], MostPoints)
		into(&b.Tricks[seat], MostTricks)
	}
	into(&b.Closed.OpponentPoints, MostPoints)
	into(&b.Closed.OpponentTricks, MostTricks)
	into(&b.Closed.CloserTricks, MostTricks)
}
