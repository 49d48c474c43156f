package rules

import (
	"slices"

	"pgregory.net/rapid"
)

// renaming gives each suit another's name.
type renaming [4]Suit

func (n renaming) suit(s Suit) Suit {
	if s == NoSuit {
		return s
	}
	return n[s]
}

func (n renaming) card(c Card) Card {
	if c == NoCard {
		return c
	}
	return NewCard(c.Rank(), n[c.Suit()])
}

func (n renaming) cards(set CardSet) CardSet {
	var renamed CardSet
	for c := range set.All() {
		renamed |= n.card(c).Set()
	}
	return renamed
}

func (n renaming) talon(talon [12]Card) [12]Card {
	for i, c := range talon {
		talon[i] = n.card(c)
	}
	return talon
}

func (n renaming) action(a Action) Action {
	switch {
	case a.Card() != NoCard:
		return Play(n.card(a.Card()))
	case a.Marriage() != NoSuit:
		return Declare(n.suit(a.Marriage()))
	}
	return a
}

func (n renaming) record(r Record) Record {
	r.Deal = Deal{Hands: [2]CardSet{n.cards(r.Deal.Hands[0]), n.cards(r.Deal.Hands[1])}, Talon: n.talon(r.Deal.Talon)}
	r.Actions = slices.Clone(r.Actions)
	for i, a := range r.Actions {
		r.Actions[i] = n.action(a)
	}
	return r
}

func (n renaming) state(s State) State {
	s.hands = [2]CardSet{n.cards(s.hands[0]), n.cards(s.hands[1])}
	s.must, s.talon, s.led, s.trump = n.cards(s.must), n.talon(s.talon), n.card(s.led), n.suit(s.trump)
	return s
}

func (n renaming) actions(set Actions) Actions {
	var renamed Actions
	for a := range set.All() {
		renamed |= n.action(a).Set()
	}
	return renamed
}

// suitsAreNames: a hand with the suits renamed goes the same way: state (the result in it), legal actions and events are
// the renamed ones.
func suitsAreNames(t *rapid.T, h *hand) {
	n := renaming(rapid.Permutation(Suits[:]).Draw(t, "names"))
	steps, err := n.record(h.record).History()
	if err != nil {
		t.Fatalf("renamed to %v the hand is refused: %v", n, err)
	}
	if len(steps) == 0 {
		return
	}
	last := steps[len(steps)-1]
	if want := n.state(h.after); last.After != want {
		t.Fatalf("renamed to %v:\n got %+v\nwant %+v", n, last.After, want)
	}
	if got, want := last.After.Legal(), n.actions(h.after.Legal()); got != want {
		t.Fatalf("renamed to %v: legal %v, want %v", n, got.List(), want.List())
	}
	events := slices.Clone(h.events)
	for i, e := range events {
		e.Card, e.Other = n.card(e.Card), n.card(e.Other)
		if e.Kind == MarriageDeclared {
			e.Suit = n.suit(e.Suit)
		}
		events[i] = e
	}
	if !slices.Equal(last.Events, events) {
		t.Fatalf("renamed to %v: events %+v, want %+v", n, last.Events, events)
	}
}
