package rules

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// TestViewKeepsSecrets permutes the cards that a seat has not seen, replays the same actions, and expects the very same
// view wherever the actions are still possible.
func TestViewKeepsSecrets(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 33))
	compared := 0
	for range 600 {
		r := randomRecord(t, dice)
		for seat := Forehand; seat <= Dealer; seat++ {
			want, err := r.View(seat)
			if err != nil {
				t.Fatal(err)
			}
			for range 4 {
				other := r
				other.Deal = permuteHidden(r, seat, dice)
				got, err := other.View(seat)
				if err != nil {
					continue // the opponent could not have done so with these cards
				}
				// Under strict following other cards may have been forced otherwise: the record is then another one.
				compared++
				if !reflect.DeepEqual(got, want) {
					t.Fatalf("views differ for %s after %v:\n got %+v\nwant %+v", seat, r.Actions, got, want)
				}
			}
		}
	}
	if compared < 1000 {
		t.Errorf("only %d views compared", compared)
	}
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

// permuteHidden exchanges the cards that a seat has never seen among each other.
func permuteHidden(r Record, seat Seat, dice *rand.Rand) Deal {
	steps, _ := r.History()
	seen := r.Deal.Hands[seat] | r.Deal.TurnUp(r.Options).Set()
	for _, step := range steps {
		seen |= step.Action.Card().Set()
		if m := step.Action.Marriage(); m != NoSuit {
			seen |= NewCard(King, m).Set() | NewCard(Queen, m).Set()
		}
		for _, e := range step.Events {
			if e.Kind == CardDrawn && e.Seat == seat || e.Kind == Exchanged {
				seen |= e.Card.Set() | e.Other.Set()
			}
		}
	}
	from := (Pack(int(r.Options.Cards)) &^ seen).Cards()
	to := append([]Card(nil), from...)
	dice.Shuffle(len(to), func(i, j int) { to[i], to[j] = to[j], to[i] })
	swap := map[Card]Card{}
	for i, c := range from {
		swap[c] = to[i]
	}
	d := r.Deal
	d.Hands[seat.Other()] = 0
	for c := range r.Deal.Hands[seat.Other()].All() {
		if hidden, ok := swap[c]; ok {
			c = hidden
		}
		d.Hands[seat.Other()] |= c.Set()
	}
	for i, c := range r.Deal.Talon {
		if hidden, ok := swap[c]; ok {
			d.Talon[i] = hidden
		}
	}
	return d
}

// TestViewConclusions checks what a seat concludes from what it is shown.
func TestViewConclusions(t *testing.T) {
	cases := []struct {
		name, deal, actions string
		known, excluded     string
	}{
		{"an open reply says nothing",
			`"forehand":["Kh","Tc","Th","Jh","Ks"],"dealer":["Js","Qd","Ts","Td","Ad"],"talon":["Jc","As","Qc","Qs","Jd","Qh","Kc","Ac","Ah","Kd"]`,
			`["Ks","Qd"]`, "", ""},
		{"strict: trumped, so no card of the suit",
			`"forehand":["Kh","Tc","Th","Jh","Ks"],"dealer":["Js","Qd","Ts","Td","Ad"],"talon":["Jc","As","Qc","Qs","Jd","Qh","Kc","Ac","Ah","Kd"]`,
			`["c","Tc","Qd"]`, "", "Jc Qc Kc Ac"},
		{"strict: neither suit nor trump",
			`"forehand":["Kh","Tc","Th","Jh","Ks"],"dealer":["Js","Qs","Ts","Ac","As"],"talon":["Jc","Qd","Qc","Td","Jd","Qh","Kc","Ad","Ah","Kd"]`,
			`["c","Th","Js"]`, "", "Qh Ah Jd Qd Td Ad"},
		{"strict: a lower card, so no higher one",
			`"forehand":["Kh","Tc","Th","Jh","Ks"],"dealer":["Js","Qs","Jc","Qc","Qd"],"talon":["Ts","As","Ac","Td","Jd","Qh","Kc","Ad","Ah","Kd"]`,
			`["c","Ks","Qs"]`, "", "Ts As"},
	}
	for _, c := range cases {
		r, err := ParseRecord([]byte(`{` + c.deal + `,"actions":` + c.actions + `}`))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		v, err := r.View(Forehand)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := v.Known; got != cardsOf(c.known) {
			t.Errorf("%s: known %v, want %s", c.name, got.Cards(), c.known)
		}
		if got := v.Excluded; got != cardsOf(c.excluded) {
			t.Errorf("%s: excluded %v, want %s", c.name, got.Cards(), c.excluded)
		}
	}
}

// TestViewKnown follows a marriage and an exchange of the opponent until the cards are played.
func TestViewKnown(t *testing.T) {
	r, err := ParseRecord([]byte(`{"forehand":["Jc","Tc","Th","Js","Ks"],"dealer":["Ac","Qd","Kd","Jh","Ad"],
		"talon":["Jd","As","Qc","Qs","Ts","Qh","Kc","Td","Kh","Ah"],"actions":["Js","Ad"]}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Actions = append(r.Actions[:0], mustActions("Jc", "Ac", "x", "md", "Kd", "Ks")...)
	want := []string{"", "", "Ah", "Ah Kd Qd", "Ah Qd", "Ah Qd"}
	for n := range r.Actions {
		part := r
		part.Actions = r.Actions[:n+1]
		v, err := part.View(Forehand)
		if err != nil {
			t.Fatal(err)
		}
		if v.Known != cardsOf(want[n]) {
			t.Errorf("after %v: known %v, want %s", part.Actions, v.Known.Cards(), want[n])
		}
	}
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
