package coach

import "bummerl/rules"

// strictLead and openLead: leading with the duty to follow, and without.
func strictLead(s *scene) bool { return s.v.Strict() }
func openLead(s *scene) bool   { return !s.v.Strict() }

// leadsBareTen: the only card of its suit, and it can be taken.
func leadsBareTen(s *scene, a rules.Action) (Fact, bool) {
	c, t := a.Card(), s.trick(a)
	bare := c.Rank() == rules.Ten && c.Suit() != s.v.Trump && s.v.Hand.OfSuit(c.Suit()).Len() == 1
	return Fact{Card: c}, bare && t.often(t.taken)
}

// leadsToBeTaken: an ace or ten that can be taken.
func leadsToBeTaken(s *scene, a rules.Action) (Fact, bool) {
	t := s.trick(a)
	return Fact{Card: a.Card(), K: t.taken, Of: t.hands}, a.Card().Rank() >= rules.Ten && t.often(t.taken)
}

// leadsIntoTrump: a card that can be trumped by an opponent who lacks its suit.
func leadsIntoTrump(s *scene, a rules.Action) (Fact, bool) {
	t := s.trick(a)
	return Fact{Card: a.Card(), K: t.trumped, Of: t.hands}, t.often(t.trumped)
}

// leadsSure: a card that the opponent cannot take.
func leadsSure(s *scene, a rules.Action) (Fact, bool) { return Fact{Card: a.Card()}, s.takes(a) }

// trumpsOut tells whether the opponent may hold a trump.
func (s *scene) trumpsOut() bool { return s.mayHold().OfSuit(s.v.Trump) != 0 }

// drawsTrumps: trump, when the opponent may have some; drawsNothing: when he has none.
func drawsTrumps(s *scene, a rules.Action) (Fact, bool) {
	return Fact{Card: a.Card()}, a.Card().Suit() == s.v.Trump && s.trumpsOut()
}

func drawsNothing(s *scene, a rules.Action) (Fact, bool) {
	return Fact{Card: a.Card()}, a.Card().Suit() == s.v.Trump && !s.trumpsOut()
}

// leadsTrump: trump.
func leadsTrump(s *scene, a rules.Action) (Fact, bool) {
	return Fact{Card: a.Card()}, a.Card().Suit() == s.v.Trump
}

// leadsCheap: no trump, and no more than a king.
func leadsCheap(s *scene, a rules.Action) (Fact, bool) {
	c := a.Card()
	return Fact{Card: c}, c.Suit() != s.v.Trump && c.Points() <= rules.King.Points()
}
