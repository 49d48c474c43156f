package count

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"bummerl/rules"
)

func TestSpec_RoundTrip(t *testing.T) {
	for _, kind := range Kinds() {
		for _, rung := range Ladder(kind) {
			for _, house := range []string{"", "1h.knock~cards-24~marriage_counts-with-trick"} {
				want := Spec{Kind: kind, Variant: "knock", House: house, Seed: testSeed(t, 77), Index: 3, Rung: rung}
				got, err := ParseSpec(want.Text())
				if err != nil || got != want {
					t.Errorf("%s reads as %+v, %v", want.Text(), got, err)
					continue
				}
				one, err := want.Item()
				if err != nil {
					t.Fatal(err)
				}
				if (one.Cards == 24) != (house != "") {
					t.Errorf("%s is played with %d cards", want.Text(), one.Cards)
				}
				if two, err := got.Item(); err != nil || !reflect.DeepEqual(one, two) {
					t.Errorf("%s gives two items: %v", want.Text(), err)
				}
			}
		}
	}
	want := AtTable("abc", 2, 17)
	if got, err := ParseSpec("table/abc/2/17"); err != nil || got != want || got.Text() != "table/abc/2/17" {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
}

func TestParseSpec_Refused(t *testing.T) {
	seed := strings.Repeat("0", 64)
	good := "running/schnapsen/" + seed + "/3/2.brief.4s.both"
	if _, err := ParseSpec(good); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "/", "running", good + "/", "/" + good,
		strings.Replace(good, "running", "sums", 1),
		strings.Replace(good, "schnapsen", "bridge", 1),
		strings.Replace(good, "schnapsen", "1h.schnapsen", 1), // which is the variant's own
		strings.Replace(good, "schnapsen", "1h.schnapsen~cards-23", 1),
		strings.Replace(good, "schnapsen", "1h.schnapsen~target-9~cards-24", 1), // not in their order
		strings.Replace(good, "schnapsen", "1h.schnapsen~drawn-carry", 1),       // which contradicts itself
		strings.Replace(good, seed, seed[1:], 1),
		strings.Replace(good, seed, strings.Repeat("A", 64), 1), // as Reveal does not write it
		strings.Replace(good, "/3/", "/6/", 1),
		strings.Replace(good, "/3/", "/-1/", 1),
		strings.Replace(good, "/3/", "/03/", 1),
		strings.Replace(good, "/3/", "//", 1),
		strings.Replace(good, "2.brief", "4.brief", 1),
		strings.Replace(good, "brief", "dim", 1),
		strings.Replace(good, "4s", "7s", 1),
		strings.Replace(good, "4s", "4", 1),
		strings.Replace(good, "both", "all", 1),
		strings.Replace(good, ".both", ".both.both", 1),
		strings.Replace(good, ".both", ".both.words", 1), // not in their order
		strings.Replace(good, ".both", ".howmany", 1),
		strings.Replace(good, "running", "missing", 1), // which asks for one side
		strings.Replace(strings.Replace(good, "running", "claim", 1), "2.brief.4s.both", "3.brief.4s.reverse", 1),
		"table/abc/2", "table//2/3", "table/abc/0/3", "table/abc/2/-3", "table/abc/2/x", "table/abc/02/3", "table/a/b/2/3",
	} {
		if s, err := ParseSpec(text); err == nil {
			t.Errorf("%q reads as %+v", text, s)
		}
	}
}

// A spec hides its seed unless it is asked for its text.
func TestSpec_HidesItsSeed(t *testing.T) {
	s := Spec{Kind: Running, Variant: "knock", Seed: testSeed(t, 0xabc), Rung: Ladder(Running)[0]}
	for _, verb := range []string{"%v", "%+v", "%#v", "%s"} {
		if text := fmt.Sprintf(verb, s); strings.Contains(text, "abc") {
			t.Errorf("%s: %s", verb, text)
		}
	}
}

// Whatever is read is written the same, and can be made.
func FuzzParseSpec(f *testing.F) {
	for _, kind := range Kinds() {
		f.Add(string(kind) + "/santase/" + strings.Repeat("5", 64) + "/0/" + Ladder(kind)[0].String())
	}
	f.Add("running/1h.sharp~target-9/" + strings.Repeat("5", 64) + "/0/" + Ladder(Running)[0].String())
	f.Add("table/abc/1/5")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseSpec(text)
		if err != nil {
			return
		}
		if s.Text() != text {
			t.Errorf("%q is written %q", text, s.Text())
		}
		if s.Match != "" {
			return
		}
		it, err := s.Item()
		if err != nil || it.Spec != text {
			t.Errorf("%q gives %q, %v", text, it.Spec, err)
		}
	})
}

func TestTableItem(t *testing.T) {
	o, err := rules.Variant("schnapsen")
	if err != nil {
		t.Fatal(err)
	}
	// Forehand declares hearts, loses the trick, and takes the next with the ace of clubs.
	deal := rules.Deal{Hands: [2]rules.CardSet{set(t, "Kh Qh Ac Jd Js"), set(t, "Ah Tc Kd Qd Ks")}}
	copy(deal.Talon[:], set(t, "Th Jh Ad Td Kc Qc Jc As Ts").Cards())
	deal.Talon[9] = set(t, "Qs").Lowest()
	for _, test := range []struct {
		actions string
		seat    rules.Seat
		own     int // -1 where nothing is to be claimed
	}{
		{"", rules.Forehand, 0},
		{"mh", rules.Forehand, 0},
		{"mh Qh Ah", rules.Dealer, 14},
		{"mh Qh Ah Tc Ac", rules.Forehand, 41},
		{"mh Qh Ah Tc Ac", rules.Dealer, -1},
		{"mh Qh", rules.Dealer, -1},
		{"66", rules.Forehand, -1},
	} {
		r := rules.Record{Options: o, Deal: deal}
		for _, text := range strings.Fields(test.actions) {
			a, err := rules.ParseAction(text)
			if err != nil {
				t.Fatal(err)
			}
			r.Actions = append(r.Actions, a)
		}
		spec := AtTable("abc", 1, len(r.Actions))
		it, err := spec.TableItem(r, test.seat)
		if test.own < 0 {
			if err == nil {
				t.Errorf("%q is a moment for %s to claim", test.actions, test.seat)
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v", test.actions, err)
			continue
		}
		a := countAlong(t, it)
		if it.Totals[Own] != test.own || a.points != it.Totals || it.right[0].Yes() || it.Spec != spec.Text() || it.Kind != MayClaim {
			t.Errorf("%q: %+v, counted along %v", test.actions, it, a.points)
		}
	}
}

func set(t *testing.T, list string) rules.CardSet {
	t.Helper()
	var cards rules.CardSet
	for _, text := range strings.Fields(list) {
		c, err := rules.ParseCard(text)
		if err != nil {
			t.Fatal(err)
		}
		cards |= c.Set()
	}
	return cards
}
