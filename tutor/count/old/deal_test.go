package old

import (
	"crypto/sha256"
	"fmt"
	"strings"
	"testing"

	"bummerl/rules"
)

// TestDeal_AgreesWithTheEngine follows many hands, those too short for a drill among them, a second time, action by action, and compares each item with the
// engine's own states.
func TestDeal_AgreesWithTheEngine(t *testing.T) {
	for _, variant := range rules.Variants() {
		t.Run(variant, func(t *testing.T) {
			o, err := rules.Variant(variant)
			if err != nil {
				t.Fatal(err)
			}
			for i := range 1000 {
				seed, learner := testSeed(t, i), rules.Seat(i%2)
				deal, err := rules.DealPack(o, shuffled(o, dice(seed, "deal", 1)))
				if err != nil {
					t.Fatal(err)
				}
				history, err := play(o, deal, dice(seed, "play", 1))
				if err != nil {
					t.Fatal(err)
				}
				compare(t, o, deal, history, learner)
			}
		})
	}
}

// compare holds the items of a hand, finished or not, to the states that the engine goes through without events.
func compare(t *testing.T, o rules.Options, deal rules.Deal, history []rules.Step, learner rules.Seat) {
	t.Helper()
	s, err := rules.Start(o, deal)
	if err != nil {
		t.Fatal(err)
	}
	list := items(history, learner)
	k, declared := 0, 0
	for _, step := range history {
		before := s
		if step.Action.Marriage() != rules.NoSuit {
			declared++
		}
		s = s.Next(step.Action)
		if before.Led() == rules.NoCard || s.Led() != rules.NoCard {
			continue
		}
		if k >= len(list) {
			t.Fatalf("%d items, want more", len(list))
		}
		got := list[k]
		if want := [2]int{s.Points(learner), s.Points(learner.Other())}; got.Totals != want {
			t.Fatalf("trick %d: totals %v, the engine has %v", k+1, got.Totals, want)
		}
		if got.Led != before.Led() || rules.Play(got.Reply) != step.Action || got.Leader != before.Turn().Other() {
			t.Fatalf("trick %d is %+v, want %s answered by %s", k+1, got, before.Led(), step.Action)
		}
		if s.Tricks(got.Winner) != before.Tricks(got.Winner)+1 {
			t.Fatalf("trick %d: %s did not take it", k+1, got.Winner)
		}
		if want := before.Waiting(got.Winner); got.CountedNow != want {
			t.Fatalf("trick %d: %d points count now, want %d", k+1, got.CountedNow, want)
		}
		if len(got.Before) != declared {
			t.Fatalf("trick %d: declared before it %v, want %d", k+1, got.Before, declared)
		}
		k, declared = k+1, 0
	}
	if k != len(list) {
		t.Fatalf("%d items, but %d tricks", len(list), k)
	}
}

// TestMake_PartsAddUp counts along as a learner does: with the parts, and with what is seen at the table.
func TestMake_PartsAddUp(t *testing.T) {
	var waiting, atOnce, counted int
	for _, variant := range rules.Variants() {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 300 {
			seed := testSeed(t, i)
			d, err := Make(seed, o)
			if err != nil {
				t.Fatal(err)
			}
			if len(d.Items) != Tricks {
				t.Fatalf("%s, seed %d: %d items, want %d", variant, i, len(d.Items), Tricks)
			}
			r := Run{Deal: d, Next: Tricks}
			var seen [2]int
			for k, item := range d.Items {
				sum := r.Before(k)
				for s, parts := range item.Parts {
					for _, p := range parts {
						sum[s] += p.Points
					}
				}
				if sum != item.Totals {
					t.Errorf("%s, seed %d, trick %d: parts give %v, totals %v", variant, i, k+1, sum, item.Totals)
				}
				for _, m := range item.Before {
					if m.Waiting {
						waiting++
						continue
					}
					atOnce++
					seen[side(m.Seat, d.LearnerSeat)] += m.Points
				}
				if item.CountedNow > 0 {
					counted++
				}
				seen[side(item.Winner, d.LearnerSeat)] += item.Led.Points() + item.Reply.Points() + item.CountedNow
				if seen != item.Totals {
					t.Errorf("%s, seed %d, trick %d: the table gives %v, totals %v", variant, i, k+1, seen, item.Totals)
				}
			}
		}
	}
	// A drill without marriages would teach half of the craft.
	if waiting < 100 || counted < 100 || atOnce < 1000 {
		t.Errorf("in 3000 drills %d marriages waited, %d of them counted later, %d counted at once", waiting, counted, atOnce)
	}
}

