package solve

import (
	"errors"
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// TestWorldOfTheTrueHand plays random hands in every variant: at each moment each seat's view and the opponent's true
// hand must give a state that is the true one up to the order of the cards nobody has seen.
func TestWorldOfTheTrueHand(t *testing.T) {
	for _, name := range rules.Variants() {
		o, err := rules.Variant(name)
		if err != nil {
			t.Fatal(err)
		}
		dice := rand.New(rand.NewPCG(4, 4))
		for range 60 {
			pack := rules.Pack(int(o.Cards)).Cards()
			dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
			deal, err := rules.DealPack(o, pack)
			if err != nil {
				t.Fatal(err)
			}
			record := rules.Record{Variant: name, Options: o, Deal: deal}
			s, err := rules.Start(o, deal)
			for ; err == nil && !s.Over(); s, err = record.Replay() {
				compareWorlds(t, record, s)
				legal := s.Legal() &^ rules.Claim.Set()
				record.Actions = append(record.Actions, legal.Nth(dice.IntN(legal.Len())))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

func compareWorlds(t *testing.T, record rules.Record, want rules.State) {
	t.Helper()
	for seat := rules.Forehand; seat <= rules.Dealer; seat++ {
		v, err := record.View(seat)
		if err != nil {
			t.Fatal(err)
		}
		got, err := World(v, want.Hand(seat.Other()))
		if err != nil {
			t.Fatalf("%s after %v: %v", record.Variant, record.Actions, err)
		}
		if !alike(got, want) {
			t.Fatalf("%s after %v:\n got %+v\nwant %+v", record.Variant, record.Actions, got, want)
		}
		if form, err := v.SetupForm(); err == nil {
			compareSetUp(t, form, want)
		}
		if open, ok := Open(v); want.TalonLeft() == 0 && (!ok || open != want) {
			t.Fatalf("%s after %v: the talon is gone, but Open gives %v\n%+v", record.Variant, record.Actions, ok, open)
		}
	}
}

// compareSetUp does so for the view that a set-up of the same moment gives, which has no past.
func compareSetUp(t *testing.T, form rules.ViewForm, want rules.State) {
	t.Helper()
	v, err := form.View()
	if err != nil {
		t.Fatalf("%+v: %v", form, err)
	}
	if got, err := World(v, want.Hand(v.Seat.Other())); err != nil || !alike(got, want) {
		t.Fatalf("%+v: %v\n got %+v\nwant %+v", form, err, got, want)
	}
	if _, err := World(v, v.Hand); !errors.Is(err, ErrImpossible) {
		t.Fatalf("%+v: the opponent may hold my cards: %v", form, err)
	}
}

// alike compares what both seats see, and the hands.
func alike(a, b rules.State) bool {
	same := a.Turn() == b.Turn() && a.Legal() == b.Legal() && a.Led() == b.Led() && a.Up() == b.Up() &&
		a.TalonLeft() == b.TalonLeft() && a.AtClosing() == b.AtClosing() && a.Multiplier() == b.Multiplier()
	for seat := rules.Forehand; seat <= rules.Dealer; seat++ {
		same = same && a.Hand(seat) == b.Hand(seat) && a.Points(seat) == b.Points(seat) &&
			a.Waiting(seat) == b.Waiting(seat) && a.Tricks(seat) == b.Tricks(seat)
	}
	return same
}

func TestWorldRefusesWhatDoesNotFit(t *testing.T) {
	record, err := rules.ParseRecord([]byte(`{"variant":"schnapsen","forehand":["Ah","Td","Kc","Qc","Js"],
		"dealer":["Ac","Tc","Jc","Ks","Qs"],"talon":["As","Ts","Jd","Qd","Kd","Ad","Jh","Qh","Kh","Th"],
		"actions":["c","Kc","Tc","Qs"]}`))
	if err != nil {
		t.Fatal(err)
	}
	v, err := record.View(rules.Forehand)
	if err != nil {
		t.Fatal(err)
	}
	cards := func(names ...string) (set rules.CardSet) {
		for _, name := range names {
			c, err := rules.ParseCard(name)
			if err != nil {
				t.Fatal(err)
			}
			set |= c.Set()
		}
		return set
	}
	for _, test := range []struct {
		name string
		hand rules.CardSet
		want error
	}{
		{"the true hand", cards("Ac", "Jc", "Ks"), nil},
		{"too few cards", cards("Ac", "Jc"), ErrImpossible},
		{"a card that is gone", cards("Tc", "Jc", "Ks"), ErrImpossible},
		{"a card of mine", cards("Ah", "Jc", "Ks"), ErrImpossible},
	} {
		if _, got := World(v, test.hand); !errors.Is(got, test.want) {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}
