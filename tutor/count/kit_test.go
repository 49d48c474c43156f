package count

import (
	"fmt"
	"testing"

	"bummerl/rules"
	"bummerl/tutor"
)

// testSeed gives a seed for each number.
func testSeed(t *testing.T, n int) tutor.Seed {
	t.Helper()
	seed, err := tutor.ParseSeed(fmt.Sprintf("%064x", n))
	if err != nil {
		t.Fatal(err)
	}
	return seed
}

// each makes items of a drill on every rung under all rules, so many of each.
func each(t *testing.T, kind Kind, many int, check func(t *testing.T, o rules.Options, it Item)) {
	t.Helper()
	made := 0
	for _, variant := range rules.Variants() {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		for level, rung := range Ladder(kind) {
			for i := range many {
				spec := Spec{Kind: kind, Variant: variant, Seed: testSeed(t, made), Index: i % kind.items(), Rung: rung}
				it, err := spec.Item()
				if err != nil {
					t.Fatalf("%s, level %d, seed %d: %v", variant, level+1, made, err)
				}
				if len(it.Prompts) == 0 || len(it.right) != len(it.Prompts) || it.Spec != spec.Text() {
					t.Fatalf("%s asks %+v, answers %v, calls itself %q", spec.Text(), it.Prompts, it.right, it.Spec)
				}
				check(t, o, it)
				made++
				if t.Failed() {
					t.Fatalf("%s", spec.Text())
				}
			}
		}
	}
	if made < 1000 {
		t.Errorf("%d items, want 1000", made)
	}
}

// along counts along with an item as a person does, with nothing but what the item shows. It knows the points by heart
// and never asks the engine.
type along struct {
	points, waiting [2]int
	gone            rules.CardSet
	// shown are cards that the opponent has shown and not played.
	shown rules.CardSet
}

var byHeart = map[string]int{"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}

func value(c rules.Card) int { return byHeart[c.Rank().String()] }

func countAlong(t *testing.T, it Item) along {
	t.Helper()
	a := along{points: it.Before, waiting: it.Waiting, gone: it.Gone}
	for i, trick := range it.Tricks {
		a.hear(it, trick.Before)
		a.take(it, trick)
		if a.points != trick.Totals {
			t.Errorf("trick %d: the engine has %v, counting along %v", i, trick.Totals, a.points)
		}
	}
	a.hear(it, it.After)
	return a
}

func (a *along) hear(it Item, notices []Notice) {
	for _, n := range notices {
		who := side(n.Seat, it.Seat)
		switch {
		case n.Suit == rules.NoSuit && who == Theirs:
			a.shown |= n.Took.Set()
		case n.Suit == rules.NoSuit:
		case n.Waiting:
			a.waiting[who] += n.Points
		default:
			a.points[who] += n.Points
		}
		if n.Suit != rules.NoSuit && who == Theirs {
			a.shown |= rules.NewCard(rules.King, n.Suit).Set() | rules.NewCard(rules.Queen, n.Suit).Set()
		}
	}
}

func (a *along) take(it Item, trick Trick) {
	who := side(trick.Winner, it.Seat)
	a.points[who] += value(trick.Led) + value(trick.Reply) + a.waiting[who]
	a.waiting[who] = 0
	cards := trick.Led.Set() | trick.Reply.Set()
	a.gone |= cards
	a.shown &^= cards
	if trick.TurnUp == it.Seat.Other() {
		a.shown |= trick.Up.Set()
	}
}

// total adds a sum up.
func (s Sum) total() int {
	n := s.Before
	for _, p := range s.Parts {
		n += p.Points
	}
	return n
}
