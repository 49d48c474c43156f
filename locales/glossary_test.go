package locales

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bummerl/locales/internal/inflect"
	"bummerl/rules"
)

func TestGloss(t *testing.T) {
	tests := []struct{ lang, pack, id, name, text string }{
		{"de", French, "trick", "Stich", "Zwei Karten"},
		{"de", French, "exchange", "austauschen (rauben)", "Den Trumpfbuben"},
		{"de", Tell, "exchange", "austauschen (rauben)", "Den Trumpfunter"},
		{"de", Tell, "suit", "Farbe", "bis Unter."},
		{"hu", Tell, "exchange", "aducsere", "Az adu alsót"},
		{"pt", French, "talon", "monte", "As cartas"},
	}
	for _, tt := range tests {
		got, ok := New(tt.lang, tt.pack).Gloss(tt.id)
		if !ok || got.ID != tt.id || got.Name != tt.name || !strings.Contains(got.Text, tt.text) {
			t.Errorf("%s %s: got %+v, %t, want %q and %q", tt.lang, tt.id, got, ok, tt.name, tt.text)
		}
	}
	for _, id := range []string{"", "Trick", "trick ", "zzz"} {
		if got, ok := New("de", "").Gloss(id); ok || got != (Gloss{}) {
			t.Errorf("%q: got %+v, want nothing", id, got)
		}
	}
}

func TestGlossary(t *testing.T) {
	sentence := regexp.MustCompile(`[.?](“|”)?( |$)`)
	eachPrinter(func(p Printer) {
		list := p.Glossary()
		if len(list) < 25 {
			t.Errorf("%s: got %d terms, want at least 25", p.Lang(), len(list))
		}
		names := map[string]bool{}
		for i, g := range list {
			if got, ok := p.Gloss(g.ID); !ok || got != g {
				t.Errorf("%s: got %+v, want %+v", p.Lang(), got, g)
			}
			if names[g.Name] {
				t.Errorf("%s: %q is listed twice", p.Lang(), g.Name)
			}
			names[g.Name] = true
			if n := len(sentence.FindAllString(g.Text, -1)); n < 1 || n > 3 || !strings.HasSuffix(g.Text, ".") {
				t.Errorf("%s %s: %q is %d sentences, want one to three", p.Lang(), g.ID, g.Text, n)
			}
			if i > 0 && inflect.SortKey(p.Lang(), list[i-1].Name) >= inflect.SortKey(p.Lang(), g.Name) {
				t.Errorf("%s: %q stands before %q", p.Lang(), list[i-1].Name, g.Name)
			}
		}
	})
}

// termsOf gives the terms of a sentence in order.
func termsOf(r Rich) []string {
	var ids []string
	for _, s := range r {
		if s.Kind == Term {
			ids = append(ids, s.TermID)
		}
	}
	return ids
}

// A term is a segment of its own, and the sentence reads as if it were none.
func TestRich_Term(t *testing.T) {
	r := New("de", French).FirstClaimText()
	want := Rich{
		{Kind: Text, Text: "46 + 21 = 67. Von selbst endet die Runde nicht: Du musst ", Suit: rules.NoSuit},
		{Kind: Term, Text: "es sagen", Suit: rules.NoSuit, TermID: "claim"},
		{Kind: Text, Text: ", solange du am Ausspielen bist.", Suit: rules.NoSuit},
	}
	if !slices.Equal(r, want) {
		t.Errorf("got %+v, want %+v", r, want)
	}
	if got, want := r.String(), "46 + 21 = 67. Von selbst endet die Runde nicht: Du musst es sagen, solange du am Ausspielen bist."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// Every mark in a message names a term, in the singular class as in the plural; a sentence marks no term twice.
func TestEveryMessage_MarksTerms(t *testing.T) {
	marked := 0
	for _, e := range catalogue {
		eachPrinter(func(p Printer) {
			for _, s := range samples(e) {
				ids := termsOf(e.print(p, s))
				marked += len(ids)
				if len(ids) > 0 && strings.HasPrefix(e.id, "act.") {
					t.Fatalf("%s: the label of a button marks a term", e.id)
				}
				for i, id := range ids {
					if _, ok := p.Gloss(id); !ok || slices.Contains(ids[:i], id) {
						t.Fatalf("%s %s: marks %q", p.Lang(), e.id, ids)
					}
				}
			}
		})
	}
	if marked == 0 {
		t.Error("no message marks a term")
	}
}

// The first hand explains each word where it first comes up, and once: later it stands without a mark.
func TestFirstHand_Terms(t *testing.T) {
	order := []string{"goal_text", "goal_values", "trump_text", "trump_task", "lead_text", "lead_task", "taken_text", "taken_task", "exchange_text", "exchange_rule", "exchange_task",
		"second_text", "second_task", "ruff_text", "ruff_task", "declare_text", "declare_task", "queen_text", "queen_task", "letgo_text", "letgo_task",
		"strict_text", "strict_task", "count_text", "count_task", "claim_text", "claim_task", "worth_text", "worth_match"}
	sentences := map[string]entry{}
	for _, e := range catalogue {
		if key, ok := strings.CutPrefix(e.id, "first."); ok {
			sentences[key] = e
		}
	}
	for _, lang := range Langs {
		p := New(lang, "")
		met := map[string]string{}
		for _, key := range order {
			e, ok := sentences[key]
			if !ok {
				t.Fatalf("first.%s is not there", key)
			}
			for _, id := range termsOf(e.print(p, samples(e)[0])) {
				if met[id] != "" {
					t.Errorf("%s: first.%s explains %q again after first.%s", lang, key, id, met[id])
				}
				met[id] = key
			}
		}
		for _, id := range []string{"talon", "points", "hand", "suit", "turn_up", "trump", "beat", "trick", "lead", "draw", "exchange", "marriage", "follow",
			"strict", "claim", "game_points", "match", "bummerl"} {
			if met[id] == "" {
				t.Errorf("%s: the first hand does not explain %q", lang, id)
			}
		}
		for key, e := range sentences {
			if slices.Contains(order, key) {
				continue
			}
			if ids := termsOf(e.print(p, samples(e)[0])); len(ids) > 0 {
				t.Errorf("%s: first.%s marks %q: titles, hints and answers do not come up in order", lang, key, ids)
			}
		}
	}
}
