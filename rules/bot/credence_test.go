package bot

import (
	"math/rand/v2"
	"strings"
	"testing"

	"bummerl/rules"
)

// cards reads cards with spaces between them.
func cards(t *testing.T, text string) rules.CardSet {
	t.Helper()
	var set rules.CardSet
	for _, name := range strings.Fields(text) {
		c, err := rules.ParseCard(name)
		if err != nil {
			t.Fatal(err)
		}
		set |= c.Set()
	}
	return set
}

// TestCredence holds what the opponent has done against hands that he would have done it with, and others.
func TestCredence(t *testing.T) {
	const first = `{"forehand":["Jc","Qs","Ts","Kd","Ac"],"dealer":["Qc","Js","As","Td","Ad"],
		"talon":["Kc","Tc","Ks","Qd","Jd","Qh","Jh","Th","Kh","Ah"],"actions":["Jc"]}`
	const ten = `{"forehand":["Td","Qs","Ts","Kd","Ac"],"dealer":["Qc","Js","As","Jc","Ks"],
		"talon":["Kc","Tc","Jh","Qd","Jd","Qh","Ad","Th","Kh","Ah"],"actions":["Td","Jc"]}`
	for _, test := range []struct {
		name, record string
		seat         rules.Seat
		likely, less string // hands of the opponent now
	}{
		{"who leads without exchanging hardly has the jack of trumps", first, rules.Dealer, "Qs Ts Kd Ac", "Jh Ts Kd Ac"},
		{"who leads a card without declaring hardly has a marriage", first, rules.Dealer, "Ks Ts Kd Ac", "Ks Qs Kd Ac"},
		{"who lets a ten go hardly has the ace", ten, rules.Forehand, "Qc Js As Ks Qh", "Qc Js Ad Ks Qh"},
	} {
		r, err := rules.ParseRecord([]byte(test.record))
		if err != nil {
			t.Fatal(err)
		}
		v, err := r.View(test.seat)
		if err != nil {
			t.Fatal(err)
		}
		c := believe(v, rand.New(rand.NewPCG(1, 1)), nil)
		var likely, less float64
		for range 200 { // which card he has drawn is left to chance
			likely += c.of(cards(t, test.likely))
			less += c.of(cards(t, test.less))
		}
		if likely < 1.5*less {
			t.Errorf("%s: %.3f and %.3f", test.name, likely/200, less/200)
		}
	}
}

// TestSuspicion: a closer rather has what one closes with.
func TestSuspicion(t *testing.T) {
	const text = `{"forehand":["Ac","Tc","Ah","Th","Kh"],"dealer":["Qc","Js","As","Td","Ad"],
		"talon":["Kc","Jc","Ks","Qd","Jd","Jh","Qs","Ts","Kd","Qh"],"actions":["c","Ah"]}`
	r, err := rules.ParseRecord([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	v, err := r.View(rules.Dealer)
	if err != nil {
		t.Fatal(err)
	}
	worlds := possible(v, 1)
	q, ok := suspect(v, worlds[0])
	if !ok {
		t.Fatal("nobody is suspected")
	}
	if strong, weak := q.weight(cards(t, "Ac Tc Th Kh")), q.weight(cards(t, "Jc Qs Jd Kd")); strong < 10*weak {
		t.Errorf("a strong hand weighs %.3f, a weak one %.3f", strong, weak)
	}
	if v, err = r.View(rules.Forehand); err != nil {
		t.Fatal(err)
	}
	if _, ok := suspect(v, worlds[0]); ok {
		t.Error("the closer suspects the other")
	}
}

// TestKeeping: what is sure is likely, what is hopeless is not.
func TestKeeping(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		hand, rest string // forehand's, and what the dealer holds; the turn-up is the queen of hearts
		low, high  float64
	}{
		{"Ah Th Kh Ac As", "Qc Js Kd Td Jd", 0.8, 1},
		{"Ah Th Ac As Ad", "Qc Js Kd Td Jd", 0.8, 1},
		{"Jc Qs Kd Jd Qc", "Ah Th Ac As Ad", 0, 0.05},
		{"Ah Jc Qs Kd Jd", "Kh Th Ac As Ad", 0, 0.2},
	} {
		hand, other := cards(t, test.hand), cards(t, test.rest)
		up := cards(t, "Qh")
		talon := append((rules.Pack(20) &^ (hand | other | up)).Cards(), up.Cards()...)
		deal := rules.Deal{Hands: [2]rules.CardSet{hand, other}}
		copy(deal.Talon[:], talon)
		s, err := rules.Start(o, deal)
		if err != nil {
			t.Fatal(err)
		}
		var v sight
		v.look(&s, &o, 0, 0)
		if got := keeping(&v); got < test.low || got > test.high {
			t.Errorf("%s keeps a closing with %.3f, want %.2f to %.2f", test.hand, got, test.low, test.high)
		}
	}
}
