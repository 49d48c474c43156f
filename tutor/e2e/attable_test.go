package e2e_test

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// TestAtTablePlain plays with points hidden, without JavaScript, in each language: a finished hand asks for both sides
// before it shows them, takes words and figures, says what is no number, and stays answered whatever is reloaded.
func TestAtTablePlain(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			p := locales.New(lang, "")
			b.Post("/"+lang+"/settings", url.Values{"points": {"none"}})
			atTable(t, b, lang)
			playToAsk(t, b)
			own, theirs := scores(t, site, b, 1)
			tellsNothing(t, b)
			if !strings.Contains(plain.Text(b.Page.ByID("table")), p.AttableAskOwn()) {
				t.Fatalf("own points are not asked for first: %s", plain.Text(b.Page.ByID("table")))
			}
			stale := b.Page
			if page := b.Press("action", "say", "points=so viel"); page.Status != http.StatusUnprocessableEntity || plain.Attr(page.ByID("points-own"), "value") != "so viel" {
				t.Errorf("no number: %s, with %q in it", page, plain.Attr(page.ByID("points-own"), "value"))
			}
			tellsNothing(t, b)
			b.Press("action", "say", "points="+p.NumberWord(own))
			ok(t, b, "own points in words")
			if !strings.Contains(plain.Text(b.Page.ByID("table")), p.AttableAskTheirs()) {
				t.Fatalf("the opponent's points are not asked for: %s", plain.Text(b.Page.ByID("table")))
			}
			tellsNothing(t, b)
			asked := b.Page
			if page := b.Open(asked.URL.Path + "/check"); page.URL.Path != asked.URL.Path {
				t.Errorf("the check page is shown before the end of the match: %s", page)
			}
			if page := b.Open(asked.URL.Path + "/review/1/record.json"); page.Status != http.StatusNotFound {
				t.Errorf("the record tells the points that are asked for: %s", page)
			}
			if page := b.Post(asked.URL.Path+"/review/1", url.Values{"seat": {"dealer"}}); page.Status != http.StatusUnprocessableEntity {
				t.Errorf("the cards are dealt again while their points are asked for: %s", page)
			}
			b.Page = stale // another tab, in which nothing has been said
			b.Press("action", "say", "points="+strconv.Itoa(own+1))
			if b.Page.ByID("points-theirs") == nil {
				t.Errorf("saying own points twice does not lead to the opponent's: %s", b.Page)
			}
			b.Page = asked
			b.Press("action", "say", "points="+strconv.Itoa(theirs+1))
			ok(t, b, "the opponent's points")
			result := plain.Text(b.Page.ByID("table"))
			for _, want := range []string{p.AttableOwnRight(own), p.AttableTheirsWrong(theirs, theirs+1), p.AttableSumTheirs(), p.HandRowPoints()} {
				if !strings.Contains(result, want) {
					t.Errorf("the result lacks %q: %s", want, result)
				}
			}
			b.Page = asked // Back
			b.Press("action", "say", "points=77")
			if got := plain.Text(b.Page.ByID("table")); got != result {
				t.Errorf("saying it again changes the result: %s, want %s", got, result)
			}
			other := locales.Langs[(slices.Index(locales.Langs, lang)+1)%len(locales.Langs)]
			here := b.Page.URL.Path
			b.Open("/" + other + strings.TrimPrefix(here, "/"+lang))
			if got, want := plain.Text(b.Page.ByID("table")), locales.New(other, "").AttableOwnRight(own); !strings.Contains(got, want) {
				t.Errorf("in another language the answer is lost: %s", got)
			}
			b.Open(here)
			b.Press("action", "next")
			ok(t, b, "the next hand")
			b.Page = asked
			if page := b.Press("action", "say", "points=1"); page.Status != http.StatusConflict {
				t.Errorf("saying points after the next deal: %s", page)
			}
			if log := site.Log(); strings.Contains(log, "level=ERROR") || strings.Contains(log, "level=WARN") {
				t.Errorf("the log complains:\n%s", log)
			}
		})
	}
}

// TestAtTablePass: the question can be passed over, and who has done so twice is asked no more in this match; with the own
// points shown only the opponent's are asked for, and with all shown nothing is.
func TestAtTablePass(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	b.Post("/de/settings", url.Values{"points": {"own"}})
	atTable(t, b, "de")
	for hand := range 2 {
		playToAsk(t, b)
		if b.Page.ByID("points-own") != nil || b.Page.ByID("points-theirs") == nil {
			t.Fatalf("with the own points shown, hand %d asks for them: %s", hand+1, plain.Text(b.Page.ByID("table")))
		}
		b.Press("action", "pass")
		ok(t, b, "passing")
		result := plain.Text(b.Page.ByID("table"))
		b.Open(b.Page.URL.Path)
		if got := plain.Text(b.Page.ByID("table")); got != result || !contains(b.Page.Values("action"), "next") {
			t.Errorf("reloading asks again: %s", got)
		}
		b.Press("action", "next")
	}
	playToAsk(t, b)
	if got := b.Page.Values("action"); !slices.Equal(got, []string{"next"}) {
		t.Errorf("a third hand asks: %q", got)
	}
	b.Post("/de/settings", url.Values{"points": {"both"}})
	atTable(t, b, "de")
	playToAsk(t, b)
	if got := b.Page.Values("action"); !slices.Equal(got, []string{"next"}) {
		t.Errorf("a hand with all points shown asks: %q", got)
	}
}

