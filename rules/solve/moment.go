package solve

import (
	"errors"

	"bummerl/rules"
)

// Moment is a moment of a hand as a planner sees it who does not know what the opponent holds: a state in which the
// opponent's hand is everything that he may hold, with the cards among them that he must hold and how many he has. It is
// a comparable value: equal moments have equal futures.
type Moment struct {
	state   rules.State
	known   rules.CardSet
	size    int
	planner rules.Seat
	// unseen is what the opponent holds or lies face down, as long as the last draw is ahead (see Drawn), else empty;
	// drawing is the reply that ends its trick, once it has been given.
	unseen  rules.CardSet
	drawing rules.Card
}

// ErrNoHand is the error when no hand of the opponent fits the view.
var ErrNoHand = errors.New("the opponent can hold no hand that fits")

// Begin gives the moment of a view when the opponent may hold these hands; its seat is the planner.
func Begin(v rules.View, h Hands) (Moment, error) {
	if v.Over {
		return Moment{}, ErrOver
	}
	if v.Options.Cards == 0 {
		return Moment{}, ErrNoHand // no view at all
	}
	hand, ok := h.Any()
	if !ok || h.Size != v.OpponentCards {
		return Moment{}, ErrNoHand
	}
	v.Excluded, v.Known = v.Unseen&^h.Pool, h.Known
	s, ok := v.Suppose(hand)
	if !ok {
		return Moment{}, ErrNoHand
	}
	n := Moment{state: s.WithHand(v.Seat.Other(), h.Pool), known: h.Known, size: h.Size, planner: v.Seat}
	if v.LastDraw() {
		n.unseen = v.Unseen
	}
	return n.tight(), nil
}

// Turn gives the seat to act, NoSeat when the hand is over or cards are about to be drawn.
func (n Moment) Turn() rules.Seat {
	if n.Drawing() {
		return rules.NoSeat
	}
	return n.state.Turn()
}

// Over tells whether the hand is over, Outcome what it brought the planner then, in game points.
func (n Moment) Over() bool { return n.state.Over() }

// Outcome gives what a finished hand brought the planner, in game points.
func (n Moment) Outcome() int { return Outcome(n.state, n.planner) }

// Hands gives what the opponent may hold now.
func (n Moment) Hands() Hands {
	return Hands{Known: n.known, Pool: n.state.Hand(n.planner.Other()), Size: n.size}
}

// Only gives the moment when the opponent may hold no more than these of its hands.
func (n Moment) Only(h Hands) Moment {
	h = h.tight()
	n.state, n.known = n.state.WithHand(n.planner.Other(), h.Pool), h.Known
	return n
}

// tight keeps the two ways of knowing a hand wholly alike, so that equal knowledge has equal keys.
func (n Moment) tight() Moment {
	opponent := n.planner.Other()
	pool := n.state.Hand(opponent)
	switch n.size {
	case n.known.Len():
		n.state = n.state.WithHand(opponent, n.known)
	case pool.Len():
		n.known = pool
	}
	return n
}

// After gives the moment after an action that the player to act may take in some of the hands; the hands in which the
// opponent could not have taken it are no longer possible. It gives false if he can take it in none. It does not ask
// whether the planner's own actions, or announcements of the opponent, are allowed otherwise.
// After a reply that makes both draw the last cards it is the moment before they do: see Drawn.
func (n Moment) After(a rules.Action) (Moment, bool) {
	draws := n.unseen != 0 && n.draws(a)
	if n.state.Turn() == n.planner {
		if draws {
			n.drawing = a.Card()
			return n, true
		}
		n.state = n.state.Next(a)
		return n.shut(), true
	}
	s := &n.state
	seat := s.Turn()
	pool, need, shown := s.Hand(seat), n.known, n.known
	size := n.size
	switch c := a.Card(); {
	case c != rules.NoCard:
		need |= c.Set()
		pool &^= n.barred(c)
		shown &^= c.Set()
		n.size--
	case a.Marriage() < rules.NoSuit:
		need |= a.Marriage().Marriage()
		shown = need
	case a == rules.Exchange:
		lowest := s.Options().LowestTrump(s.Trump()).Set()
		need |= lowest
		shown = shown&^lowest | s.Up().Set()
	}
	if need&^pool != 0 || need.Len() > size || pool.Len() < size {
		return Moment{}, false
	}
	if draws {
		n.state, n.known, n.size, n.drawing = s.WithHand(seat, pool), need, size, a.Card()
		return n.tight(), true
	}
	if n.unseen != 0 {
		n.unseen = n.unseen&^(need&^shown) | shown&^need
	}
	if size == 1 && a.Card() != rules.NoCard {
		pool = need // the hand is played out, so nothing else may seem to be left
	}
	n.state = s.WithHand(seat, pool).Next(a)
	n.known = shown
	return n.shut().tight(), true
}

// barred gives the cards that the opponent cannot hold if he answers the card led with c.
func (n *Moment) barred(c rules.Card) rules.CardSet {
	led := n.state.Led()
	if led == rules.NoCard || !n.state.Strict() {
		return 0
	}
	return rules.Barred(rules.Pack(int(n.state.Options().Cards)), led, c, n.state.Trump())
}

// opponentActions gives what the opponent may do in one hand or another, without bets and wrong claims; some may turn
// out to fit no hand. Replies to a card led are all cards that he may hold.
func (n *Moment) opponentActions() rules.Actions {
	if n.state.Led() != rules.NoCard {
		return rules.Actions(n.state.Hand(n.state.Turn()))
	}
	return Candidates(n.state)
}

// draws tells whether an action would make both draw from the open talon with the hand going on, so that cards come in
// which a moment knows nothing about.
func (n *Moment) draws(a rules.Action) bool {
	return a.Card() != rules.NoCard && n.state.Led() != rules.NoCard && n.state.TalonOpen() &&
		n.state.Knocker() == rules.NoSeat
}
