package puzzles

import (
	"slices"
	"testing"

	"bummerl/rules"
)

// renamed gives a record with other names for the suits.
func renamed(r rules.Record, names [4]rules.Suit) rules.Record {
	card := func(c rules.Card) rules.Card {
		if c == rules.NoCard {
			return c
		}
		return rules.NewCard(c.Rank(), names[c.Suit()])
	}
	for seat, hand := range r.Deal.Hands {
		r.Deal.Hands[seat] = 0
		for c := range hand.All() {
			r.Deal.Hands[seat] |= card(c).Set()
		}
	}
	for i, c := range r.Deal.Talon {
		r.Deal.Talon[i] = card(c)
	}
	r.Actions = slices.Clone(r.Actions)
	for i, a := range r.Actions {
		switch {
		case a.Card() != rules.NoCard:
			r.Actions[i] = rules.Play(card(a.Card()))
		case a.Marriage() != rules.NoSuit:
			r.Actions[i] = rules.Declare(names[a.Marriage()])
		}
	}
	return r
}

// TestNamesFollowFromPositions: neither the names of suits nor what is hidden from the learner change a puzzle's name,
// and points do.
func TestNamesFollowFromPositions(t *testing.T) {
	for _, p := range hidden(8) {
		want := p.ID
		for _, names := range [][4]rules.Suit{{1, 2, 3, 0}, {3, 1, 0, 2}, {0, 3, 2, 1}} {
			r := renamed(p.Record, names)
			v, err := r.View(p.Seat())
			if err != nil {
				t.Fatal(err)
			}
			if got := Identify(p.Theme, v); got != want {
				t.Errorf("%s: with other suits it is called %s", want, got)
			}
		}
		h, err := p.Possible()
		if err != nil {
			t.Fatal(err)
		}
		hand, _ := h.Any()
		v, err := p.dealing(hand).View(p.Seat())
		if err != nil {
			t.Fatal(err)
		}
		if got := Identify(p.Theme, v); got != want {
			t.Errorf("%s: with another hidden hand it is called %s", want, got)
		}
		v.Points[0]++
		if got := Identify(p.Theme, v); got == want {
			t.Errorf("%s: with other points it has the same name", want)
		}
	}
}
