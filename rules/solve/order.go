package solve

import "bummerl/rules"

// order hands out the actions of a position, the promising first: what was best last time, then announcements (closing
// first of all cuts the search of a whole deal by half), then cards: winning ones from the highest rank down, others
// from the lowest up. It changes how fast a search is, never what it finds.
type order struct {
	first       rules.Action
	announce    rules.Actions
	good, other rules.CardSet
}

func newOrder(s *rules.State, moves rules.Actions, first rules.Action) order {
	o := order{announce: moves &^ rules.Actions(moves.Cards())}
	if moves.Has(first) {
		o.first = first
	}
	cards := moves.Cards()
	if led := s.Led(); led != rules.NoCard {
		o.good = beating(cards, led, s.Trump())
	} else {
		o.good = masters(s, cards)
	}
	o.other = cards &^ o.good
	return o
}

// masters gives the cards that are the highest of their suit and will probably not be trumped.
func masters(s *rules.State, cards rules.CardSet) rules.CardSet {
	theirs := s.Hand(s.Turn().Other())
	trumps := theirs.OfSuit(s.Trump()) != 0
	var set rules.CardSet
	for suit := range rules.NoSuit {
		top, held := cards.OfSuit(suit).Highest(), theirs.OfSuit(suit)
		if top > held.Highest() && (suit == s.Trump() || !trumps || held != 0 && s.Strict()) {
			set |= top.Set()
		}
	}
	return set
}

// next gives the next action, or NoAction after the last.
func (o *order) next() rules.Action {
	if a := o.first; a != rules.NoAction {
		o.first = rules.NoAction
		o.announce &^= a.Set()
		o.good &^= a.Card().Set()
		o.other &^= a.Card().Set()
		return a
	}
	if a := o.announce.First(); a != rules.NoAction {
		o.announce &^= a.Set()
		return a
	}
	if o.good != 0 {
		return take(&o.good, 1)
	}
	if o.other != 0 {
		return take(&o.other, -1)
	}
	return rules.NoAction
}

// take takes the card of the highest rank out of a set (sign 1), or that of the lowest (sign -1).
func take(set *rules.CardSet, sign int) rules.Action {
	best := set.Lowest()
	for rest := *set; rest != 0; rest &= rest - 1 {
		if c := rest.Lowest(); sign*(int(c.Rank())-int(best.Rank())) > 0 {
			best = c
		}
	}
	*set &^= best.Set()
	return rules.Play(best)
}

// beating gives those of the cards that win the trick against the led card.
func beating(cards rules.CardSet, led rules.Card, trump rules.Suit) rules.CardSet {
	above := ^rules.CardSet(0) << led << 1
	win := cards.OfSuit(led.Suit()) & above
	if led.Suit() != trump {
		win |= cards.OfSuit(trump)
	}
	return win
}
