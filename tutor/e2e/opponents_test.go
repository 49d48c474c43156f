package e2e_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/rules/bot"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// levelNames are the opponents' names, the weakest first.
func levelNames(p locales.Printer) []string {
	return []string{p.PlayLevelNovice(), p.PlayLevelRegular(), p.PlayLevelExpert(), p.PlayLevelMaster()}
}

// chosenLevels are the levels that a page has chosen among those that it offers.
func chosenLevels(p *plain.Page) (chosen, offered []string) {
	for _, n := range p.All(func(n *html.Node) bool { return plain.Attr(n, "name") == "level" }) {
		offered = append(offered, plain.Attr(n, "value"))
		if plain.HasAttr(n, "checked") {
			chosen = append(chosen, plain.Attr(n, "value"))
		}
	}
	return chosen, offered
}

// TestOpponents_Plain chooses every opponent in every language by plain forms: each plays a whole hand by the rules, is
// named at the table, in the list and on the home page, is chosen when the next match begins, and gives the same answer
// to a move that is sent again to a server that has just been started.
func TestOpponents_Plain(t *testing.T) {
	for i, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			p := locales.New(lang, "")
			want := "regular" // Nobody has chosen yet.
			for n, name := range levelNames(p) {
				level := bot.Levels()[n].Name()
				b.Open("/" + lang + "/play")
				chosen, offered := chosenLevels(b.Page)
				if !slices.Equal(chosen, []string{want}) || len(offered) != len(bot.Levels()) {
					t.Fatalf("chosen %v of %v, want %s", chosen, offered, want)
				}
				b.PressIn("/"+lang+"/play", "level="+level)
				b.Press("cut", "5")
				ok(t, b, level)
				playHand(t, site, b, name, n == i+1)
				for _, path := range []string{"", "/play"} {
					if text := plain.Text(b.Open("/" + lang + path).ByID("main")); !strings.Contains(text, name) {
						t.Errorf("%s%s does not name %s: %s", lang, path, name, text)
					}
				}
				want = level
			}
			if log := site.Log(); strings.Contains(log, "level=ERROR") || strings.Contains(log, "level=WARN") {
				t.Errorf("the log complains:\n%s", log)
			}
		})
	}
}

// playHand plays the present hand to its end; if asked to, each move is sent again to a server started meanwhile.
func playHand(t *testing.T, site *testsite.Site, b *plain.Browser, name string, again bool) {
	t.Helper()
	table := b.Page.URL.Path
	for moves := 0; !contains(b.Page.Values("action"), "next"); moves++ {
		if moves > 40 {
			t.Fatal("the hand does not end")
		}
		if bar := plain.Text(b.Page.Find(func(n *html.Node) bool { return strings.Contains(plain.Attr(n, "class"), "match-bar") })); !strings.Contains(bar, name) {
			t.Fatalf("the bar does not name %s: %s", name, bar)
		}
		move := url.Values{"version": {field(b.Page, "version")}, "action": {choose(b.Page, b.Page.Values("action"))}}
		b.Post(table, move)
		ok(t, b, name)
		if !again {
			continue
		}
		want := plain.Text(b.Page.ByID("table"))
		next := plain.New(t, testsite.Start(t, testsite.Options{Place: site.Place}).URL)
		for _, c := range b.Cookies() {
			next.SetCookie(c.Name, c.Value)
		}
		next.Post(table, move)
		ok(t, next, "the same move at the next server")
		if got := plain.Text(next.Page.ByID("table")); got != want {
			t.Fatalf("%s: the table has changed:\n got %s\nwant %s", name, got, want)
		}
	}
}

// TestOpponents_Posted: an opponent that there is not is refused in the learner's language and begins nothing; a choice
// before the cut changes the match that waits; a form without one goes on against whom one played last.
func TestOpponents_Posted(t *testing.T) {
	for _, lang := range locales.Langs {
		site := testsite.Start(t, testsite.Options{})
		b := plain.New(t, site.URL)
		p := locales.New(lang, "")
		post := func(fields url.Values) string {
			t.Helper()
			b.Post("/"+lang+"/play", fields)
			ok(t, b, fields.Encode())
			return b.Page.URL.Path
		}
		for _, level := range []string{"oracle", "Master", "random", "greedy", strings.Repeat("x", 999)} {
			page := b.Post("/"+lang+"/play", url.Values{"level": {level}})
			if page.Status != http.StatusUnprocessableEntity || !strings.Contains(plain.Text(page.Root), p.ErrorsInvalidTitle()) {
				t.Errorf("%s, level %.20s: %s", lang, level, page)
			}
		}
		if strings.Contains(site.Log(), strings.Repeat("x", 99)) {
			t.Error("the log repeats whatever is posted")
		}
		if text := plain.Text(b.Open("/" + lang + "/play").Root); !strings.Contains(text, p.PlayEmpty()) {
			t.Errorf("%s: a match was begun", lang)
		}
		first := post(url.Values{"level": {"master"}})
		for _, level := range []string{"master", "expert", "novice", ""} {
			if got := post(url.Values{"level": {level}}); got != first {
				t.Errorf("%s: choosing %q before the cut made another match", lang, level)
			}
		}
		b.Press("cut", "3")
		ok(t, b, "cut")
		if text := plain.Text(b.Page.ByID("table")); !strings.Contains(text, p.PlayLevelNovice()) {
			t.Errorf("%s: the match is not against whom was chosen last: %s", lang, text)
		}
		second := post(url.Values{})
		if second == first {
			t.Errorf("%s: the match that is played was given again", lang)
		}
		if chosen, _ := chosenLevels(b.Open("/" + lang + "/play")); !slices.Equal(chosen, []string{"novice"}) {
			t.Errorf("%s: chosen %v, want novice", lang, chosen)
		}
	}
}
