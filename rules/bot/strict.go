package bot

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// strictly plays a closed hand: each action is tried against the opponent's possible hands, with the plain plan after
// it, and the one that does best on average is taken.
func strictly(v rules.View) rules.Action {
	worlds := possible(v, strictHands)
	if len(worlds) == 0 {
		return v.Legal.First()
	}
	pool := v.Unseen &^ v.Excluded
	usual := plan(worlds[0], v.Seat, pool)
	best, by := usual, total(worlds, usual, v.Seat, pool)
	for a := range solve.Candidates(worlds[0]).All() {
		if a == usual {
			continue
		}
		if worth := total(worlds, a, v.Seat, pool); worth > by {
			best, by = a, worth
		}
	}
	return best
}

// Plain gives what the plain plan does in a state where no card is hidden from the player to act: the natural action,
// which need not be the right one.
func Plain(s rules.State) rules.Action { return plan(s, s.Turn(), s.Hand(s.Turn().Other())) }

// plan is the plain plan for strict play, where nothing is drawn any more: claim, draw trumps with masters, declare,
// cash what cannot be beaten, else get out with the least. It looks at nothing of the state but what the seat to act
// sees; pool are the cards that the opponent may hold.
func plan(s rules.State, me rules.Seat, pool rules.CardSet) rules.Action {
	legal := s.Legal()
	if legal.Has(rules.Claim) && s.Points(me) >= rules.Winning {
		return rules.Claim
	}
	cards := legal.Cards()
	if s.Led() != rules.NoCard {
		return rules.Play(reply(s, me, cards, pool))
	}
	declare := dearest(legal, s.Trump())
	if declare != rules.NoAction && makes66(s, me, declare) {
		return declare
	}
	masters := unbeaten(cards, pool)
	theirs := pool.OfSuit(s.Trump())
	safe := masters
	if theirs != 0 {
		safe = masters.OfSuit(s.Trump())
	}
	if c := richest(safe); c != rules.NoCard && s.Points(me)+s.Waiting(me)+c.Points()+2 >= rules.Winning {
		return rules.Play(c)
	}
	if theirs != 0 && s.Announced() == 0 {
		if c := (safe &^ pairs(s.Hand(me))).Highest(); c != rules.NoCard {
			return rules.Play(c)
		}
	}
	if declare != rules.NoAction {
		return declare
	}
	if c := richest(safe); c != rules.NoCard {
		return rules.Play(c)
	}
	if c := longest(masters, pool); c != rules.NoCard {
		return rules.Play(c)
	}
	return rules.Play(cheapest(cards, s.Hand(me), pool))
}

// makes66 tells whether a declaration brings 66 that count now.
func makes66(s rules.State, me rules.Seat, declare rules.Action) bool {
	worth := 20
	if declare.Marriage() == s.Trump() {
		worth = 40
	}
	waits := s.Options().MarriageCounts == rules.MarriageWithTrick && s.Tricks(me) == 0
	return !waits && s.Points(me)+worth >= rules.Winning
}

// reply answers a led card under strict following. Legal cards either all win the trick or all lose it.
func reply(s rules.State, me rules.Seat, cards, pool rules.CardSet) rules.Card {
	led := s.Led()
	if !rules.Beats(cards.Lowest(), led, s.Trump()) && !rules.Beats(cards.Highest(), led, s.Trump()) {
		return cheapest(cards, s.Hand(me), pool)
	}
	if top := richest(cards); s.Points(me)+s.Waiting(me)+led.Points()+top.Points() >= rules.Winning {
		return top
	}
	if spare := cards &^ pairs(s.Hand(me)); spare != 0 {
		cards = spare
	}
	return cards.Lowest()
}

// unbeaten gives the cards that no card of the pool beats within their suit.
func unbeaten(cards, pool rules.CardSet) rules.CardSet {
	var masters rules.CardSet
	for c := range cards.All() {
		if pool&above(c) == 0 {
			masters |= c.Set()
		}
	}
	return masters
}

// richest gives the card with the most points, the first such, or NoCard.
func richest(cards rules.CardSet) rules.Card {
	best := rules.NoCard
	for c := range cards.All() {
		if c.Rank() > best.Rank() {
			best = c
		}
	}
	return best
}

// longest gives the richest master of the suit of which the pool has most: there the opponent will most probably have
// to follow.
func longest(masters, pool rules.CardSet) rules.Card {
	best, length := rules.NoCard, -1
	for c := range masters.All() {
		if n := pool.OfSuit(c.Suit()).Len(); n > length || n == length && c.Rank() > best.Rank() {
			best, length = c, n
		}
	}
	return best
}

// cheapest gives the card that is missed least: few points, no master, no half of a marriage.
func cheapest(cards, hand, pool rules.CardSet) rules.Card {
	best, least := rules.NoCard, 0
	couples := pairs(hand)
	for c := range cards.All() {
		worth := 2 * c.Points()
		if couples.Has(c) {
			worth += 30
		}
		if pool&above(c) == 0 {
			worth += 10
		}
		if best == rules.NoCard || worth < least {
			best, least = c, worth
		}
	}
	return best
}

// pairs gives the kings and queens of a hand that make marriages.
func pairs(hand rules.CardSet) rules.CardSet {
	var set rules.CardSet
	for _, suit := range rules.Suits {
		if pair := suit.Marriage(); hand&pair == pair {
			set |= pair
		}
	}
	return set
}
