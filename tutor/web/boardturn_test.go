package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/board"
)

// TestBoardTurn: the board says who is to lead, from whichever side it is looked at.
func TestBoardTurn(t *testing.T) {
	r, _ := recordOf(someRecord)
	r.Actions = nil
	dealt := board.OfRecord(r, rules.Forehand)
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		for text, want := range map[string]string{
			dealt.Text(): p.TurnLeadYou(), dealt.Turned().Text(): p.CountLedOpponent(),
		} {
			body := a.get("/" + lang + boardPath + "?p=" + text).Body.String()
			for _, said := range []string{p.TurnLeadYou(), p.CountLedOpponent()} {
				if strings.Contains(body, escaped(said)) != (said == want) {
					t.Errorf("%s, %s: %q is said: %t", lang, text, said, said != want)
				}
			}
		}
	}
}
