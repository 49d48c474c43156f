package bot

import (
	"math/rand/v2"
	"strings"
	"testing"

	"bummerl/rules"
)

// constant dice always fall the same.
type constant uint64

func (c constant) Uint64() uint64 { return uint64(c) }

const (
	unlucky = ^constant(0) // forgets whatever may be forgotten
	lucky   = constant(0)
)

func noviceView(t *testing.T, form string) rules.View {
	t.Helper()
	f, err := rules.ParseView([]byte(form))
	if err != nil {
		t.Fatal(err)
	}
	v, err := f.View()
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestNoviceForgets(t *testing.T) {
	// Five tricks ago the aces went. Clubs are trumps.
	v := noviceView(t, `{"seat":"forehand","hand":["Ts","Th","Qd","Jd","Jh"],"up":"Kc",
		"actions":["Js","As","Qs","Ks","Qh","Kh","Jc","Tc"]}`)
	aceOfSpades := rules.NewCard(rules.Ace, rules.Spades)
	if !v.Gone.Has(aceOfSpades) {
		t.Fatalf("gone are %v", v.Gone.Cards())
	}
	for dice, tricks := range map[Dice]int{unlucky: 2, lucky: 3} {
		n := noviceAt(v, dice.Uint64())
		if got := (v.Gone &^ n.out).Len(); got != 2*tricks {
			t.Errorf("it remembers %d cards, want those of %d tricks", got, tricks)
		}
		if !n.out.Has(aceOfSpades) {
			t.Error("it remembers the ace of the first trick")
		}
	}
}

func TestNoviceMayForgetToClaim(t *testing.T) {
	const has = `{"seat":"forehand","hand":["Kc","Jh"],"up":"","trump":"h","talon":0,"gone":["Ac","Tc","As","Ts","Ad","Td","Kd","Qd","Ks","Qs","Js","Jd","Qc","Jc","Ah","Th"],
		"points":{"forehand":POINTS,"dealer":OTHER},"tricks":{"forehand":5,"dealer":3}}`
	for _, test := range []struct {
		points, other string
		dice          Dice
		claims        bool
	}{
		{"70", "37", lucky, true},
		{"70", "37", unlucky, false},
		{"80", "27", unlucky, true}, // so much cannot be overlooked
		{"60", "47", lucky, false},
	} {
		form := strings.NewReplacer("POINTS", test.points, "OTHER", test.other).Replace(has)
		if a := (novice{}).Choose(noviceView(t, form), test.dice); (a == rules.Claim) != test.claims {
			t.Errorf("with %s: got %s, claims want %v", test.points, a, test.claims)
		}
	}
}

// TestNoviceIsNeverSilly plays many hands and looks at what anybody would laugh at.
func TestNoviceIsNeverSilly(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	led, closings, claims, late := 0, 0, 0, 0
	for n := range 600 {
		record, _ := playHand(t, "schnapsen", o, shuffled(t, o, uint64(n)), [2]Level{novice{}, regular{}}, uint64(n))
		for at, a := range record.Actions {
			v, err := rules.Record{Options: o, Deal: record.Deal, Actions: record.Actions[:at]}.View(rules.Forehand)
			if err != nil {
				t.Fatal(err)
			}
			if v.Turn != rules.Forehand {
				continue
			}
			if a == rules.Close {
				closings++
			}
			if v.Legal.Has(rules.Claim) && v.Points[v.Seat] >= rules.Winning {
				claims++
				if a != rules.Claim {
					late++
				}
			}
			c := a.Card()
			if c == rules.NoCard || v.Strict() || v.Led == rules.NoCard {
				continue
			}
			led++
			richest := c.Rank() >= rules.Ten
			beats := rules.Beats(c, v.Led, v.Trump)
			enough := v.Points[v.Seat]+v.Waiting[v.Seat]+v.Led.Points()+c.Points() >= rules.Winning
			switch {
			case beats && richest && v.Led.Rank() <= rules.Jack && !enough && cheaperThan(v, c):
				t.Errorf("hand %d: takes %s with %s from %v", n, v.Led, c, v.Hand.Cards())
			case !beats && richest && cheaperThan(v, c):
				t.Errorf("hand %d: throws %s on %s from %v", n, c, v.Led, v.Hand.Cards())
			}
		}
	}
	if led < 800 || closings == 0 || closings > 60 || late == 0 || late > claims/2 {
		t.Errorf("%d answers, %d closings, %d of %d claims late", led, closings, late, claims)
	}
}

// cheaperThan tells whether the hand has a card that could well be given instead: a card of another kind than tens, aces,
// trumps and marriages.
func cheaperThan(v rules.View, c rules.Card) bool {
	for other := range (v.Hand &^ c.Set() &^ pairs(v.Hand)).All() {
		if other.Suit() != v.Trump && other.Rank() < rules.Ten {
			return true
		}
	}
	return false
}

// TestNoviceIsTheSameAgain: equal views and dice give equal answers.
func TestNoviceIsTheSameAgain(t *testing.T) {
	v := noviceView(t, `{"seat":"forehand","hand":["Kc","Qc","Jd","Th","As"],"up":"Qh"}`)
	answers := map[rules.Action]int{}
	for seed := range uint64(200) {
		a := (novice{}).Choose(v, rand.NewPCG(seed, 1))
		if b := (novice{}).Choose(v, rand.NewPCG(seed, 1)); a != b {
			t.Errorf("%s, then %s", a, b)
		}
		answers[a]++
	}
	if early := answers[rules.Declare(rules.Clubs)]; early < 20 || early > 100 || answers[rules.Play(rules.NewCard(rules.Jack, rules.Diamonds))] != 200-early {
		t.Errorf("with a marriage at the first lead: %v", answers)
	}
}
