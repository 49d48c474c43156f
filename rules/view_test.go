package rules

import (
	"math/rand/v2"
	"slices"
	"testing"
)

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

// TestLastDraw: whenever, and only when, the trick that uses up the talon was played and the hand went on, somebody has
// drawn the turn-up after it; each seat sees as much.
func TestLastDraw(t *testing.T) {
	dice := rand.New(rand.NewPCG(11, 2))
	last, knocked := 0, 0
	for range 400 {
		r := randomRecord(t, dice)
		steps, err := r.History()
		if err != nil {
			t.Fatal(err)
		}
		for i, step := range steps {
			s := step.Before
			for _, seat := range []Seat{Forehand, Dealer} {
				v, err := Record{Options: r.Options, Deal: r.Deal, Actions: r.Actions[:i]}.View(seat)
				if err != nil || v.LastDraw() != s.LastDraw() {
					t.Fatalf("%v: %s sees %t, %v; it is %t", r.Actions[:i], seat, v.LastDraw(), err, s.LastDraw())
				}
			}
			if s.Knocker() != NoSeat && s.TalonLeft() == 2 {
				knocked++
			}
			if s.Led() == NoCard || step.After.Led() != NoCard || step.After.Over() {
				continue
			}
			drawn := slices.ContainsFunc(step.Events, func(e Event) bool { return e.Kind == TurnUpDrawn })
			if drawn != s.LastDraw() {
				t.Fatalf("%v: the turn-up drawn %t, the last draw %t", r.Actions[:i+1], drawn, s.LastDraw())
			}
			if drawn {
				last++
			}
		}
	}
	if last < 20 || knocked == 0 {
		t.Errorf("only %d last draws, %d after a knock", last, knocked)
	}
}
