package web

import (
	"slices"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor/count"
)

// TestCountWent: something harder is offered after a good run only, something easier after a poor one.
func TestCountWent(t *testing.T) {
	for _, tt := range []struct {
		right, asked int
		well, badly  bool
	}{
		{0, 5, false, true}, {2, 5, false, true}, {3, 5, false, false}, {4, 5, true, false}, {6, 8, false, false},
		{7, 8, true, false}, {4, 8, false, false}, {3, 8, false, true}, {5, 5, true, false},
	} {
		run := count.Run{Right: tt.right, Asked: tt.asked}
		if well, badly := wentWell(run), wentBadly(run); well != tt.well || badly != tt.badly {
			t.Errorf("%d of %d: well %v, badly %v", tt.right, tt.asked, well, badly)
		}
	}
}

// TestCountSlipCards: of a question about cards the end tells how many were found, and shows those that were not.
func TestCountSlipCards(t *testing.T) {
	var cards [4]rules.Card
	for i, code := range []string{"Ah", "Td", "Ks", "Jc"} {
		var err error
		if cards[i], err = rules.ParseCard(code); err != nil {
			t.Fatal(err)
		}
	}
	ace, ten, king, jack := cards[0], cards[1], cards[2], cards[3]
	c := count.Correction{
		Prompt: count.Prompt{Ask: count.AskCards}, Want: count.CardsAnswer(ace.Set() | ten.Set() | king.Set()),
		Given: count.CardsAnswer(ace.Set() | jack.Set()), Hit: ace.Set(), Missed: ten.Set() | king.Set(), Extra: jack.Set(),
	}
	v := &visit{p: locales.New("de", "")}
	var item templates.CountEndItem
	v.slip(&item, count.Item{Kind: count.CardsOut, Trump: rules.Spades}, c)
	if item.Want != v.p.CountFound(1, 3) || item.Given != v.p.CountTooMany(1) {
		t.Errorf("words: %q, %q", item.Want, item.Given)
	}
	if want := []string{"Ks", "Td"}; !slices.Equal(item.Missed, want) {
		t.Errorf("missed: %v, want %v", item.Missed, want)
	}
}

// TestCountSlipTrick: the end names a trick within its sentence, so not as one of its own.
func TestCountSlipTrick(t *testing.T) {
	ace, ten := rules.NewCard(rules.Ace, rules.Hearts), rules.NewCard(rules.Ten, rules.Hearts)
	king := rules.NewCard(rules.King, rules.Spades)
	c := count.Correction{
		Prompt: count.Prompt{Ask: count.AskTrick, Choices: []count.Trick{{Led: ace, Reply: king}, {Led: ten, Reply: king}}},
		Want:   count.TrickAnswer(1), Given: count.TrickAnswer(0),
	}
	for lang, want := range map[string]string{
		"de": "Richtig: Herz-Zehner und Pik-König", "hu": "Helyesen: piros tízes meg zöld király", "pt": "Certo: dez de copas e rei de espadas",
	} {
		v := &visit{p: locales.New(lang, "")}
		var item templates.CountEndItem
		if v.slip(&item, count.Item{Kind: count.TrickSum}, c); item.Want != want {
			t.Errorf("%s: %q, want %q", lang, item.Want, want)
		}
	}
}
