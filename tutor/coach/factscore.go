package coach

import "bummerl/rules"

// byPoints tells whether what a hand is worth hangs on the tricks and points of its loser, when that is me or the other:
// so it is while nobody has closed, bid or knocked, and against a closer who wins by the count at the end.
func (s *scene) byPoints(loser rules.Seat) bool {
	v := s.v
	if v.Bidder != rules.NoSeat || v.Knocker != rules.NoSeat || s.guessed() {
		return false
	}
	return v.ClosedBy == rules.NoSeat || v.ClosedBy != loser && v.Options.CloseScore == rules.CloseScoreFinal
}

// winsByPoints and losesByPoints: the hand is won or lost for certain, and it is about how much.
func winsByPoints(s *scene) bool  { return s.j.BestValue > 0 && s.byPoints(s.me.Other()) }
func losesByPoints(s *scene) bool { return s.j.BestValue < 0 && s.byPoints(s.me) }

// opponentTo33: a trick for the opponent that brings him to 33, the hand still being won.
func opponentTo33(s *scene, a rules.Action) (Fact, bool) {
	made := s.theirs() + s.trick(a).least
	x := s.value(a)
	return Fact{Card: a.Card(), Points: made}, x.Points > 0 && s.theirs() < rules.Halfway && made >= rules.Halfway
}

// opponentFirst: the opponent's first trick, the hand still being won.
func opponentFirst(s *scene, a rules.Action) (Fact, bool) {
	x := s.value(a)
	return Fact{Card: a.Card()}, x.Points > 0 && s.v.Tricks[s.me.Other()] == 0 && s.trick(a).lost()
}

// ownTo33: a trick that brings me to 33.
func ownTo33(s *scene, a rules.Action) (Fact, bool) {
	made := s.own() + s.trick(a).least
	return Fact{Card: a.Card(), Points: made}, s.takes(a) && s.own() < rules.Halfway && made >= rules.Halfway
}

// ownFirst: my first trick.
func ownFirst(s *scene, a rules.Action) (Fact, bool) {
	return Fact{Card: a.Card()}, s.v.Tricks[s.me] == 0 && s.takes(a)
}
