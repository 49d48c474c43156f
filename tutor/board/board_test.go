package board

import (
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// played gives a random hand's record at each of its moments, by dice of the seed.
func played(t *testing.T, variant string, seed uint64) []rules.Record {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 1))
	o, err := rules.Variant(variant)
	if err != nil {
		t.Fatal(err)
	}
	pack := rules.Pack(int(o.Cards)).Cards()
	dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal, err := rules.DealPack(o, pack)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Record{Variant: variant, Options: o, Deal: deal}
	s, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	var list []rules.Record
	for !s.Over() {
		now := r
		now.Actions = append([]rules.Action(nil), r.Actions...)
		list = append(list, now)
		legal := s.Legal().List()
		a := legal[dice.IntN(len(legal))]
		if a == rules.Claim && dice.IntN(4) > 0 {
			a = legal[0]
		}
		if s, _, err = s.Apply(a); err != nil {
			t.Fatal(err)
		}
		r.Actions = append(r.Actions, a)
	}
	return list
}

// again reads a board's text and expects the same board.
func again(t *testing.T, b Board) Board {
	t.Helper()
	got, err := Parse(b.Text())
	if err != nil || got.Text() != b.Text() {
		t.Fatalf("%s: read back as %s (%v)", b.Text(), got.Text(), err)
	}
	return got
}

// TestMoments: any moment of any hand comes onto the board whole, and as a set-up it is the same state and the same view
// as far as a set-up can tell.
func TestMoments(t *testing.T) {
	for seed := range uint64(40) {
		for _, variant := range rules.Variants() {
			for _, r := range played(t, variant, seed) {
				checkMoment(t, r)
			}
		}
	}
}

func checkMoment(t *testing.T, r rules.Record) {
	t.Helper()
	s, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for seat := rules.Forehand; seat <= rules.Dealer; seat++ {
		open := again(t, OfRecord(r, seat))
		if got, err := open.State(); err != nil || got != s {
			t.Fatalf("%s: another state: %v", open.Text(), err)
		}
		if state := again(t, OfState(s, seat)); state.Check() != nil {
			t.Fatalf("%s: %v", state.Text(), state.Check())
		} else if got, _ := state.State(); got.Text() != s.Text() {
			t.Fatalf("%s: got %s, want %s", state.Text(), got.Text(), s.Text())
		}
		set := again(t, open.Setup())
		if got, err := set.State(); err != nil {
			t.Fatalf("%s: %v", set.Text(), err)
		} else if s.Multiplier() == 1 && s.Bidder() == rules.NoSeat && s.Knocker() == rules.NoSeat && got.Text() != s.Text() {
			t.Fatalf("%s: got %s, want %s", set.Text(), got.Text(), s.Text())
		}
		checkSeen(t, r, seat)
	}
}

func checkSeen(t *testing.T, r rules.Record, seat rules.Seat) {
	t.Helper()
	want, err := r.View(seat)
	if err != nil {
		t.Fatal(err)
	}
	b, err := SeenBy(r, seat)
	if err != nil {
		t.Fatal(err)
	}
	got, err := again(t, b).View()
	if err != nil || got.Hand != want.Hand || got.Known != want.Known || got.Unseen != want.Unseen || got.Legal != want.Legal {
		t.Fatalf("%s: another view: %v", b.Text(), err)
	}
	set := again(t, b.Setup())
	if _, err := want.SetupForm(); err != nil {
		return // a set-up tells less
	}
	v, err := set.View()
	if err != nil || v.Hand != want.Hand || v.Gone != want.Gone || v.Legal != want.Legal || v.Points != want.Points || v.Tricks != want.Tricks {
		t.Fatalf("%s: another view: %v", set.Text(), err)
	}
}

// FuzzParse: no text breaks the reader; what it reads is written the same way for good, and whatever can be done to a
// board keeps that.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"", "1bfo", "1bfo.schnapsen", "1bdv.schnapsen.--------------------.nd.0-0.0-0",
		"1bfo.schnapsen.f0d1g2lFDu3456789A--.hf.20-40.1-2.cf33-1-1.mc", "1bfv.schnapsen.f----g-lFDu---------.hf.20-40.1-2.cf33-1-1.l4",
	} {
		f.Add(text, uint8(3), uint8(9))
	}
	f.Fuzz(func(t *testing.T, text string, card, place uint8) {
		b, _ := Parse(text)
		for _, b := range []Board{b, b.Setup(), b.Put(rules.Card(card), Place(place)), b.Rest(Place(place % 12)), b.Showing(card%2 == 0), b.Turned(), b.Swapped()} {
			if b.Told() {
				_ = b.Check() // an action that is not legal is told then
			}
			if err := b.Check(); err == nil {
				if _, err := b.View(); err != nil {
					t.Fatalf("%s: sound, but no view: %v", b.Text(), err)
				}
			}
			got, err := Parse(b.Text())
			if err != nil || got.Text() != b.Text() {
				t.Fatalf("%s: read back as %s (%v)", b.Text(), got.Text(), err)
			}
		}
	})
}
