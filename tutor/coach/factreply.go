package coach

import "bummerl/rules"

// atLastDraw: the opponent has led to the last trick before the talon is used up.
func atLastDraw(s *scene) bool {
	return s.v.Led != rules.NoCard && s.v.LastDraw()
}

// takesLast: takes that trick; whoever does not draws the turn-up.
func takesLast(s *scene, a rules.Action) (Fact, bool) { return Fact{Card: s.v.Up}, s.takes(a) }

// takesTrick: a card that takes what the opponent has led.
func takesTrick(s *scene, a rules.Action) (Fact, bool) {
	return Fact{Card: a.Card(), Other: s.v.Led, Points: s.trick(a).least}, s.takes(a)
}

// trumpsIn: a trump on another suit.
func trumpsIn(s *scene, a rules.Action) (Fact, bool) {
	f, _ := takesTrick(s, a)
	return f, a.Card().Suit() == s.v.Trump && s.v.Led.Suit() != s.v.Trump
}

// littleLed: the card led is worth no more than a king, and trump would be spent on it.
func littleLed(s *scene) bool {
	return s.v.Led != rules.NoCard && s.v.Led.Suit() != s.v.Trump && s.v.Led.Points() <= rules.King.Points()
}

// takesHigh: takes with more than needed, Other being the lowest of the suit that takes too.
func takesHigh(s *scene, a rules.Action) (Fact, bool) {
	c := a.Card()
	for lower := range s.v.Legal.Cards().OfSuit(c.Suit()).All() {
		if lower < c && s.takes(rules.Play(lower)) {
			return Fact{Card: c, Other: lower}, true
		}
	}
	return Fact{Card: c, Other: c}, false
}

// bringsHome: the same, with a card that something still out could beat.
func bringsHome(s *scene, a rules.Action) (Fact, bool) {
	f, high := takesHigh(s, a)
	return f, high && s.beatable(f.Card)
}

// beatable tells whether a card that is out beats another when that is led.
func (s *scene) beatable(c rules.Card) bool {
	for other := range s.v.Unseen.All() {
		if rules.Beats(other, c, s.v.Trump) {
			return true
		}
	}
	return false
}

// letsGo tells whether the card played lets the trick go.
func letsGo(s *scene) bool { return !s.takes(s.act) }

// takesTop: takes with an ace or ten, where something worth less of its suit takes too.
func takesTop(s *scene, a rules.Action) (Fact, bool) {
	f, high := takesHigh(s, a)
	return f, high && f.Card.Rank() >= rules.Ten && f.Other.Rank() < rules.Ten
}

// givesHigh: an ace or ten into the opponent's trick.
func givesHigh(_ *scene, a rules.Action) (Fact, bool) {
	return Fact{Card: a.Card()}, a.Card().Rank() >= rules.Ten
}

// givesMore: more points into the opponent's trick than Other, the cheapest that loses it too.
func givesMore(s *scene, a rules.Action) (Fact, bool) {
	cheapest := a.Card()
	for c := range s.v.Legal.Cards().All() {
		if losers(s, rules.Play(c)) && c.Points() < cheapest.Points() {
			cheapest = c
		}
	}
	return Fact{Card: a.Card(), Other: cheapest, Points: a.Card().Points() - cheapest.Points()}, cheapest != a.Card()
}

// baresTen: takes the cover from a ten whose ace is still out.
func baresTen(s *scene, a rules.Action) (Fact, bool) {
	suit := a.Card().Suit()
	ten, left := rules.NewCard(rules.Ten, suit), s.v.Hand.OfSuit(suit)&^a.Card().Set()
	out := s.v.Unseen.Has(rules.NewCard(rules.Ace, suit))
	return Fact{Card: ten, Other: a.Card()}, suit != s.v.Trump && left == ten.Set() && out
}
