package match

import (
	"slices"
	"testing"

	"bummerl/rules"
)

// TestRedo deals by the steps alone: what they give, cut and dealt, is the deal.
func TestRedo(t *testing.T) {
	seed := seedOf(t, counting32)
	for _, name := range []string{"schnapsen", "sixtysix"} {
		o := variant(t, name)
		for _, cut := range []int{1, 7, MaxCut(o)} {
			for hand := 1; hand <= 3; hand++ {
				r, err := Redo(Proof{Seed: counting32, Cut: cut, Options: o}, hand)
				if err != nil {
					t.Fatal(err)
				}
				got, err := rules.DealPack(o, slices.Concat(r.Shuffled[cut:], r.Shuffled[:cut]))
				if err != nil {
					t.Fatal(err)
				}
				want, err := Deal(seed, o, hand, cut)
				if err != nil || got != want {
					t.Errorf("%s, hand %d, cut %d: %v, want %v (%v)", name, hand, cut, got, want, err)
				}
				pack := rules.Pack(int(o.Cards)).Cards()
				for _, s := range r.Swaps {
					if int(s.Number%uint64(s.Place+1)) != s.With {
						t.Errorf("%d leaves no %d of %d", s.Number, s.With, s.Place+1)
					}
					pack[s.Place], pack[s.With] = pack[s.With], pack[s.Place]
				}
				if len(r.Swaps) != len(pack)-1 || !slices.Equal(pack, r.Shuffled) {
					t.Errorf("%s: %d swaps give %v, want %v", name, len(r.Swaps), pack, r.Shuffled)
				}
			}
		}
	}
}

// The wanted values were computed by another program: openssl's HMAC.
func TestRedo_AsElsewhere(t *testing.T) {
	p := Proof{Seed: counting32, Cut: 7, Options: variant(t, "schnapsen")}
	r, err := Redo(p, 1)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := r.Key, "cb43c43701d1afc973a2d161a33240cfddf3cb247e380d59d82c09fe0b2674d2"; got != want || r.Message != "bummerl/deal/1/7" {
		t.Errorf("%s gives %s, want %s", r.Message, got, want)
	}
	lead, err := RedoLead(p)
	if err != nil {
		t.Fatal(err)
	}
	if want := byte(0xd6); lead.Byte != want || lead.Message != "bummerl/lead/7" {
		t.Errorf("%s gives %d, want %d", lead.Message, lead.Byte, want)
	}
}
