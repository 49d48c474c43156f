package rules

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// randomDeal shuffles a pack with test dice.
func randomDeal(t testing.TB, o Options, dice *rand.Rand) Deal {
	t.Helper()
	pack := Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	d, err := DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// randomOptions changes a few options of a random variant.
func randomOptions(t testing.TB, dice *rand.Rand) Options {
	t.Helper()
	o := variants[dice.IntN(len(variants))].options
	for range dice.IntN(4) {
		opt := OptionList[dice.IntN(len(OptionList))]
		var err error
		if o, err = opt.With(o, opt.Values[dice.IntN(len(opt.Values))]); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

// anyAction picks a legal action; claims only rarely, since most of them end the hand at once.
func anyAction(s State, dice *rand.Rand) Action {
	legal := s.Legal()
	a := legal.Nth(dice.IntN(legal.Len()))
	if a == Claim && s.Points(s.turn) < Winning && dice.IntN(8) > 0 {
		return legal.First()
	}
	return a
}

// randomRecord plays some actions of a random hand.
func randomRecord(t *testing.T, dice *rand.Rand) Record {
	o := randomOptions(t, dice)
	r := Record{Variant: DefaultVariant, Options: o, Deal: randomDeal(t, o, dice)}
	s, err := Start(o, r.Deal)
	if err != nil {
		t.Fatal(err)
	}
	for n := dice.IntN(24); n > 0 && !s.Over(); n-- {
		a := anyAction(s, dice)
		r.Actions = append(r.Actions, a)
		s = s.Next(a)
	}
	return r
}

// cardsOf reads cards separated by blanks.
func cardsOf(text string) CardSet {
	var set CardSet
	for _, field := range strings.Fields(text) {
		c, err := ParseCard(field)
		if err != nil {
			panic(err)
		}
		set |= c.Set()
	}
	return set
}

func mustActions(texts ...string) []Action {
	list := make([]Action, len(texts))
	for i, text := range texts {
		var err error
		if list[i], err = ParseAction(text); err != nil {
			panic(err)
		}
	}
	return list
}
