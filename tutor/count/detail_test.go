package count

import (
	"testing"

	"bummerl/rules"
)

// What an attempt is called tells the sum that was asked for.
func TestItem_Detail(t *testing.T) {
	for _, test := range []struct {
		spec   string
		prompt int
		want   string
	}{
		{"trick/schnapsen/SEED/0/1.full.6s", 0, "10+10"},
		{"trick/schnapsen/SEED/0/1.full.6s.reverse", 0, "which 20"},
		{"running/schnapsen/SEED/2/2.full.6s.both", 0, "13+13"},
		{"running/schnapsen/SEED/2/2.full.6s.both", 1, "5+14"},
		{"running/schnapsen/SEED/2/2.full.6s.both.reverse", 0, "which 13+13"},
		{"running/snapszli/SEED/0/6.full.6s.both", 0, "13+13+5"},
		{"running/snapszli/SEED/0/6.full.6s.both", 1, "5+14+14+20"},
		{"claim/schnapsen/SEED/0/4.full.6s", 0, "yes"},
		{"missing/schnapsen/SEED/0/4.full.6s", 0, "66-60"},
		{"missing/schnapsen/SEED/0/4.full.6s", 1, "which 66-60"},
		{"trumps/schnapsen/SEED/0/4.full.6s", 0, "4 tricks"},
		{"trumps/schnapsen/SEED/0/4.full.6s.howmany", 0, "4 tricks"},
		{"cards/schnapsen/SEED/0/3.full.6s", 0, "3 tricks"},
		{"lastfive/schnapsen/SEED/0/6.full.6s", 0, "5 tricks"},
	} {
		it, err := mustParse(t, seeded(t, test.spec)).Item()
		if err != nil {
			t.Fatal(err)
		}
		if got := it.detail(test.prompt); got != test.want {
			t.Errorf("%s, prompt %d: %q, want %q\n%s", test.spec, test.prompt, got, test.want, it.text())
		}
	}
}

// Marriages stand where they came, each by itself.
func TestItem_DetailOfMarriages(t *testing.T) {
	king, queen := rules.NewCard(rules.King, rules.Clubs), rules.NewCard(rules.Queen, rules.Clubs)
	marriage := Part{Suit: rules.Clubs, Points: 20}
	it := Item{Kind: Running, Before: [2]int{7, 0}, Tricks: []Trick{
		{Parts: [2][]Part{Own: {marriage, card(king), card(queen)}}},
		{Parts: [2][]Part{Own: {card(queen), card(queen), marriage}, Theirs: {marriage}}},
	}}
	if got, want := it.steps(Own), "7+20+7+6+20"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got, want := it.steps(Theirs), "20"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// Nobody adds nothing; the first trick's cards are added to each other.
func TestItem_DetailOfNothing(t *testing.T) {
	nine, jack, ten := card(rules.NewCard(rules.Nine, rules.Clubs)), card(rules.NewCard(rules.Jack, rules.Clubs)), card(rules.NewCard(rules.Ten, rules.Clubs))
	for _, test := range []struct {
		before int
		tricks [][]Part
		want   string
	}{
		{0, nil, "0"},
		{39, [][]Part{nil}, "39"},
		{39, [][]Part{{nine, nine}}, "39"},
		{39, [][]Part{{nine, jack}}, "39+2"},
		{0, [][]Part{{ten, jack}}, "10+2"},
		{0, [][]Part{{ten, nine}}, "10"},
		{0, [][]Part{{ten, jack}, nil, {jack, jack}}, "12+4"},
		{0, [][]Part{{ten, jack, {Suit: rules.Clubs, Points: 20}}}, "12+20"},
	} {
		it := Item{Kind: Running, Before: [2]int{Own: test.before}}
		for _, parts := range test.tricks {
			it.Tricks = append(it.Tricks, Trick{Parts: [2][]Part{Own: parts}})
		}
		if got := it.steps(Own); got != test.want {
			t.Errorf("%d and %v: %s, want %s", test.before, test.tricks, got, test.want)
		}
	}
}
