package count

import (
	"crypto/sha256"
	"fmt"
	"strings"
	"testing"

	"bummerl/rules"
)

// seeded puts a seed into a spec that names none.
func seeded(t *testing.T, spec string) string {
	t.Helper()
	return strings.Replace(spec, "SEED", testSeed(t, 7).Reveal(), 1)
}

// text writes an item down, one trick a line.
func (it Item) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s %v %v hand %v up %v gone %v\n", it.Trump, it.Seat, it.Before, it.Waiting, it.Hand.Cards(), it.Up, it.Gone.Cards())
	for _, t := range it.Tricks {
		fmt.Fprintln(&b, t.text())
	}
	fmt.Fprintln(&b, notices(it.After), it.Totals)
	for i, p := range it.Prompts {
		fmt.Fprintf(&b, "%s %d %v %v = %s\n", p.Ask, p.Side, p.Totals, p.Pool.Cards(), it.right[i])
		for _, t := range p.Choices {
			fmt.Fprintln(&b, t.text())
		}
	}
	return b.String()
}

func (t Trick) text() string {
	turnUp := ""
	if t.TurnUp != rules.NoSeat {
		turnUp = " turn-up to " + t.TurnUp.String()
	}
	return fmt.Sprintf("%s%s-%s %s now %d %v%s", notices(t.Before), t.Led, t.Reply, t.Winner, t.CountedNow, t.Totals, turnUp)
}

func notices(list []Notice) string {
	var b strings.Builder
	for _, n := range list {
		fmt.Fprintf(&b, "[%s %s %d %t %s %s] ", n.Seat, n.Suit, n.Points, n.Waiting, n.Took, n.Gave)
	}
	return b.String()
}

// TestItemsArePinned: runs that have begun and items that come again are made from their seeds, so what a seed gives
// must never change. The rungs are written out, since a ladder may change.
func TestItemsArePinned(t *testing.T) {
	for _, test := range []struct{ spec, want string }{
		{"running/schnapsen/SEED/2/2.full.6s.both", "" +
			"s forehand [13 5] [0 0] hand [Kc Ac Qs Td Ad] up Js gone []\n" +
			"Tc-Ks dealer now 0 [13 19]\n" +
			"Jc-As forehand now 0 [26 19]\n" +
			" [26 19]\n" +
			"number 0 [0 0] [] = 26\n" +
			"number 1 [0 0] [] = 19\n"},
		{"missing/sixtysix/SEED/0/4.said.2s.words", "" +
			"s dealer [0 0] [0 0] hand [Jc Tc Ks As Kh 9d] up 9s gone []\n" +
			"9c-Qc dealer now 0 [3 0]\n" +
			"[dealer s 40 false  ] Qs-Jd dealer now 0 [48 0]\n" +
			"9h-Ah forehand now 0 [48 11]\n" +
			"[forehand d 20 false  ] Qd-Td dealer now 0 [61 31]\n" +
			" [61 31]\n" +
			"number 0 [0 0] [] = 5\n" +
			"trick 0 [0 0] [] = 2\n" +
			"9d-Ac dealer now 0 [72 31]\n" +
			"Kh-Js forehand now 0 [61 37]\n" +
			"Ks-Qh dealer now 0 [68 31]\n" +
			"Kh-Kc dealer now 0 [69 31]\n"},
		{"lastfive/santase/SEED/4/2.full.6s", "" +
			"d dealer [22 19] [0 0] hand [Kc Qs Ts As Jd Td] up  gone [9c Ac 9h Jh Qh Kh Th Ah]\n" +
			"[forehand d 40 false  ] Qd-Ad dealer now 0 [36 59]\n" +
			"9s-Qc dealer now 0 [39 59] turn-up to forehand\n" +
			" [39 59]\n" +
			"cards 0 [0 0] [Jc Qc Kc Tc 9s Js Qs Ks Ts As 9d Jd Qd Kd Td Ad] = JcTcJsKs9dKd\n"},
	} {
		s := mustParse(t, seeded(t, test.spec))
		it, err := s.Item()
		if err != nil {
			t.Fatal(err)
		}
		if got := it.text(); got != test.want {
			t.Errorf("%s: got\n%s\nwant\n%s", test.spec, got, test.want)
		}
	}
}

// TestManyItemsArePinned does the same for many seeds under all rules, by a sum over their texts.
func TestManyItemsArePinned(t *testing.T) {
	for _, test := range []struct {
		kind  Kind
		rungs []string
		want  string
	}{
		{TrickSum, []string{"1.full.6s", "1.said.3s.reverse"}, "e0c47ea7ed2e57914a5064992e9631d71d5407468f301926391e51ef0a472346"},
		{Running, []string{"1.full.6s", "2.brief.5s.both", "3.brief.4s.both.reverse", "6.said.2s"}, "4aa555003cc684d25aa015118a8115f517d1b47e84b3c1a13c8b31b08b2b8e2a"},
		{MayClaim, []string{"3.full.6s", "4.full.6s", "5.full.6s", "6.full.6s"}, "d11d2705d408854bccb8857872bcfae907db72120e2040266707a34148305084"},
		{Missing, []string{"2.full.6s", "3.full.6s", "4.full.6s", "6.full.6s"}, "d7c7a76cdc96a83af12912adac80153b4748aa58c5d409e5c6c80f7b9f6c666c"},
		{TrumpsOut, []string{"1.full.6s", "3.full.6s.howmany", "5.full.6s", "6.full.6s"}, "7ef5dd46ad159e6d07f6cf7df8ab70adf521df5e321e59529ccc645cbc90b5d3"},
		{CardsOut, []string{"1.full.6s", "3.full.6s", "5.full.6s", "6.full.6s"}, "5c62fcd13f1f2eb45ddfda4bb9baccc60f656fa9b4ec96437e8abbfc7f331576"},
		{LastFive, []string{"1.full.6s", "3.full.6s", "6.full.6s"}, "5297d94905edcf5c6880bcbd2fdae77693242909719990fe87e19aac50d3b17f"},
	} {
		sum := sha256.New()
		for _, variant := range rules.Variants() {
			for i := range 20 {
				for _, rung := range test.rungs {
					seed := testSeed(t, i).Reveal()
					s := mustParse(t, fmt.Sprintf("%s/%s/%s/%d/%s", test.kind, variant, seed, i%test.kind.items(), rung))
					it, err := s.Item()
					if err != nil {
						t.Fatal(err)
					}
					sum.Write([]byte(it.text()))
				}
			}
		}
		if got := fmt.Sprintf("%x", sum.Sum(nil)); got != test.want {
			t.Errorf("%s: runs that have begun would change: %s, want %s", test.kind, got, test.want)
		}
	}
}
