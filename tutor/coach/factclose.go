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
