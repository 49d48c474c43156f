package web

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/count"
)

// TestStood: an item that is asked alone in the middle of its hand says what counted and what waited before it; the rules
// are named only where they are not the learner's.
func TestStood(t *testing.T) {
	p := locales.New("de", "")
	const other = "santase"
	for _, test := range []struct {
		name       string
		variant    string
		spec       string
		item       count.Item
		at         int
		want, lack string
	}{
		{"a whole run", "schnapsen", "", count.Item{Before: [2]int{14, 9}}, 0, "", p.CountStood("14", "9")},
		{"alone", "schnapsen", "x", count.Item{Before: [2]int{14, 9}}, 0, p.CountStood("14", "9"), p.VariantName("schnapsen")},
		{"alone, waiting", "schnapsen", "x", count.Item{Before: [2]int{0, 9}, Waiting: [2]int{20, 0}}, 0, p.CountStood("0", "9") + " " + p.CountStoodWaitsYou(20), ""},
		{"alone, his waits", "schnapsen", "x", count.Item{Before: [2]int{9, 0}, Waiting: [2]int{0, 40}}, 0, p.CountStoodWaitsOpponent(40), ""},
		{"from the beginning", "schnapsen", "x", count.Item{}, 0, "", p.CountStood("0", "0")},
		{"other rules", other, "", count.Item{}, 0, p.CountRules(p.VariantName(other)), ""},
		{"other rules, alone", other, "x", count.Item{Before: [2]int{14, 9}}, 0, p.CountRules(p.VariantName(other)) + " " + p.CountStood("14", "9"), ""},
		{"later", other, "x", count.Item{Before: [2]int{14, 9}}, 1, "", p.CountStood("14", "9")},
	} {
		test.item.Kind, test.item.Rung.Show = count.Running, count.Brief
		test.item.Tricks = make([]count.Trick, 2)
		test.item.Prompts = []count.Prompt{{Ask: count.AskNumber}}
		v := &visit{p: p, set: tutor.Settings{Variant: "schnapsen"}}
		o, err := rules.Variant(test.variant)
		if err != nil {
			t.Fatal(err)
		}
		run := count.Run{Variant: test.variant, Options: o, Spec: test.spec, Items: []count.Asked{{Item: test.item}}}
		got := v.told(v.stood(moment{run: run, at: test.at}))
		if !strings.Contains(got, test.want) || test.lack != "" && strings.Contains(got, test.lack) || test.want == "" && got != "" {
			t.Errorf("%s: told %q, want %q", test.name, got, test.want)
		}
	}
}

// TestClosing: the first question of a run for what is out says what that means; no other does.
func TestClosing(t *testing.T) {
	v := &visit{p: locales.New("pt", "")}
	for _, kind := range count.Kinds() {
		run := count.Run{Items: make([]count.Asked, 2)}
		for i := range run.Items {
			run.Items[i].Item.Kind = kind
		}
		asks := kind == count.TrumpsOut || kind == count.CardsOut
		for want, m := range map[string]moment{
			v.p.CountOutMeans(): {run: run}, "": {run: run, answered: true}, " ": {run: run, item: 1},
		} {
			want := strings.TrimSpace(want)
			if !asks {
				want = ""
			}
			if got := v.told(v.closing(m)); got != want {
				t.Errorf("%s: %q, want %q", kind, got, want)
			}
		}
		// Over the whole pack there is no room for it under an exchange.
		run.Items[0].Item.Rung.Show = count.Full
		run.Items[0].Item.Tricks = []count.Trick{{Before: []count.Notice{{Points: 20}}}, {Before: []count.Notice{{}}}}
		if got := v.told(v.closing(moment{run: run})) != ""; got != (kind == count.TrumpsOut) {
			t.Errorf("%s after an exchange: told %t", kind, got)
		}
	}
}

// TestDeclaredHeard: a marriage declared after the last of the tricks that lie open is a tag for the eye and a sentence for
// the ear; where it stands in words anyway, it is not said twice.
func TestDeclaredHeard(t *testing.T) {
	v := &visit{p: locales.New("de", "")}
	last := []count.Notice{{Seat: rules.Forehand, Suit: rules.Hearts, Points: 40}}
	trick := count.Trick{
		Leader: rules.Forehand, Winner: rules.Forehand, Led: rules.NewCard(rules.Ace, rules.Clubs), Reply: rules.NewCard(rules.Jack, rules.Clubs),
	}
	for _, test := range []struct {
		name   string
		show   count.Show
		tricks int
		heard  string
		after  int
	}{
		{"tags", count.Full, 2, v.told(v.notices(count.Item{Seat: rules.Forehand}, last)), 0},
		{"one trick", count.Full, 1, "", 1},
		{"turned down", count.Brief, 2, "", 1},
	} {
		it := count.Item{Kind: count.MayClaim, Seat: rules.Forehand, Rung: count.Rung{Show: test.show}, After: last}
		it.Prompts = []count.Prompt{{Ask: count.AskYesNo}}
		it.Tricks = slices.Repeat([]count.Trick{trick}, test.tricks)
		cloth := v.countCloth(moment{run: count.Run{Items: []count.Asked{{Item: it}}}, at: test.tricks})
		if cloth.DeclaredHeard != test.heard || len(cloth.After) != test.after {
			t.Errorf("%s: heard %q and told %v, want %q and %d sentences", test.name, cloth.DeclaredHeard, cloth.After, test.heard, test.after)
		}
	}
}

// TestWaitsYet: a correction says which marriage is not in the sum.
func TestWaitsYet(t *testing.T) {
	v := &visit{p: locales.New("hu", "")}
	for _, test := range []struct {
		sum  count.Sum
		want string
	}{
		{count.Sum{Total: 14}, ""}, {count.Sum{Waits: 20}, v.p.CountStoodWaitsYou(20)},
		{count.Sum{Side: count.Theirs, Waits: 40}, v.p.CountStoodWaitsOpponent(40)},
	} {
		it := count.Item{Kind: count.MayClaim}
		for _, ask := range []count.Ask{count.AskNumber, count.AskYesNo} {
			c := count.Correction{Prompt: count.Prompt{Ask: ask, Side: test.sum.Side}, Sums: []count.Sum{test.sum}, Given: "no", Want: "no", Right: true}
			if got := v.countPart(it, c).Waits; got != test.want {
				t.Errorf("%s: %q, want %q", fmt.Sprint(test.sum), got, test.want)
			}
		}
	}
}
