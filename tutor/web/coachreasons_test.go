package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/coach"
)

// Each kind of fact has words in each language, and no two kinds the same; no words are for a kind that there is not.
func TestCoachReason(t *testing.T) {
	kinds := coach.FactKinds()
	if len(reasonSays) != len(kinds) {
		t.Errorf("got words for %d kinds, want %d", len(reasonSays), len(kinds))
	}
	king, queen := rules.NewCard(rules.King, rules.Hearts), rules.NewCard(rules.Queen, rules.Spades)
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		said := map[string]coach.FactKind{}
		for _, kind := range kinds {
			for _, of := range []int{3, 7} {
				f := coach.Fact{Kind: kind, Card: king, Other: queen, Suit: rules.Diamonds, Points: 40, K: 3, Of: of}
				text := coachReason(p, f).String()
				if other, twice := said[text]; text == "" || twice && other != kind {
					t.Errorf("%s: %s and %s both say %q", lang, kind, other, text)
				}
				if !strings.HasSuffix(text, ".") {
					t.Errorf("%s %s: %q is no sentence", lang, kind, text)
				}
				said[text] = kind
			}
		}
	}
	if got := coachReason(locales.New("de", ""), coach.Fact{Kind: "luck"}); got != nil {
		t.Errorf("got %q for no kind", got)
	}
}

func TestCoachReason_Words(t *testing.T) {
	ten, king := rules.NewCard(rules.Ten, rules.Hearts), rules.NewCard(rules.King, rules.Hearts)
	for _, c := range []struct {
		lang string
		fact coach.Fact
		want string
	}{
		{"de", coach.Fact{Kind: coach.LedBareTen, Card: ten}, "Der Herz-Zehner ist blank, und der Gegner kann stechen."},
		{"de", coach.Fact{Kind: coach.Let66, Card: ten, K: 3, Of: 6}, "Damit kann der Gegner sofort auf 66 kommen, bei 3 von 6 Blättern."},
		{"de", coach.Fact{Kind: coach.Let66, Card: ten, K: 6, Of: 6}, "Damit lässt du den Gegner auf 66 kommen."},
		{"hu", coach.Fact{Kind: coach.TooHigh, Card: ten, Other: king}, "Kár a piros tízesért, a piros király is elég lett volna."},
		{"pt", coach.Fact{Kind: coach.TooHigh, Card: ten, Other: king}, "Foi pena gastar o dez de copas: bastava o rei de copas."},
		{"de", coach.Fact{Kind: coach.ClosedBelow, Points: 2, K: 3, Of: 8}, "Sicher ist das Zudrehen bei 3 von 8 Blättern. Das ist zu wenig, wenn es sonst 2 Spielpunkte kostet."},
		{"de", coach.Fact{Kind: coach.MissedMore, Card: king, K: 2, Of: 1}, "Mit dem Herz-König wären es 2 Spielpunkte gewesen."},
	} {
		if got := coachReason(locales.New(c.lang, ""), c.fact).String(); got != c.want {
			t.Errorf("%s %s: got %q, want %q", c.lang, c.fact.Kind, got, c.want)
		}
	}
}
