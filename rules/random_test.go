package rules

import (
	"math/rand/v2"
	"testing"
)

// allActions lists every action code, the senseless ones between the cards included.
func allActions() []Action {
	var list []Action
	for a := Action(0); a < endOfActions+3; a++ {
		list = append(list, a)
	}
	return list
}

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

// TestRandomPlay plays whole hands under random rules and checks at every step what must always hold.
func TestRandomPlay(t *testing.T) {
	dice := rand.New(rand.NewPCG(66, 2))
	codes := allActions()
	for range 4000 {
		o := randomOptions(t, dice)
		d := randomDeal(t, o, dice)
		s, err := Start(o, d)
		if err != nil {
			t.Fatal(err)
		}
		r := Record{Options: o, Deal: d}
		declared := 0
		for !s.Over() {
			legal := s.Legal()
			for _, a := range codes {
				if got, want := s.IsLegal(a), legal.Has(a); got != want {
					t.Fatalf("%v %v: IsLegal(%v) = %v, listed %v: %v", o, r.Actions, a, got, want, s.Why(a))
				}
			}
			a := anyAction(s, dice)
			before := s
			after, events, err := s.Apply(a)
			if err != nil || s != before {
				t.Fatalf("Apply(%v): %v, input changed %v", a, err, s != before)
			}
			if next := s.Next(a); next != after {
				t.Fatalf("Next and Apply differ on %v", a)
			}
			for _, e := range events {
				if e.Kind == MarriageDeclared {
					declared += e.Points
				}
			}
			r.Actions = append(r.Actions, a)
			s = after
			checkConserved(t, s, declared)
		}
		if replayed, err := r.Replay(); err != nil || replayed != s {
			t.Fatalf("replay: %v, equal %v", err, replayed == s)
		}
		if n := s.Legal(); n != 0 {
			t.Fatalf("a finished hand has legal actions %v", n.List())
		}
	}
}

// checkConserved checks that every card is somewhere exactly once and that points add up.
func checkConserved(t *testing.T, s State, declared int) {
	t.Helper()
	inPlay := s.hands[0] | s.hands[1] | SetOf(s.Talon()...) | s.led.Set()
	count := s.hands[0].Len() + s.hands[1].Len() + int(s.left) + s.led.Set().Len()
	if inPlay.Len() != count {
		t.Fatalf("a card is in two places: %+v", s)
	}
	played := Pack(int(s.opt.Cards)) &^ inPlay
	bonus := 0
	if s.opt.LastTrick == LastTrickBonus && s.hands[0]|s.hands[1] == 0 && s.closer == NoSeat {
		bonus = s.Points(0) + s.Points(1) + s.Waiting(0) + s.Waiting(1) - played.Points() - declared
		if bonus != 0 && bonus != 10 {
			t.Fatalf("bonus %d", bonus)
		}
	}
	got := s.Points(Forehand) + s.Points(Dealer) + s.Waiting(Forehand) + s.Waiting(Dealer)
	if want := played.Points() + declared + bonus; got != want {
		t.Fatalf("points %d, want %d", got, want)
	}
	if s.led == NoCard && s.hands[0].Len() != s.hands[1].Len() {
		t.Fatalf("hands of %d and %d cards between tricks", s.hands[0].Len(), s.hands[1].Len())
	}
}
