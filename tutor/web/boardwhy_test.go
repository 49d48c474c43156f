package web

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/board"
)

// TestBoardWhy: each reason why a position cannot be has words of its own in each language, with its numbers in them, and
// none is said in the engine's English.
func TestBoardWhy(t *testing.T) {
	o, _ := rules.Variant("schnapsen")
	b := board.New("schnapsen", o, true)
	ace := rules.NewCard(rules.Ace, rules.Hearts)
	for _, lang := range locales.Langs {
		v := &visit{p: locales.New(lang, ""), lang: lang}
		said := map[string]rules.ProblemKind{}
		for kind := rules.Unreadable; kind <= rules.IllegalAction; kind++ {
			problem := rules.Problem{
				Kind: kind, Where: "talon", Text: "led", Card: ace, Seat: rules.Dealer, Suit: rules.Clubs, Got: 41, Want: 17,
				Cause: &rules.IllegalError{Reason: rules.MustFollowSuit, Card: ace},
			}
			text := v.boardProblem(b, problem).String()
			if other, twice := said[text]; text == "" || twice {
				t.Errorf("%s: problem %d says %q, as does %d", lang, kind, text, other)
			}
			said[text] = kind
			if numbers := strings.Contains(problem.String(), "41"); numbers && !strings.Contains(text, "41") && kind != rules.HandsUnequal {
				t.Errorf("%s: problem %d says %q without its number", lang, kind, text)
			}
		}
		if last := (rules.Problem{Kind: rules.IllegalAction + 1}).String(); last != "it cannot be" {
			t.Errorf("a kind of problem after the last: %s", last)
		}
	}
}

// TestBoardUnplaced: while cards lie nowhere, nothing is concluded from what is gone.
func TestBoardUnplaced(t *testing.T) {
	o, _ := rules.Variant("schnapsen")
	b := board.New("schnapsen", o, true)
	v := &visit{p: locales.New("de", ""), lang: "de"}
	var said []string
	for _, why := range v.boardWhy(b, b.Check()) {
		said = append(said, why.String())
	}
	if len(said) != 2 || said[0] != v.p.BoardWhyUnplaced(20) || said[1] != v.p.BoardWhyTrump() {
		t.Errorf("an empty table: %q", said)
	}
}