// TestAtTableByKeyboard answers both questions and goes on without touching the screen; the live region tells the question
// and then the result, and nothing before.
func TestAtTableByKeyboard(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	p := locales.New("hu", "")
	b.Post("/hu/settings", url.Values{"points": {"none"}})
	atTable(t, b, "hu")
	playToAsk(t, b)
	own, theirs := scores(t, site, b, 1)
	w := open(t, site.URL, phone)
	w.cookie("bummerl", cookieOf(b))
	w.visit(b.Page.URL.Path)
	said := func(want string) {
		t.Helper()
		if got := ask[string](w, `document.getElementById("status").textContent`); !strings.Contains(got, want) {
			t.Errorf("the live region says %q, want %q in it", got, want)
		}
	}
	w.tabTo(`#points-own`)
	w.key("?")
	w.key(kb.Enter)
	w.await("the word on the number", `!!document.querySelector("#points-fault")`)
	if got := ask[string](w, `document.activeElement.id`); got != "points-own" {
		t.Errorf("what was typed cannot be mended at once: the focus is on %q", got)
	}
	w.key(kb.Backspace)
	w.key(p.NumberWord(own))
	w.key(kb.Enter)
	w.await("the question for the opponent's", `document.activeElement.id === "points-theirs" && document.activeElement.value === ""`)
	said(p.AttableAskTheirs())
	w.key(strconv.Itoa(theirs + 1))
	w.key(kb.Enter)
	w.await("the result", `!!document.querySelector(".gains") && document.activeElement.value === "next"`)
	said(p.AttableOwnRight(own))
	said(p.AttableTheirsWrong(theirs, theirs+1))
	w.key(kb.Enter)
	w.await("the next hand", `!!document.querySelector(".hand-card")`)
}

// playToAsk plays the hand to its end and stops there.
func playToAsk(t *testing.T, b *plain.Browser) {
	t.Helper()
	for range 100 {
		values := b.Page.Values("action")
		if contains(values, "say") || contains(values, "next") || len(values) == 0 {
			return
		}
		b.Press("action", choose(b.Page, values))
		ok(t, b, "match")
	}
	t.Fatal("the hand does not end")
}

// tellsNothing wants a page that asks: no sum, no comparison, no figure but the ten in a card's corner.
func tellsNothing(t *testing.T, b *plain.Browser) {
	t.Helper()
	over := b.Page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "over" })
	for _, figure := range number.FindAllString(plain.Text(over), -1) {
		if figure != "10" {
			t.Errorf("the figure %s before the answer: %s", figure, plain.Text(over))
		}
	}
	if b.Page.Find(func(n *html.Node) bool { return strings.Contains(plain.Attr(n, "class"), "comparison") }) != nil {
		t.Errorf("figures are compared before the answer: %s", plain.Text(over))
	}
	if values := b.Page.Values("action"); !slices.Equal(values, []string{"say", "pass"}) {
		t.Errorf("the buttons are %q", values)
	}
}

// scores gives both sides' points in a hand of the learner's only match, as the engine counts them.
func scores(t *testing.T, site *testsite.Site, b *plain.Browser, no int) (own, theirs int) {
	t.Helper()
	who, err := (learner.Service{Store: site.Store, Env: site.Env}).Find(t.Context(), cookieOf(b))
	if err != nil {
		t.Fatal(err)
	}
	list, err := site.Store.Matches(t.Context(), who.ID, 9)
	if err != nil || len(list) != 1 {
		t.Fatalf("%d matches, %v", len(list), err)
	}
	m, err := site.Store.Match(t.Context(), who.ID, list[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	hand := m.Hands[no-1]
	r := rules.Record{Variant: m.Variant, Options: m.Options, Deal: hand.Deal}
	for _, played := range hand.Actions {
		r.Actions = append(r.Actions, played.Action)
	}
	s, err := r.Replay()
	if err != nil || !s.Over() {
		t.Fatalf("hand %d is not over: %v", no, err)
	}
	return s.Points(hand.LearnerSeat), s.Points(hand.LearnerSeat.Other())
}

// cookieOf is what tells the site who is there.
func cookieOf(b *plain.Browser) string {
	for _, c := range b.Cookies() {
		if c.Name == "bummerl" {
			return c.Value
		}
	}
	return ""
}
