package match

import (
	"math/rand/v2"
	"testing"

	"bummerl/rules"
)

// TestCanEndAtClaim: whoever claims falsely, a closer and a bidder among them, ends the hand in a way that is looked at,
// under the rules of every variant.
func TestCanEndAtClaim(t *testing.T) {
	dice := rand.New(rand.NewPCG(66, 2))
	ended := map[rules.Reason]bool{}
	for _, variant := range rules.Variants() {
		options, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		for range 300 {
			pack := rules.Pack(int(options.Cards)).Cards()
			dice.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
			deal, err := rules.DealPack(options, pack)
			if err != nil {
				t.Fatal(err)
			}
			s, err := rules.Start(options, deal)
			if err != nil {
				t.Fatal(err)
			}
			for !s.Over() {
				legal, who := s.Legal(), s.Turn()
				a := legal.Nth(dice.IntN(legal.Len()))
				s = s.Next(a)
				if a != rules.Claim || s.Result().Winner == who {
					continue
				}
				reason := s.Result().Reason
				ended[reason] = true
				if !canEndAtClaim(reason) {
					t.Fatalf("%s: a false claim ends the hand by %v, which is not looked at", variant, reason)
				}
			}
		}
	}
	for _, reason := range rules.Reasons() {
		if canEndAtClaim(reason) && !ended[reason] {
			t.Errorf("no false claim ended a hand by %v", reason)
		}
	}
}