func TestItems_WaitingMarriage(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	// Forehand declares hearts, loses the trick, and takes the next with the ace of clubs.
	deal := rules.Deal{Hands: [2]rules.CardSet{cards(t, "Kh Qh Ac Jd Js"), cards(t, "Ah Tc Kd Qd Ks")}}
	copy(deal.Talon[:], cards(t, "Th Jh Ad Td Kc Qc Jc As Ts").Cards())
	deal.Talon[9] = cards(t, "Qs").Lowest()
	r := rules.Record{Options: o, Deal: deal}
	for _, text := range strings.Fields("mh Qh Ah Tc Ac") {
		a, err := rules.ParseAction(text)
		if err != nil {
			t.Fatal(err)
		}
		r.Actions = append(r.Actions, a)
	}
	history, err := r.History()
	if err != nil {
		t.Fatal(err)
	}
	want := "" +
		"Qh-Ah dealer [forehand h 20 waiting] now 0 own [Qh 3 Ah 11] theirs [] = 14 0\n" +
		"Tc-Ac forehand [] now 20 own [] theirs [Tc 10 Ac 11 h 20] = 14 41\n"
	if got := text(items(history, rules.Dealer)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestDealIsPinned: a drill that has begun is made again from its seed, so what a seed gives must never change.
func TestDealIsPinned(t *testing.T) {
	for _, test := range []struct {
		variant, want string
	}{
		{"schnapsen", "" +
			"c dealer\n" +
			"Qd-Ks forehand [forehand d 20 waiting] now 20 own [] theirs [Qd 3 Ks 4 d 20] = 0 27\n" +
			"Jd-Kh forehand [] now 0 own [] theirs [Jd 2 Kh 4] = 0 33\n" +
			"Js-As dealer [] now 0 own [Js 2 As 11] theirs [] = 13 33\n" +
			"Qc-Ac forehand [dealer c 40] now 0 own [c 40] theirs [Qc 3 Ac 11] = 53 47\n" +
			"Kd-Kc dealer [] now 0 own [Kd 4 Kc 4] theirs [] = 61 47\n" +
			"Jh-Th forehand [] now 0 own [] theirs [Jh 2 Th 10] = 61 59\n"},
		{"santase", "" +
			"c dealer\n" +
			"9d-Td dealer [] now 0 own [9d 0 Td 10] theirs [] = 10 0\n" +
			"Qh-Kh forehand [] now 0 own [] theirs [Qh 3 Kh 4] = 10 7\n" +
			"Jh-Ah dealer [] now 0 own [Jh 2 Ah 11] theirs [] = 23 7\n" +
			"9s-Ks forehand [] now 0 own [] theirs [9s 0 Ks 4] = 23 11\n" +
			"9h-Th dealer [] now 0 own [9h 0 Th 10] theirs [] = 33 11\n" +
			"Js-As forehand [] now 0 own [] theirs [Js 2 As 11] = 33 24\n"},
	} {
		o, err := rules.Variant(test.variant)
		if err != nil {
			t.Fatal(err)
		}
		d, err := Make(testSeed(t, 7), o)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%s %s\n%s", d.Trump, d.LearnerSeat, text(d.Items)); got != test.want {
			t.Errorf("%s: got\n%s\nwant\n%s", test.variant, got, test.want)
		}
	}
}

// TestDealsArePinned does the same for many seeds under all rules, by a sum over their texts.
func TestDealsArePinned(t *testing.T) {
	var all strings.Builder
	for _, variant := range rules.Variants() {
		o, err := rules.Variant(variant)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 50 {
			d, err := Make(testSeed(t, i), o)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprint(&all, d.Trump, d.LearnerSeat, text(d.Items))
		}
	}
	if got, want := fmt.Sprintf("%x", sha256.Sum256([]byte(all.String()))), "c8a75bb950be7d395727916284ae2a50aba68aff13fe935cda3ee33e5200e551"; got != want {
		t.Errorf("drills that have begun would change: %s, want %s", got, want)
	}
}
