package coach

import "bummerl/rules"

// closesSure: one plan wins against every hand.
func closesSure(s *scene, a rules.Action) (Fact, bool) {
	return Fact{Of: s.j.Hands}, a == rules.Close && s.j.Closing.Sure
}

// closesIn: one plan wins against some of all hands.
func closesIn(s *scene, a rules.Action) (Fact, bool) {
	c := s.j.Closing
	return Fact{Points: c.Cost, K: c.Kept, Of: c.Hands}, a == rules.Close && c.All && !c.Sure && c.Kept > 0
}

// closesBelow: of so many hands that failing outweighs them, doubled where kontra may be said. Where that is not so and to
// go on is worth more still, the closing itself is not what is wrong.
func closesBelow(s *scene, a rules.Action) (Fact, bool) {
	f, in := closesIn(s, a)
	c, price := s.j.Closing, s.j.Closing.Cost
	if s.v.Options.Kontra {
		price *= 2
	}
	return f, in && c.Kept*c.Gain <= (c.Hands-c.Kept)*price
}

// closesHopeless: no plan wins for sure against any hand.
func closesHopeless(s *scene, a rules.Action) (Fact, bool) {
	c := s.j.Closing
	return Fact{Points: c.Cost, Of: c.Hands}, a == rules.Close && c.All && c.Kept == 0
}

// closesUnproven: no more is known than what some of the hands say.
func closesUnproven(s *scene, a rules.Action) (Fact, bool) {
	c := s.j.Closing
	return Fact{Points: c.Cost}, a == rules.Close && c.Known && !c.Sure && !c.All
}

// saysBid, saysDouble and saysKnock: the announcements of those names.
func saysBid(_ *scene, a rules.Action) (Fact, bool)   { return Fact{}, a == rules.Snapszer }
func saysKnock(_ *scene, a rules.Action) (Fact, bool) { return Fact{}, a == rules.Knock }
func saysDouble(_ *scene, a rules.Action) (Fact, bool) {
	return Fact{}, a == rules.Kontra || a == rules.Rekontra
}

// knocksSurely: knocking, when 66 after the trick is certain.
func knocksSurely(s *scene, a rules.Action) (Fact, bool) {
	x := s.value(a)
	return Fact{}, a == rules.Knock && x.Sure.Kind == Exact && x.Points > 0 && s.j.Hands == 1
}

// nothingFirst tells whether an announcement is to be judged by itself: where it is best to exchange or to declare first
// and nothing else is, that it was left out is the reason.
func nothingFirst(s *scene) bool {
	return s.act.Card() != rules.NoCard || s.j.Best.Has(s.act) || leavingOut(s.j.Best, passing) != 0
}

// oftenKept tells whether closing tempts: it could be kept in a third of the hands.
func oftenKept(s *scene) bool {
	return s.j.Closing.Hands > 0 && 3*s.j.Closing.Kept >= s.j.Closing.Hands
}

// nearBid tells whether a snapszer tempts: it loses less than a third of what lies between made and failed.
func nearBid(s *scene) bool { return s.value(rules.Snapszer).Loss < 4 }

// nearDouble tells whether doubling tempts: it loses no more than a game point.
func nearDouble(s *scene) bool {
	return s.value(rules.Kontra).Loss+s.value(rules.Rekontra).Loss <= 1
}

// nearKnock tells whether knocking tempts: an ace on a ten would do.
func nearKnock(s *scene) bool {
	return s.own()+rules.Ace.Points()+rules.Ten.Points() >= rules.Winning
}
