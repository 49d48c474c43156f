package templates

import (
	"bytes"
	"context"
	"regexp"
	"strings"
	"testing"

	"github.com/a-h/templ"
	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/rules"
)

type noAssets struct{}

func (noAssets) URL(logical string) string { return "/" + logical }

func drawn(t *testing.T, c templ.Component) (*html.Node, string) {
	t.Helper()
	var b bytes.Buffer
	if err := c.Render(context.Background(), &b); err != nil {
		t.Fatal(err)
	}
	doc, err := html.Parse(strings.NewReader(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	return doc, b.String()
}

func value(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// seen is what one reads while every explanation is folded away, in a browser that shows only the buttons or only the links.
func seen(n *html.Node, other string) string {
	switch class := value(n, "class"); {
	case n.Type == html.TextNode:
		return n.Data
	case class == "gloss", class == "term" && n.Data == other, value(n, "aria-hidden") == "true":
		return ""
	}
	var b strings.Builder
	for c := range n.ChildNodes() {
		b.WriteString(seen(c, other))
	}
	return b.String()
}

// A sentence with terms reads as the sentence it is, with buttons and with links; each button opens the explanation of
// its term, which stands in the same paragraph.
func TestTerm(t *testing.T) {
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		l := Look{P: p, Assets: noAssets{}}
		sentences := []locales.Rich{p.FirstGoalText(), p.FirstTrumpText(), p.FirstLeadText(), p.FirstDeclareText(), p.FirstStrictText(), p.FirstWorthText(), p.FirstWorthMatch()}
		for _, r := range sentences {
			doc, code := drawn(t, paragraphs(l, []locales.Rich{r}))
			for _, other := range []string{"a", "button"} {
				if got := strings.Join(strings.Fields(seen(doc, other)), " "); got != r.String() {
					t.Errorf("%s without <%s>: got %q, want %q", lang, other, got, r)
				}
			}
			if strings.Count(code, "<p>") != 1 || strings.Count(code, "</p>") != 1 {
				t.Errorf("%s: the explanation breaks out of its paragraph: %s", lang, code)
			}
			checkTerms(t, l, doc, r)
		}
	}
}

func checkTerms(t *testing.T, l Look, doc *html.Node, r locales.Rich) {
	t.Helper()
	glosses, links, buttons := map[string]*html.Node{}, map[string]bool{}, []*html.Node{}
	for n := range doc.Descendants() {
		switch class := value(n, "class"); {
		case class == "gloss":
			glosses[value(n, "id")] = n
		case class == "term" && n.Data == "a":
			links[value(n, "href")] = true
		case class == "term":
			buttons = append(buttons, n)
		}
	}
	at := 0
	for _, s := range r {
		if s.Kind != locales.Term {
			continue
		}
		if at >= len(buttons) {
			t.Fatalf("%q: got %d buttons", r, len(buttons))
		}
		b := buttons[at]
		at++
		gloss := glosses[value(b, "popovertarget")]
		g, _ := l.P.Gloss(s.TermID)
		if gloss == nil || seen(b, "") != s.Text || value(b, "type") != "button" {
			t.Fatalf("%q: the button of %q opens nothing", r, s.Text)
		}
		if text := gathered(gloss); !strings.Contains(text, g.Name) || !strings.Contains(text, g.Text) || value(gloss, "popover") != "auto" {
			t.Errorf("%q: the explanation of %q says %q", r, s.Text, text)
		}
		if !links["/"+l.P.Lang()+"/glossary#term-"+s.TermID] {
			t.Errorf("%q: no link to %q in the glossary", r, s.TermID)
		}
	}
	if at != len(buttons) || at != len(glosses) {
		t.Errorf("%q: got %d buttons and %d explanations, want %d", r, len(buttons), len(glosses), at)
	}
}

func gathered(n *html.Node) string {
	var b strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			b.WriteString(d.Data)
		}
	}
	return b.String()
}

// Punctuation stays with the term before it, and is not said twice.
func TestTerm_Punctuation(t *testing.T) {
	term := locales.Segment{Kind: locales.Term, Text: "Talon", TermID: "talon", Suit: rules.NoSuit}
	l := Look{P: locales.New("de", ""), Assets: noAssets{}}
	tests := []struct{ after, tail, rest string }{
		{". Dann", ".", " Dann"}, {" und", "", " und"}, {"), weil", "),", " weil"}, {"“.", "“.", ""}, {"s", "", "s"},
	}
	for _, tt := range tests {
		r := append(locales.Plain("Im "), term)
		r = append(r, locales.Plain(tt.after)...)
		if got, rest := tail(r, 1), plainText(r, 2); got != tt.tail || rest != tt.rest {
			t.Errorf("%q: got %q and %q, want %q and %q", tt.after, got, rest, tt.tail, tt.rest)
		}
		doc, _ := drawn(t, Rich(l, r))
		if got := seen(doc, "a"); got != r.String() {
			t.Errorf("got %q, want %q", got, r)
		}
	}
	if got := tail(locales.Rich{term}, 0); got != "" {
		t.Errorf("at the end of a sentence: got %q, want nothing", got)
	}
	unknown := locales.Segment{Kind: locales.Term, Text: "Stock", TermID: "stock", Suit: rules.NoSuit}
	if doc, code := drawn(t, Rich(l, locales.Rich{unknown})); seen(doc, "") != "Stock" || strings.Contains(code, "button") {
		t.Errorf("an unknown term: got %q, want its text alone", code)
	}
}

// The same term in two sentences has two explanations, and the same sentence keeps its own.
func TestGlossID(t *testing.T) {
	p := locales.New("de", "")
	a, b := glossID(p.FirstGoalText(), "talon"), glossID(p.FirstTrumpText(), "talon")
	if a == b || a != glossID(p.FirstGoalText(), "talon") || !regexp.MustCompile(`^gloss-talon-[0-9a-z]+$`).MatchString(a) {
		t.Errorf("got %q and %q", a, b)
	}
}

// The page lists every term at the place that the links lead to.
func TestGlossary(t *testing.T) {
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		var terms []GlossaryTerm
		for _, g := range p.Glossary() {
			terms = append(terms, GlossaryTerm{Gloss: g, Elsewhere: []ForeignName{{"xx", "word"}}, Example: p.Example(g.ID)})
		}
		doc, _ := drawn(t, Glossary(GlossaryPage{Page: Page{Look: Look{P: p, Assets: noAssets{}}, Path: "/glossary"}, Terms: terms}))
		places := map[string]string{}
		for n := range doc.Descendants() {
			if id := value(n, "id"); strings.HasPrefix(id, "term-") {
				places[id] = gathered(n)
			}
		}
		if len(places) != len(p.Glossary()) {
			t.Errorf("%s: got %d terms, want %d", lang, len(places), len(p.Glossary()))
		}
		for _, g := range p.Glossary() {
			if text := places["term-"+g.ID]; !strings.Contains(text, g.Name) || !strings.Contains(text, g.Text) {
				t.Errorf("%s %s: got %q", lang, g.ID, text)
			}
		}
	}
}
