package templates

import (
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/locales"
)

// TestSumLine: a sum begins with what stood before, if anything did; nobody adds to nothing.
func TestSumLine(t *testing.T) {
	l := Look{P: locales.New("de", ""), Assets: noAssets{}}
	parts := []SumPart{{Card: "Jc", Points: 2}, {Card: "Kh", Points: 4}}
	for _, test := range []struct {
		sum          Sum
		shown, heard string
	}{
		{Sum{Parts: parts, Total: 6}, "2 + 4 = 6", l.P.NameOf("Jc")},
		{Sum{Before: 14, Parts: parts, Total: 20}, "14 + 2 + 4 = 20", l.P.CountSumBefore(14)},
	} {
		doc, _ := drawn(t, sumLine(l, test.sum))
		var figures, heard []string
		var walk func(n *html.Node, hidden bool)
		walk = func(n *html.Node, hidden bool) {
			hidden = hidden || value(n, "aria-hidden") == "true"
			if n.Type == html.TextNode {
				if hidden {
					figures = append(figures, onlySum(n.Data)...)
				} else {
					heard = append(heard, n.Data)
				}
			}
			for c := n.FirstChild; c != nil; c = c.NextSibling {
				walk(c, hidden)
			}
		}
		walk(doc, false)
		if got := strings.Join(figures, " "); got != test.shown {
			t.Errorf("shown %q, want %q", got, test.shown)
		}
		if got := strings.TrimSpace(strings.Join(heard, "")); !strings.HasPrefix(got, test.heard) {
			t.Errorf("heard %q, want it to begin with %q", got, test.heard)
		}
	}
}

// onlySum leaves figures and signs, and drops what is drawn on cards.
func onlySum(text string) []string {
	var list []string
	for word := range strings.FieldsSeq(text) {
		if strings.Trim(word, "0123456789+=") == "" {
			list = append(list, word)
		}
	}
	return list
}
