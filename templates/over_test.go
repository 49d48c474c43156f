package templates

import (
	"strings"
	"testing"

	"bummerl/locales"
)

// TestHandResultGoesOn: after each hand one thing is plainly what one goes on with. Where nothing follows, after a hand that
// belongs to no match, that is its review.
func TestHandResultGoesOn(t *testing.T) {
	l := Look{Assets: noAssets{}, P: locales.New("de", "")}
	review := &Link{Href: "/review", Label: "Analyse"}
	next := []Button{{Action: "next", Label: locales.Plain("Weiter"), Strong: true}}
	for name, test := range map[string]struct {
		over   HandOver
		strong bool
	}{
		"no match":   {over: HandOver{Review: review}, strong: true},
		"match over": {over: HandOver{Review: review, Match: &MatchOver{}}},
		"next hand":  {over: HandOver{Review: review, Buttons: next}},
	} {
		_, text := drawn(t, handResult(l, Table{Over: &test.over}))
		if got := strings.Contains(text, `<a class="button strong" href="/review"`); got != test.strong {
			t.Errorf("%s: the review is what one goes on with: %t, want %t", name, got, test.strong)
		}
	}
}
