package coach

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// trick is what a card does in the trick that it is played to, over all hands that the opponent may hold.
type trick struct {
	// hands were looked at.
	hands int
	// taken: in so many of them the opponent can take the trick; trumped: with a trump, having none of the suit led.
	taken, trumped int
	// let66: in so many of them he can take it and has 66 then, if need be with a marriage that he holds.
	let66 int
	// least is the fewest points of the trick if it cannot be taken.
	least int
}

// often tells whether something holds in a quarter of the hands: a reason that seldom holds is none.
func (t trick) often(k int) bool { return k > 0 && 4*k >= t.hands }

// sure tells whether the trick is certainly mine, lost whether it is certainly his.
func (t trick) sure() bool { return t.hands > 0 && t.taken == 0 }
func (t trick) lost() bool { return t.hands > 0 && t.taken == t.hands }

// trick looks at what a card does.
func (s *scene) trick(a rules.Action) trick {
	if t, ok := s.tricks[a]; ok {
		return t
	}
	var t trick
	switch {
	case a.Card() == rules.NoCard || !s.based:
	case s.v.Led == rules.NoCard:
		t = s.led(a.Card())
	default:
		t = s.replied(a.Card())
	}
	s.tricks[a] = t
	return t
}

// mostStrict is how many hands are looked at one by one; where there are more, tricks are not spoken of.
const mostStrict = 4096

// led looks at every answer that the opponent may give in every hand.
func (s *scene) led(c rules.Card) trick {
	if !s.v.Strict() {
		return s.ledFreely(c)
	}
	t := trick{least: 120}
	if s.hands.Count() > mostStrict {
		return t
	}
	other := s.me.Other()
	for hand := range s.hands.All() {
		after := s.base.WithHand(other, hand).Next(rules.Play(c))
		var taken, trumped, reached bool
		for r := range after.Legal().Cards().All() {
			if !rules.Beats(r, c, s.v.Trump) {
				t.least = min(t.least, c.Points()+r.Points())
				continue
			}
			taken = true
			trumped = trumped || r.Suit() != c.Suit()
			made := s.theirs() + c.Points() + r.Points()
			reached = reached || made+s.marriageAfter(hand&^r.Set(), made) >= rules.Winning
		}
		t.hands++
		t.taken, t.trumped, t.let66 = t.taken+oneIf(taken), t.trumped+oneIf(trumped), t.let66+oneIf(reached)
	}
	return t
}

// ledFreely does the same where the opponent may answer with any card: it only matters which cards he holds.
func (s *scene) ledFreely(c rules.Card) trick {
	var takers, enders rules.CardSet
	t := trick{hands: s.hands.Count(), least: 120}
	for r := range s.mayHold().All() {
		if !rules.Beats(r, c, s.v.Trump) {
			t.least = min(t.least, c.Points()+r.Points())
			continue
		}
		takers |= r.Set()
		if s.theirs()+c.Points()+r.Points() >= rules.Winning {
			enders |= r.Set()
		}
	}
	t.taken, t.let66 = t.hands-s.lacking(takers), t.hands-s.lacking(enders)
	return t
}

// lacking counts the hands that hold none of the cards.
func (s *scene) lacking(cards rules.CardSet) int {
	if s.hands.Known&cards != 0 {
		return 0
	}
	return solve.Hands{Known: s.hands.Known, Pool: s.hands.Pool &^ cards, Size: s.hands.Size}.Count()
}

// replied looks at a card that ends the trick.
func (s *scene) replied(c rules.Card) trick {
	points := s.v.Led.Points() + c.Points()
	t := trick{hands: s.hands.Count(), least: points}
	if rules.Beats(c, s.v.Led, s.v.Trump) {
		return t
	}
	t.taken = t.hands
	made := s.theirs() + points
	switch {
	case made >= rules.Winning:
		t.let66 = t.hands
	case made+forty >= rules.Winning && t.hands <= mostStrict:
		for hand := range s.hands.All() {
			t.let66 += oneIf(made+s.marriageAfter(hand, made) >= rules.Winning)
		}
	}
	return t
}

// forty is the most that one declaration brings.
const forty = 40

// marriageAfter gives what the opponent could declare at once from what he holds if he took the trick; nothing while he
// still draws, since then nobody knows what he will hold.
func (s *scene) marriageAfter(hand rules.CardSet, made int) int {
	if made >= rules.Winning || made+forty < rules.Winning || s.v.TalonOpen() || !s.v.Options.LateMarriage || s.v.Bidder != rules.NoSeat {
		return 0
	}
	most := 0
	for queen := range hand.Marriages().All() {
		most = max(most, queen.Suit().MarriagePoints(s.v.Trump))
	}
	return most
}

func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// takes tells whether a card takes the trick, whatever the opponent holds.
func (s *scene) takes(a rules.Action) bool { return a.Card() != rules.NoCard && s.trick(a).sure() }
