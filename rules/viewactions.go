package rules

import "errors"

// viewOfActions finds one deal that fits everything the view tells and lets a witness watch it being played. What the
// seat has not seen is invented, so it makes no difference to the view which deal is found.
func (f ViewForm) viewOfActions() (View, error) {
	t, found := f.tale()
	if len(found) > 0 {
		return View{}, found.err()
	}
	deal, found := t.deal(f)
	if len(found) > 0 {
		return View{}, found.err()
	}
	v, err := Record{Options: f.Options, Deal: deal, Actions: f.Actions}.View(f.Seat)
	var bad *ReplayError
	var why *IllegalError
	switch {
	case errors.As(err, &bad) && errors.As(err, &why):
		found = append(found, Problem{Kind: IllegalAction, Seat: NoSeat, Suit: NoSuit, Want: bad.Index + 1, Cause: why})
	case err != nil:
		return View{}, err
	}
	for c := range (f.Hand &^ v.Hand).All() {
		if err == nil {
			t.neverHeld(&found, f.Seat, c)
		}
	}
	if len(found) > 0 {
		return View{}, found.err()
	}
	return v, nil
}

// tale is what public actions tell of the cards without showing any other: who must have held what by when, and who
// drew when. Times are indices of actions; -1 is the deal.
type tale struct {
	// needed is the first time at which a seat must have held a card (never if at none); barred is the last at which it
	// cannot have held one, since a duty would have made it play the card.
	needed, barred [2][32]int
	// draws lists the face-down draws in order.
	draws []drawing
	// first is the turn-up of the deal; shown holds the cards that a seat was given for all to see: it, when exchanged,
	// and the last card drawn.
	first Card
	shown [2]CardSet
	// gave holds the lowest trump of a seat that exchanged it, played the cards played.
	gave, played [2]CardSet
}

type drawing struct {
	at   int
	seat Seat
}

// never is later than any action.
const never = 1 << 10

// tale follows the actions as far as cards go; whether they are legal otherwise is left to the engine.
func (f ViewForm) tale() (*tale, problems) {
	var found problems
	if f.Seat > Dealer {
		found.field(Missing, "seat", "")
	}
	if f.Up == NoCard {
		found.field(Missing, "up", "")
	}
	pack := Pack(int(f.Options.Cards))
	places{{"hand", f.Hand.Cards()}}.check(pack, &found)
	places{{"up", []Card{f.Up}}}.check(pack, &found)
	if len(found) > 0 {
		return nil, found
	}
	t := &tale{first: f.Up}
	for seat := range t.needed {
		for c := range t.needed[seat] {
			t.needed[seat][c], t.barred[seat][c] = never, -1
		}
	}
	n := narrator{tale: t, opt: f.Options, pack: pack, trump: f.Up.Suit(), up: f.Up, left: f.Options.TalonSize()}
	for i, a := range f.Actions {
		if n.tell(i, a); len(n.found) > 0 {
			return t, n.found
		}
	}
	for c := range (f.Hand & (t.played[0] | t.played[1])).All() {
		found.card(CardTwice, c, "hand")
		found[len(found)-1].Text = "actions"
	}
	if got, want := f.Hand.Len(), n.handOf(f.Seat); got != want {
		found.seat(HandSize, f.Seat, got, want)
	}
	return t, found
}

// narrator walks through the actions.
type narrator struct {
	*tale
	opt    Options
	pack   CardSet
	trump  Suit
	up     Card
	turn   Seat
	led    Card
	left   int
	closed bool
	found  problems
}

// handOf counts the cards that a seat holds after what has been told, a led card not.
func (n *narrator) handOf(seat Seat) int {
	return n.opt.HandSize() - n.played[seat].Len() + (n.opt.TalonSize()-n.left)/2
}

func (n *narrator) tell(i int, a Action) {
	switch m := a.Marriage(); {
	case a.Card() != NoCard:
		n.play(i, a.Card())
	case a == Exchange:
		lowest := n.opt.LowestTrump(n.trump)
		n.need(n.turn, lowest, i)
		n.gave[n.turn] |= lowest.Set()
		n.shown[n.turn] |= n.up.Set()
		n.up = lowest
	case m != NoSuit:
		n.need(n.turn, NewCard(King, m), i)
		n.need(n.turn, NewCard(Queen, m), i)
	case a == Close, a == Snapszer:
		n.closed = true
	}
}

func (n *narrator) play(i int, c Card) {
	switch {
	case !n.pack.Has(c):
		n.found.card(NotInPack, c, "actions")
		n.found[0].Want = n.pack.Len()
	case (n.played[0] | n.played[1]).Has(c):
		n.neverHeld(&n.found, n.turn, c)
		n.found[0].Want = i + 1
	}
	n.need(n.turn, c, i)
	n.played[n.turn] |= c.Set()
	if n.led == NoCard {
		n.led, n.turn = c, n.turn.Other()
		return
	}
	if n.opt.Follow == FollowAlways || n.closed || n.left == 0 {
		for b := range (Barred(n.pack, n.led, c, n.trump) &^ n.played[n.turn]).All() {
			n.barred[n.turn][b] = i
		}
	}
	if !Beats(c, n.led, n.trump) {
		n.turn = n.turn.Other()
	}
	n.led = NoCard
	if n.closed || n.left == 0 {
		return
	}
	n.draws = append(n.draws, drawing{i, n.turn})
	if n.left -= 2; n.left > 0 {
		n.draws = append(n.draws, drawing{i, n.turn.Other()})
	} else {
		n.shown[n.turn.Other()] |= n.up.Set()
	}
}

func (t *tale) need(seat Seat, c Card, i int) { t.needed[seat][c] = min(t.needed[seat][c], i) }
