package solve

import "bummerl/rules"

// Two things about strict play can be seen without a search: that the player on lead can take tricks until he has 66 and
// let nobody in, and that a closer cannot make 66 whatever happens. They decide most of the positions that a search
// meets, and decide them exactly.

// settled narrows what is known about a state on lead with all cards open.
func settled(s *rules.State, known bound) bound {
	if s.TalonOpen() || s.Knocker() != rules.NoSeat {
		return known
	}
	seat := s.Turn()
	if cashes(s, s.Hand(seat.Other()), s.Hand(seat).Len()) {
		known.low = known.high // the opponent makes nothing more, so the stakes stay what they are
		return known
	}
	closer := s.ClosedBy()
	if closer == rules.NoSeat {
		return known
	}
	held, theirs := s.Hand(closer), s.Hand(closer.Other())
	if most(s, closer, held, theirs, theirs) >= rules.Winning {
		return known
	}
	lost := s.Stakes(closer.Other())
	least := lost
	if s.Options().FailedClose == rules.FailedCloseTricklessAtEnd && s.Tricks(closer) == 0 && s.Bidder() == rules.NoSeat {
		least = 2 * s.Multiplier() // he may still take a trick
	}
	if closer == seat {
		known.high = min(known.high, int8(-least))
	} else {
		known.low = max(known.low, int8(least))
	}
	return known
}

// cashes tells whether the player on lead makes 66 by playing nothing but sure winners against every hand of so many
// cards that the opponent may hold: the top trumps, and once these have drawn all trumps that he may hold, the other
// trumps and whatever cannot be beaten in its suit.
func cashes(s *rules.State, may rules.CardSet, size int) bool {
	if s.Announced() != 0 {
		return false
	}
	seat, trump := s.Turn(), s.Trump()
	mine := s.Hand(seat)
	trumps, theirs := mine.OfSuit(trump), may.OfSuit(trump)
	winners := above(trumps, theirs.Highest())
	if winners.Len() >= min(theirs.Len(), size) {
		winners = trumps
		for suit := range rules.NoSuit {
			if suit != trump {
				winners |= above(mine.OfSuit(suit), may.OfSuit(suit).Highest())
			}
		}
	}
	n := min(winners.Len(), size-1) // after the last trick of all nobody is on lead to claim
	return n > 0 && s.Points(seat)+s.Waiting(seat)+lowest(winners, n)+lowest(may, n) >= rules.Winning
}

// most gives the points that a closer cannot exceed in a state on lead: all cards of both hands and his marriages,
// without the trumps that the opponent must hold and nothing beats, and what has to be given to them. The closer may hold
// held, the opponent may hold may and must hold must; where a hand is known these are the hand itself.
func most(s *rules.State, closer rules.Seat, held, may, must rules.CardSet) int {
	size := min(s.Hand(closer).Len(), s.Hand(closer.Other()).Len())
	sum := s.Points(closer) + s.Waiting(closer) + highest(held, size) + highest(may, size)
	if s.Options().LateMarriage {
		for queens := held.Marriages() &^ s.Announced(); queens != 0; queens &= queens - 1 {
			sum += 20
			if queens.Lowest().Suit() == s.Trump() {
				sum += 20
			}
		}
	}
	lost := above(must.OfSuit(s.Trump()), held.OfSuit(s.Trump()).Highest())
	return sum - lost.Points() - lowest(held, lost.Len())
}

// above gives the cards of one suit that are higher than another card of it; all for NoCard.
func above(suit rules.CardSet, c rules.Card) rules.CardSet {
	return suit & (^rules.CardSet(0) << c << 1)
}

// lowest adds up the points of the n cheapest cards of a set, highest those of the n dearest.
func lowest(set rules.CardSet, n int) int {
	sum := 0
	for r := rules.Nine; r <= rules.Ace && n > 0; r++ {
		held := min(n, set.OfRank(r).Len())
		sum += held * r.Points()
		n -= held
	}
	return sum
}

func highest(set rules.CardSet, n int) int {
	sum := 0
	for r := rules.Ace; r >= rules.Nine && n > 0; r-- {
		held := min(n, set.OfRank(r).Len())
		sum += held * r.Points()
		n -= held
	}
	return sum
}
