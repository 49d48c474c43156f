package solve

import "bummerl/rules"

// order hands out the actions of a position, the promising first: what was best last time, then announcements, then
// cards: winning ones before losing ones. It changes how fast a search is, never what it finds.
type order struct {
	first       rules.Action
	announce    rules.Actions
	good, other rules.CardSet
	high        bool
}

func newOrder(s rules.State, moves rules.Actions, first rules.Action) order {
	o := order{announce: moves &^ rules.Actions(moves.Cards()), high: true}
	if moves.Has(first) {
		o.first = first
	}
	cards := moves.Cards()
	if led := s.Led(); led != rules.NoCard {
		o.good, o.high = beating(cards, led, s.Trump()), false
	} else {
		theirs := s.Hand(s.Turn().Other())
		for suit := range rules.NoSuit {
			mine := cards.OfSuit(suit)
			if top := mine.Highest(); top > theirs.OfSuit(suit).Highest() {
				o.good |= top.Set()
			}
		}
	}
	o.other = cards &^ o.good
	return o
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
		return take(&o.good, o.high)
	}
	if o.other != 0 {
		return take(&o.other, false)
	}
	return rules.NoAction
}

func take(set *rules.CardSet, high bool) rules.Action {
	c := set.Lowest()
	if high {
		c = set.Highest()
	}
	*set &^= c.Set()
	return rules.Play(c)
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
