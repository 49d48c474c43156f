package rules

import (
	"math/rand/v2"
	"testing"
)

// TestContradictions: each pair is found, by itself neither value is one, and no variant contradicts itself.
func TestContradictions(t *testing.T) {
	for _, name := range Variants() {
		o, err := Variant(name)
		if err != nil || len(o.Contradictions()) > 0 {
			t.Errorf("%s: %v, %v", name, o.Contradictions(), err)
		}
	}
	all := schnapsen
	for _, c := range contradictions {
		pair := with(t, with(t, schnapsen, c.Option, c.Value), c.Other, c.OtherValue)
		if found := pair.Contradictions(); len(found) != 1 || found[0].Kind != Contradiction || found[0].Option != c.Option {
			t.Errorf("%s: found %v", RulesText(DefaultVariant, pair), found)
		}
		for _, opt := range OptionList {
			for _, value := range opt.Values {
				other := with(t, pair, opt.Name, value)
				gone := !other.is(c.Option, c.Value) || !other.is(c.Other, c.OtherValue)
				for _, found := range other.Contradictions() {
					if gone && found.Option == c.Option {
						t.Errorf("%s: found %v", RulesText(DefaultVariant, other), found)
					}
				}
			}
		}
		all = with(t, with(t, all, c.Option, c.Value), c.Other, c.OtherValue)
	}
	if found := all.Contradictions(); len(found) != len(contradictions) {
		t.Errorf("all at once: found %v", found)
	}
}

// TestContradictions_Play: under rules that contradict themselves, what the one value says never comes about; under those
// that do not, it does.
func TestContradictions_Play(t *testing.T) {
	bid := func(r Record) bool { return seen(t, r, func(s Step) bool { return s.Before.Legal().Has(Snapszer) }) }
	drawn := func(r Record) bool { return seen(t, r, func(s Step) bool { return s.After.Result().Reason == Drawn }) }
	single := func(r Record) bool {
		return seen(t, r, func(s Step) bool {
			m := NewScore(r.Options).Add(s.After.Result(), int(s.After.Result().Winner))
			return m.Over() && m.Bummerl() == 1
		})
	}
	// A knock that was made, without which the same cards would not have won the same.
	helped := func(r Record) bool { return r.knockHelped(t) }
	for _, test := range []struct {
		option, value, other, otherValue, instead string
		comes                                     func(Record) bool
	}{
		{"snapszer", "true", "first_trick_ban", "true", "false", bid},
		{"drawn", "carry", "last_trick", "wins", "count", drawn},
		{"schneider_double", "true", "target", "1", "2", single},
		{"knock", "true", "sixty_six", "automatic", "declare", helped},
	} {
		dice := rand.New(rand.NewPCG(4, 66))
		came := 0
		for range 1500 {
			o := with(t, with(t, randomOptions(t, dice), test.option, test.value), test.other, test.otherValue)
			if test.comes(playedHand(t, o, dice)) {
				t.Errorf("%s %s with %s %s: it came about", test.option, test.value, test.other, test.otherValue)
			}
			if test.comes(playedHand(t, with(t, o, test.other, test.instead), dice)) {
				came++
			}
		}
		if came == 0 && test.option != "schneider_double" { // one hand is no match to more than 1
			t.Errorf("%s %s with %s %s never came about", test.option, test.value, test.other, test.instead)
		}
	}
}

// with gives o with an option set.
func with(t *testing.T, o Options, option, value string) Options {
	t.Helper()
	opt, ok := FindOption(option)
	if !ok {
		t.Fatalf("no option %s", option)
	}
	o, err := opt.With(o, value)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// playedHand is a whole hand of random actions.
func playedHand(t *testing.T, o Options, dice *rand.Rand) Record {
	t.Helper()
	r := Record{Variant: DefaultVariant, Options: o, Deal: randomDeal(t, o, dice)}
	s, err := Start(o, r.Deal)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		a := anyAction(s, dice)
		r.Actions, s = append(r.Actions, a), s.Next(a)
	}
	return r
}

// seen tells whether something holds for a step of the hand.
func seen(t *testing.T, r Record, is func(Step) bool) bool {
	t.Helper()
	for _, s := range r.mustHistory(t) {
		if is(s) {
			return true
		}
	}
	return false
}

// knockHelped tells whether a knock won the hand that, without it, would not be won with the same trick and value.
func (r Record) knockHelped(t *testing.T) bool {
	t.Helper()
	end, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if end.Result().Reason != KnockMade {
		return false
	}
	without := r
	without.Actions = nil
	for _, a := range r.Actions {
		if a != Knock {
			without.Actions = append(without.Actions, a)
		}
	}
	same, err := without.Replay()
	if err != nil {
		t.Fatal(err)
	}
	got, want := same.Result(), end.Result()
	return got.Winner != want.Winner || got.GamePoints != want.GamePoints
}
