package storybook

import (
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/templates"
)

// TestRichIsHeardWhole: a sentence drawn with signs is read aloud as the sentence it is, and shows each card's sign.
func TestRichIsHeardWhole(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, pack := range locales.Packs {
			p := locales.New(lang, pack)
			look := templates.Look{P: p, Assets: logical{}}
			sentences := []locales.Rich{
				p.Illegal(&rules.IllegalError{Reason: rules.MustFollowSuit, Card: card("Kh")}),
				p.Illegal(&rules.IllegalError{Reason: rules.MustTrump, Suit: rules.Hearts, Card: card("Jd")}),
				p.EventExchangedOpponent(card("Jd"), card("Ad")),
				p.TableTrumpSuit(rules.Spades),
			}
			for _, r := range sentences {
				doc := parsed(t, templates.Rich(look, r))
				if got, want := heard(doc), r.String(); got != want {
					t.Errorf("%s, %s: heard %q, want %q", lang, pack, got, want)
				}
				signs := 0
				for _, s := range r {
					if s.Kind != locales.Text {
						signs++
					}
				}
				if got := len(withClass(doc, "sign")); got != signs {
					t.Errorf("%s, %s: %q shows %d signs, want %d", lang, pack, r, got, signs)
				}
			}
		}
	}
}
