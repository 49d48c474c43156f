package bot

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

func TestByName(t *testing.T) {
	for _, l := range Levels() {
		got, err := ByName(l.Name())
		if err != nil || got != l {
			t.Errorf("ByName(%q): got %v, %v", l.Name(), got, err)
		}
	}
	if _, err := ByName("grandmaster"); err == nil {
		t.Error("an unknown level gives no error")
	}
}

// TestAlwaysLegal plays random deals in every variant, regular against itself and against chance; playHand fails on an
// illegal action or a hand that does not end. Regular never claims wrongly.
func TestAlwaysLegal(t *testing.T) {
	for _, name := range rules.Variants() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, err := rules.Variant(name)
			if err != nil {
				t.Fatal(err)
			}
			for n := range 100 {
				checkHand(t, name, o, uint64(n))
			}
			// House rules: each option changed by chance.
			dice := rand.New(rand.NewPCG(7, uint64(len(name))))
			for n := range 100 {
				house := o
				for _, opt := range rules.OptionList {
					if dice.IntN(3) == 0 {
						if house, err = opt.With(house, opt.Values[dice.IntN(len(opt.Values))]); err != nil {
							t.Fatal(err)
						}
					}
				}
				checkHand(t, name, house, uint64(n))
			}
		})
	}
}

func checkHand(t *testing.T, variant string, o rules.Options, seed uint64) {
	t.Helper()
	deal := shuffled(t, o, seed)
	seats := [2]Level{regular{}, counting{}}
	if seed%3 == 0 {
		seats[rules.Dealer] = regular{}
	}
	record, s := playHand(t, variant, o, deal, seats, seed)
	if r := s.Result(); r.Reason == rules.FalseClaim {
		t.Errorf("%s %d: a wrong claim: %v", variant, seed, record.Actions)
	}
}

// TestEqualViewsEqualAnswers changes what a seat cannot see: the opponent's hand and the talon. As long as both records
// look alike to the seat, its answer must be the same.
func TestEqualViewsEqualAnswers(t *testing.T) {
	dice := rand.New(rand.NewPCG(6, 6))
	compared := 0
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 25 {
			deal := shuffled(t, o, uint64(n))
			whole, _ := playHand(t, name, o, deal, [2]Level{regular{}, greedy{}}, uint64(n))
			for at := range whole.Actions {
				before := rules.Record{Variant: name, Options: o, Deal: deal, Actions: whole.Actions[:at]}
				s, err := before.Replay()
				if err != nil {
					t.Fatal(err)
				}
				v, err := before.View(s.Turn())
				if err != nil {
					t.Fatal(err)
				}
				other := before
				other.Deal = hide(before.Deal, o, s.Turn(), dice)
				w, err := other.View(v.Seat)
				if err != nil || !reflect.DeepEqual(v, w) {
					continue
				}
				compared++
				if got, want := (regular{}).Choose(w, nil), (regular{}).Choose(v, nil); got != want {
					t.Errorf("%s %d: %s or %s for equal views after %v", name, n, want, got, before.Actions)
				}
			}
		}
	}
	if compared < 100 {
		t.Errorf("only %d pairs of equal views", compared)
	}
}

// hide deals what a seat did not get anew between the other hand and the talon; the turn-up stays.
func hide(d rules.Deal, o rules.Options, seat rules.Seat, dice *rand.Rand) rules.Deal {
	them := seat.Other()
	cards := append(d.Hands[them].Cards(), d.Talon[:o.TalonSize()-1]...)
	dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	d.Hands[them] = rules.SetOf(cards[:o.HandSize()]...)
	copy(d.Talon[:], cards[o.HandSize():])
	return d
}

// TestExactOnceTheTalonIsGone holds regular against the solver where all cards are known.
func TestExactOnceTheTalonIsGone(t *testing.T) {
	checked := 0
	for _, name := range []string{"schnapsen", "snapszer", "snapszli24"} {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 60 {
			deal := shuffled(t, o, uint64(n))
			whole, _ := playHand(t, name, o, deal, [2]Level{regular{}, regular{}}, uint64(n))
			for at := range whole.Actions {
				s, err := rules.Record{Options: o, Deal: deal, Actions: whole.Actions[:at]}.Replay()
				if err != nil {
					t.Fatal(err)
				}
				if s.TalonLeft() > 0 {
					continue
				}
				checked++
				r, err := solve.Solve(s)
				if err != nil {
					t.Fatal(err)
				}
				if a := whole.Actions[at]; !r.Best.Has(a) {
					t.Errorf("%s %d: plays %s, best are %v", name, n, a, r.Best.List())
				}
			}
		}
	}
	if checked < 200 {
		t.Errorf("only %d positions", checked)
	}
}
