package e2e_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// says fails the test if a page lacks a text.
func says(t *testing.T, p *plain.Page, texts ...string) {
	t.Helper()
	text := plain.Text(p.Root)
	for _, want := range texts {
		if !strings.Contains(text, want) {
			t.Errorf("%s lacks %q: %s", p, want, plain.Text(p.ByID("main")))
		}
	}
}

// status fails the test if the answer has another status.
func status(t *testing.T, p *plain.Page, want int) {
	t.Helper()
	if p.Status != want {
		t.Fatalf("%s, want %d: %s", p, want, plain.Text(p.Root))
	}
}

// playOneHand plays the present hand to its end.
func playOneHand(t *testing.T, b *plain.Browser) {
	t.Helper()
	for range 40 {
		values := b.Page.Values("action")
		if contains(values, "next") || len(values) == 0 {
			return
		}
		b.Press("action", choose(b.Page, values))
		ok(t, b, "hand")
	}
	t.Fatal("the hand does not end")
}

// TestMatchSettings begins a match of each kind by plain forms: it is what was chosen, and what was chosen is offered for
// the next one.
func TestMatchSettings(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			p := locales.New(lang, "")
			b.Open("/" + lang + "/play")
			b.Tick("coach", "yes", false)
			b.PressIn("/"+lang+"/play", "variant=snapszer", "best_of=3", "points=own", "level=expert")
			b.Press("cut", "4")
			ok(t, b, "table")
			says(t, b.Open(b.Page.URL.Path+"/hands"), p.PlayLevelExpert(), p.VariantName("snapszer"), p.MatchesLengthThree(),
				p.MatchesPointsOwn(), p.MatchesWithoutCoach(), p.MatchesHandsNone())
			b.Open("/" + lang + "/play")
			for name, want := range map[string]string{"best_of": "3", "level": "expert", "points": "both", "coach": ""} {
				if got := chosen(b.Page, name); got != want {
					t.Errorf("%s is offered with %q, want %q", name, got, want)
				}
			}
			for _, bad := range []url.Values{{"variant": {"poker"}}, {"best_of": {"2"}}, {"points": {"all"}}, {"level": {"god"}}, {"coach": {"maybe"}}} {
				status(t, b.Post("/"+lang+"/play", bad), http.StatusUnprocessableEntity)
				says(t, b.Page, p.ErrorsInvalidTitle())
			}
		})
	}
}

// chosen gives the value of the box or radio button that is chosen on a page.
func chosen(p *plain.Page, name string) string {
	n := p.Find(func(n *html.Node) bool { return plain.Attr(n, "name") == name && plain.HasAttr(n, "checked") })
	if n == nil {
		return ""
	}
	return plain.Attr(n, "value")
}

// TestMatchEnds gives a match up and deletes it by plain forms: what it means is said first; an old page, another's match
// and one that was given up are answered with the right status in words.
func TestMatchEnds(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			p := locales.New(lang, "")
			table := atTable(t, b, lang)
			old := field(b.Page, "version")
			b.Press("action", choose(b.Page, b.Page.Values("action")))
			ok(t, b, "an action")
			hands, now := table+"/hands", field(b.Page, "version")

			status(t, b.Post(hands, url.Values{"action": {"abandon"}, "version": {old}}), http.StatusConflict)
			says(t, b.Page, p.ErrorsStaleTitle(), p.MatchesAbandonText())
			status(t, b.Post(hands, url.Values{"action": {"sing"}, "version": {old}}), http.StatusUnprocessableEntity)

			other := plain.New(t, site.URL)
			atTable(t, other, lang)
			for _, path := range []string{hands, table + "/record.json", table + "/check"} {
				status(t, other.Open(path), http.StatusNotFound)
			}
			status(t, other.Post(hands, url.Values{"action": {"abandon"}, "version": {now}}), http.StatusNotFound)
			says(t, other.Page, p.ErrorsNotFoundTitle())
			other.Post(hands, url.Values{"action": {"delete"}, "version": {now}}) // Its owner finds it below.

			b.Open(hands)
			says(t, b.Page, p.MatchesAbandonText())
			version := field(b.Page, "version")
			b.Press("action", "abandon")
			ok(t, b, "given up")
			says(t, b.Page, p.MatchesItemAbandoned(), p.MatchesDeleteText())
			status(t, b.Post(hands, url.Values{"action": {"abandon"}, "version": {version}}), http.StatusOK) // a second press
			if b.Open(table); b.Page.URL.Path != hands {
				t.Errorf("the table of a match that was given up is %s, want %s", b.Page.URL.Path, hands)
			}
			status(t, b.Post(table, url.Values{"action": {"c"}, "version": {field(b.Page, "version")}}), http.StatusConflict)
			says(t, b.Page, p.MatchesAbandoned())
			says(t, b.Open("/"+lang+"/play/statistics"), p.StatisticsGivenUp(1), p.PlayLevelRegular())
			says(t, b.Open(table+"/check"), p.CheckMatches())

			b.Open(hands)
			b.Press("action", "delete")
			ok(t, b, "deleted")
			says(t, b.Page, p.MatchesDeleted())
			status(t, b.Post(hands, url.Values{"action": {"delete"}}), http.StatusOK) // a second press
			says(t, b.Page, p.MatchesDeleted())
			status(t, b.Open(hands), http.StatusNotFound)
			says(t, b.Open("/"+lang+"/play/statistics"), p.StatisticsEmpty())
			if log := site.Log(); strings.Contains(log, "level=ERROR") || strings.Contains(log, "level=WARN") {
				t.Errorf("the log complains:\n%s", log)
			}
		})
	}
}
