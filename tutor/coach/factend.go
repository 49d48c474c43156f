package coach

import (
	"context"
	"math"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// endNodes is how many positions are looked at for how a hand ends: some thousand do, once all
// cards are known.
const endNodes = 20_000

// solving gives the scene's solver: what it finds after one action helps it with the next.
func (s *scene) solving() *solve.Solver {
	if s.solver == nil {
		s.solver = solve.New(context.Background(), endNodes)
	}
	return s.solver
}

// end gives how the hand ends after an action, both playing their best, where all cards are known.
func (s *scene) end(a rules.Action) rules.Result {
	if r, ok := s.ends[a]; ok {
		return r
	}
	var r rules.Result
	if now, ok := solve.Open(s.v); ok && solve.Candidates(now).Has(a) {
		after := now.Next(a)
		if line, err := s.solving().Line(after); err == nil {
			for _, next := range line {
				after = after.Next(next)
			}
			r = after.Result()
		}
	}
	s.ends[a] = r
	return r
}

// makesLast and losesLast: the last trick decides the hand, for me or for the other.
func makesLast(s *scene, a rules.Action) (Fact, bool) {
	r := s.end(a)
	return Fact{Card: a.Card()}, r.Reason == rules.LastTrick && r.Winner == s.me
}

func losesLast(s *scene, a rules.Action) (Fact, bool) {
	r := s.end(a)
	return Fact{Card: a.Card()}, r.Reason == rules.LastTrick && r.Winner == s.me.Other()
}

// allKnown tells whether nothing is hidden, so that every value is a proven whole number of game points.
func allKnown(s *scene) bool {
	for _, x := range s.j.Values {
		if x.Points != math.Trunc(x.Points) {
			return false
		}
	}
	return s.proven() && s.j.Hands == 1
}

// winsAny: game points for certain.
func winsAny(s *scene, a rules.Action) (Fact, bool) {
	x := s.value(a)
	return Fact{Card: a.Card()}, x.Points > 0
}

// bringsMost: wins the most, where others win less; K and what the action taken brings.
func bringsMost(s *scene, a rules.Action) (Fact, bool) {
	x := s.value(a)
	taken := s.value(s.act)
	return Fact{Card: a.Card(), K: int(x.Points), Of: int(taken.Points)}, x.Points == s.j.BestValue && s.j.BestValue > 0 && taken.Points > 0
}

// costsLeast: loses the least.
func costsLeast(s *scene, a rules.Action) (Fact, bool) {
	x := s.value(a)
	taken := s.value(s.act)
	return Fact{Card: a.Card(), K: -int(x.Points), Of: -int(taken.Points)}, x.Points == s.j.BestValue && s.j.BestValue < 0
}

// someHidden tells whether the opponent may hold several hands.
func someHidden(s *scene) bool { return s.j.Hands > 1 }

// winsSurely: whoever begins so wins against every hand.
func winsSurely(s *scene, a rules.Action) (Fact, bool) {
	x := s.value(a)
	sure := x.Sure.Kind == Guaranteed && x.Sure.K == x.Sure.N || x.Sure.Kind == Exact && x.Points > 0 && s.winsEach(a)
	return Fact{Card: a.Card(), Of: s.j.Hands}, sure && a.Card() != rules.NoCard
}

// mostEach is how many hands are looked at one by one: those of the last talon trick.
const mostEach = 7

// winsEach tells whether an action wins in each hand: a mean that is exact may hide a hand that is lost.
func (s *scene) winsEach(a rules.Action) bool {
	if s.hands.Count() > mostEach {
		return false
	}
	for hand := range s.hands.All() {
		now, ok := s.v.Suppose(hand)
		if !ok {
			continue // That hand does not fit what lies in the talon.
		}
		if won, err := s.solving().AtLeast(now.Next(a), s.me, 1); err != nil || !won {
			return false
		}
	}
	return true
}

// winsMore: one plan that begins so wins against more hands than any other.
func winsMore(s *scene, a rules.Action) (Fact, bool) {
	x := s.value(a)
	taken := s.value(s.act)
	more := x.Sure.Kind == Guaranteed && taken.Sure.Kind == Guaranteed && x.Sure.K > taken.Sure.K
	return Fact{Card: a.Card(), K: x.Sure.K, Of: x.Sure.N}, more
}
