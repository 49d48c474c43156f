package coach

import "bummerl/rules"

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

// led looks at every answer that the opponent may give in every hand.
func (s *scene) led(c rules.Card) trick {
	t := trick{least: 120}
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
			trumped = trumped || r.Suit() == s.v.Trump && c.Suit() != s.v.Trump && hand.OfSuit(c.Suit()) == 0
			made := s.theirs() + c.Points() + r.Points()
			reached = reached || made+s.marriageAfter(hand&^r.Set(), made) >= rules.Winning
		}
		t.hands++
		t.taken, t.trumped, t.let66 = t.taken+oneIf(taken), t.trumped+oneIf(trumped), t.let66+oneIf(reached)
	}
	return t
}

// replied looks at a card that ends the trick.
func (s *scene) replied(c rules.Card) trick {
	points := s.v.Led.Points() + c.Points()
	t := trick{least: points}
	wins := rules.Beats(c, s.v.Led, s.v.Trump)
	made := s.theirs() + points
	for hand := range s.hands.All() {
		t.hands++
		if !wins {
			t.taken++
			t.let66 += oneIf(made+s.marriageAfter(hand, made) >= rules.Winning)
		}
	}
	return t
}

// marriageAfter gives what the opponent could declare at once from what he holds if he took the trick; nothing while he
// still draws, since then nobody knows what he will hold.
func (s *scene) marriageAfter(hand rules.CardSet, made int) int {
	if made >= rules.Winning || made+40 < rules.Winning || s.v.TalonOpen() || !s.v.Options.LateMarriage || s.v.Bidder != rules.NoSeat {
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
