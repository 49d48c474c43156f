package bot

import (
	"flag"
	"math/rand/v2"
	"reflect"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"bummerl/rules"
)

// handsOf is how many random hands TestProperties plays with a level: the strong ones think for long.
var handsOf = map[string]int{"novice": 1500, "regular": 600, "greedy": 500, "random": 500}

const handsOfStrong = 12

// TestProperties holds every level against what must be true of each, under the rules of any variant with any options
// changed: what it plays is legal, from set-ups too, hands end, it claims nothing that it has not, it never ventures
// anything where it must not, its advice is about legal actions and is what it chooses, and equal views with equal dice get
// equal answers, whatever is hidden.
func TestProperties(t *testing.T) {
	for _, l := range append(Levels(), Yardsticks()...) {
		t.Run(l.Name(), func(t *testing.T) {
			number, quick := handsOf[l.Name()]
			if !quick {
				number = handsOfStrong
			}
			if testing.Short() {
				number = max(1, number/10)
			}
			compared := 0
			checks(t, number)
			rapid.Check(t, func(t *rapid.T) { compared += oneHand(t, l) })
			if compared < number/4 {
				t.Errorf("only %d equal views compared", compared)
			}
		})
	}
}

// checks asks rapid for so many hands, unless the command line says how many.
func checks(t *testing.T, number int) {
	t.Helper()
	asked := flag.Lookup("rapid.checks")
	if asked.Value.String() != asked.DefValue {
		return
	}
	if err := asked.Value.Set(strconv.Itoa(number)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := asked.Value.Set(asked.DefValue); err != nil {
			t.Error(err)
		}
	})
}

// houseRules draws a variant and changes some of its options.
func houseRules(t *rapid.T) rules.Options {
	o, err := rules.Variant(rapid.SampledFrom(rules.Variants()).Draw(t, "variant"))
	if err != nil {
		t.Fatal(err)
	}
	for range rapid.IntRange(0, 4).Draw(t, "changes") {
		opt := rapid.SampledFrom(rules.OptionList).Draw(t, "option")
		if o, err = opt.With(o, rapid.SampledFrom(opt.Values).Draw(t, opt.Name)); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

// oneHand plays a hand of the level against somebody who plays anything, and tells how many of its views were compared
// with an equal one that hides other cards.
func oneHand(t *rapid.T, l Level) int {
	o := houseRules(t)
	seed := rapid.Uint64().Draw(t, "seed")
	me := rapid.SampledFrom([]rules.Seat{rules.Forehand, rules.Dealer}).Draw(t, "seat")
	quietly := rapid.IntRange(0, 3).Draw(t, "quietly") == 0
	m := Score{}
	if rapid.Bool().Draw(t, "in a match") {
		m.Me = rapid.IntRange(0, int(o.Target)-1).Draw(t, "me")
		m.Opponent = rapid.IntRange(0, int(o.Target)-1).Draw(t, "opponent")
	}
	if quietly {
		l = WithoutClosing(l)
	}
	chance := rand.New(rand.NewPCG(seed, 0xa11))
	r := rules.Record{Options: o, Deal: shuffledBy(t, o, chance)}
	s, err := rules.Start(o, r.Deal)
	compared := 0
	for err == nil && !s.Over() {
		var v rules.View
		if v, err = r.View(s.Turn()); err != nil {
			break
		}
		a := counting{}.Choose(v, chance)
		if s.Turn() == me {
			a = asked(t, l, v, m, seed)
			switch {
			case quietly && ventures.Has(a):
				t.Fatalf("%s must not, but plays %q", l.Name(), a)
			case a == rules.Claim && s.Points(me) < rules.Winning && l.Name() != "random":
				t.Fatalf("%s claims with %d points", l.Name(), s.Points(me))
			}
			if w, ok := setUp(t, v); ok {
				asked(t, l, w, m, seed)
			}
			if other, same := otherwise(r, v, chance); same {
				compared++
				if b := asked(t, l, other, m, seed); b != a {
					t.Fatalf("%s or %s for equal views after %v", a, b, r.Actions)
				}
			}
		}
		r.Actions = append(r.Actions, a)
		if len(r.Actions) > 100 {
			t.Fatalf("the hand does not end: %v", r.Actions)
		}
		s = s.Next(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	return compared
}

// asked asks for advice with dice that follow from the view.
func asked(t *rapid.T, l Level, v rules.View, m Score, seed uint64) rules.Action {
	dice, err := DiceOf(seed, v)
	if err != nil {
		t.Fatal(err)
	}
	advice := Ask(l, v, m, dice)
	if !v.Legal.Has(advice.Action) {
		t.Fatalf("%s plays %q, which is illegal: %v", l.Name(), advice.Action, v.Legal.List())
	}
	legal := v.Legal
	if _, quietly := l.(quiet); quietly {
		legal &^= ventures
	}
	for i, value := range advice.Values {
		if !legal.Has(value.Action) || i > 0 && value.Action <= advice.Values[i-1].Action || value.Points < -48 || value.Points > 48 {
			t.Fatalf("%s values %q at %v, the %d-th of %v", l.Name(), value.Action, value.Points, i+1, advice.Values)
		}
	}
	if m == (Score{}) {
		dice, err := DiceOf(seed, v)
		if err != nil {
			t.Fatal(err)
		}
		if a := l.Choose(v, dice); a != advice.Action {
			t.Fatalf("%s chooses %s, but advises %s", l.Name(), a, advice.Action)
		}
	}
	return advice.Action
}

// setUp gives the view as somebody would set it up, who knows nothing of the past; false where a set-up cannot tell it.
func setUp(t *rapid.T, v rules.View) (rules.View, bool) {
	form, err := v.SetupForm()
	if err != nil {
		return v, false
	}
	w, err := form.View()
	if err != nil {
		t.Fatalf("a view that was played cannot be set up: %v", err)
	}
	return w, true
}

// otherwise deals the cards that a seat has not seen anew, and gives the seat's view if it is the same.
func otherwise(r rules.Record, v rules.View, dice *rand.Rand) (rules.View, bool) {
	other := r
	other.Deal = hide(r.Deal, r.Options, v.Seat, dice)
	w, err := other.View(v.Seat)
	return w, err == nil && other.Deal != r.Deal && reflect.DeepEqual(v, w)
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

func shuffledBy(t *rapid.T, o rules.Options, dice *rand.Rand) rules.Deal {
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	return deal
}
