package coach

import "bummerl/rules"

// exchanges: the turned-up card for the lowest trump.
func exchanges(s *scene, a rules.Action) (Fact, bool) {
	return Fact{Card: s.v.Up, Other: s.v.Options.LowestTrump(s.v.Trump)}, a == rules.Exchange
}

// declares: a marriage.
func declares(s *scene, a rules.Action) (Fact, bool) {
	suit := a.Marriage()
	return Fact{Suit: suit, Points: s.worth(suit)}, suit != rules.NoSuit
}

// declaresBest: the marriage that is best, when several can be declared.
func declaresBest(s *scene, a rules.Action) (Fact, bool) {
	f, _ := declares(s, a)
	return f, s.j.Best.Has(a)
}

// worth is what a marriage counts.
func (s *scene) worth(suit rules.Suit) int {
	if suit == rules.NoSuit {
		return 0
	}
	return suit.MarriagePoints(s.v.Trump)
}

// breaksMarriage: a king or queen whose marriage is in the hand and could still be declared.
func breaksMarriage(s *scene, a rules.Action) (Fact, bool) {
	suit := a.Card().Suit()
	pair := suit.Marriage()
	whole := pair.Has(a.Card()) && s.v.Hand&pair == pair && s.v.Announced == 0
	return Fact{Card: a.Card(), Suit: suit, Points: s.worth(suit)}, whole && s.declarable()
}

// givesHope: a king or queen whose partner may still be drawn, where that can be a good part of what it loses: a pair is
// worth about a game point, that of trumps two.
func givesHope(s *scene, a rules.Action) (Fact, bool) {
	suit := a.Card().Suit()
	partner := (suit.Marriage() &^ a.Card().Set()).Lowest()
	hidden := (s.v.Unseen &^ s.v.Known).Has(partner)
	f := Fact{Card: a.Card(), Other: partner, Suit: suit, Points: s.worth(suit)}
	if !suit.Marriage().Has(a.Card()) || !hidden || !s.v.TalonOpen() || !s.declarable() {
		return f, false
	}
	draws, out := s.v.TalonLeft/2, (s.v.Unseen &^ s.v.Known).Len()
	return f, s.value(a).Loss*float64(out) <= 2*float64(draws)*float64(f.Points)/twenty
}

// twenty is what a pair counts that is not of trumps.
const twenty = 20

// frees: a trick that makes a waiting marriage count.
func frees(s *scene, a rules.Action) (Fact, bool) {
	return Fact{Points: s.v.Waiting[s.me]}, s.v.Waiting[s.me] > 0 && s.takes(a)
}
