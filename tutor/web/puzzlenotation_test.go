package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
)

// TestNotation: it names every card of the learner's hand in words, and ends with a line that gives the record back.
func TestNotation(t *testing.T) {
	for i, z := range sampled(2) {
		v := visitor(locales.Langs[i%len(locales.Langs)])
		z = z.By(v.playsBy().Options)
		w, err := walk(t.Context(), z, "")
		if err != nil {
			t.Fatal(err)
		}
		if w, err = w.with(t.Context(), w.Choices.First()); err != nil {
			t.Fatal(err)
		}
		text := v.notation(w)
		lines := strings.Split(text, "\n")
		got, err := rules.ParseRecordText(lines[len(lines)-1])
		if err != nil || got.Text() != w.Record.Text() {
			t.Errorf("%s: the last line of %q: %v", z.ID, text, err)
		}
		for c := range z.Start().Hand(z.Seat()).All() {
			if !strings.Contains(lines[2], v.p.CardName(c)) {
				t.Errorf("%s: %q lacks %s", z.ID, lines[2], c)
			}
		}
		if strings.Contains(text, "{") || (z.Theme == puzzles.LastFive) != strings.Contains(text, "\n"+v.p.TableOpponent()+": ") {
			t.Errorf("%s: %s", z.ID, text)
		}
	}
}
