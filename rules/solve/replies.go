package solve

import "bummerl/rules"

// replies gives the cards that are worth trying against the card led: of cards that take the same tricks, one. Two cards
// of a suit do if no card between them is still in play and neither belongs to a marriage in hand. Who wins the trick with
// them had better take the higher now, and lose the lower later if he must; who loses it had better give the lower. Either
// way his own points come no later and the opponent's no sooner.
func replies(s *rules.State) rules.Actions {
	cards := s.Legal().Cards()
	if cards&(cards-1) == 0 {
		return rules.Actions(cards)
	}
	mine := s.Hand(s.Turn())
	play := mine | s.Hand(s.Turn().Other())
	alike := cards
	if s.TalonOpen() {
		// Cards will come in: only nothing lies between these two pairs for certain, and the nine of trumps can be exchanged.
		play = rules.Pack(int(s.Options().Cards))
		alike &= play.OfRank(rules.Nine) | play.OfRank(rules.Jack) | play.OfRank(rules.Ten) | play.OfRank(rules.Ace)
		alike &^= rules.NewCard(rules.Nine, s.Trump()).Set()
	} else {
		queens := mine.Marriages()
		alike &^= queens | queens<<1
	}
	win := beating(cards, s.Led(), s.Trump())
	for suit := range rules.NoSuit {
		if pair := alike.OfSuit(suit); pair&(pair-1) != 0 {
			cards &^= needless(play.OfSuit(suit), pair, win)
		}
	}
	return rules.Actions(cards)
}

// leads takes out of the actions on lead the cards of which another takes the same tricks, as replies does. With all
// cards open and strict following it is plain which leads win: the opponent must beat or trump where he can.
func leads(s *rules.State, moves rules.Actions) rules.Actions {
	cards := moves.Cards()
	if s.TalonOpen() || s.Announced() != 0 || cards&(cards-1) == 0 {
		return moves
	}
	mine, theirs := s.Hand(s.Turn()), s.Hand(s.Turn().Other())
	queens := mine.Marriages()
	alike := mine &^ (queens | queens<<1)
	trumped := theirs.OfSuit(s.Trump()) != 0
	for suit := range rules.NoSuit {
		pair, held := alike.OfSuit(suit), theirs.OfSuit(suit)
		if pair&(pair-1) == 0 {
			continue
		}
		win := above(pair, held.Highest())
		if held == 0 && trumped && suit != s.Trump() {
			win = 0
		}
		moves &^= rules.Actions(needless((mine | theirs).OfSuit(suit), pair, win))
	}
	return moves
}

// needless gives the cards of one suit that need not be tried: of neighbours among the cards in play that are alike, the
// lower ones where they win and the higher ones where they do not.
func needless(play, alike, win rules.CardSet) rules.CardSet {
	var drop, before rules.CardSet
	for ; play != 0; play &= play - 1 {
		c := play & -play
		if c&alike != 0 && before&alike != 0 && (c&win == 0) == (before&win == 0) {
			if c&win != 0 {
				drop |= before
			} else {
				drop |= c
			}
		}
		before = c
	}
	return drop
}
