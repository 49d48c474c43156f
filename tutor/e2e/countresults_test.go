package e2e_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/tutor"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// TestCountResults: what was answered in thirty days of the learner's zone stands in figures, pictures and tables, in each
// language; a visitor, and who has answered nothing in that time, is invited.
func TestCountResults(t *testing.T) {
	env := tutor.System()
	now := time.Date(2026, 11, 30, 2, 30, 0, 0, time.UTC) // still the 29th in São Paulo
	env.Now = func() time.Time { return now }
	site := testsite.Start(t, testsite.Options{Env: &env})
	b := plain.New(t, site.URL)
	invites := func(who string) {
		t.Helper()
		b.Open("/de/count/results")
		ok(t, b, who)
		if text := plain.Text(b.Page.Root); !strings.Contains(text, locales.New("de", "").ResultsEmpty()) || !linksTo(b.Page, "/de/count") {
			t.Errorf("%s is not invited: %s", who, text)
		}
	}
	invites("a visitor")
	if len(b.Cookies()) != 1 { // the language
		t.Errorf("looking at results makes a learner: %v", b.Cookies())
	}
	b.Post("/de/settings", url.Values{"zone": {"America/Sao_Paulo"}})
	who, err := (learner.Service{Store: site.Store, Env: env}).Find(t.Context(), cookieOf(b))
	if err != nil {
		t.Fatal(err)
	}
	said := 0
	say := func(before time.Duration, item string, right bool, seconds int) {
		t.Helper()
		said++
		if err := site.Store.AddAttempt(t.Context(), tutor.Attempt{
			ID: fmt.Sprint("said-", said), Learner: who.ID, Kind: "count", Item: item, Right: right, Seconds: seconds, At: now.Add(-before),
		}); err != nil {
			t.Fatal(err)
		}
	}
	const day = 24 * time.Hour
	say(30*day, "running/24+14", false, 5) // 30 October there: a day too old
	invites("who has answered nothing of late")
	say(29*day, "running/24+14", false, 5) // 31 October, the first day
	say(day, "running/24+14", true, 9)
	say(time.Hour, "running/24+14", false, 7)
	say(time.Minute, "trick/10+4", true, 3)
	say(time.Minute, "table/theirs", false, 0)
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		b.Open("/" + lang + "/count/results")
		ok(t, b, lang)
		text := plain.Text(b.Page.Root)
		for _, want := range []string{
			p.DrillRunningName(), p.DrillTrickName(), p.ResultsAtTable(), p.ResultsRight(33), p.ResultsRight(100), p.ResultsRight(0),
			p.ResultsSeconds(7), p.ResultsAnswers(3), "24 + 14 = 38", p.ResultsMissed(2, 3), p.ResultsDay(31, 10), p.ResultsDay(29, 11),
		} {
			// The page's text has plain spaces where a word's own holds words together.
			if !strings.Contains(text, strings.Join(strings.Fields(want), " ")) {
				t.Errorf("%s: the results lack %q: %s", lang, want, text)
			}
		}
		if strings.Contains(text, p.ResultsDay(30, 11)) || strings.Contains(text, p.ResultsDay(30, 10)) {
			t.Errorf("%s: the results have a day that is not in them: %s", lang, text)
		}
		pictures := b.Page.All(func(n *html.Node) bool {
			return plain.Attr(n, "role") == "img" && strings.Contains(plain.Attr(n, "aria-label"), p.ResultsTold(3, p.ResultsDay(29, 11), 0))
		})
		if len(pictures) != 1 {
			t.Errorf("%s: %d pictures tell of three days, want 1", lang, len(pictures))
		}
		// Of running totals one day had a right answer, two had none; of one day alone there is no picture.
		for class, want := range map[string]int{"result-picture": 1, "picture-bar": 1, "picture-none": 2} {
			if got := b.Page.All(func(n *html.Node) bool { return plain.Attr(n, "class") == class }); len(got) != want {
				t.Errorf("%s: %d of %s, want %d", lang, len(got), class, want)
			}
		}
		for _, to := range []string{"/count/running", "/count/trick", "/play", "/count"} {
			if !linksTo(b.Page, "/"+lang+to) {
				t.Errorf("%s: nothing leads to %s", lang, to)
			}
		}
		if strings.Contains(b.Page.Body, " style=") {
			t.Errorf("%s: something has a style of its own", lang)
		}
	}
}

// linksTo tells whether the main part of a page has a link to a path.
func linksTo(page *plain.Page, path string) bool {
	return page.Find(func(n *html.Node) bool {
		return n.DataAtom == atom.A && plain.Attr(n, "href") == path && inMain(n)
	}) != nil
}

func inMain(n *html.Node) bool {
	for ; n != nil; n = n.Parent {
		if n.DataAtom == atom.Main {
			return true
		}
	}
	return false
}
