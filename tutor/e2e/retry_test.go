package e2e_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/match"
)

// TestRetryPlain plays the slips of a hand again without JavaScript, in each language: the first wrong once and then right,
// the second with all hints, the others by their solution. What was not found at once comes the next day.
func TestRetryPlain(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			s, p := startReviewed(t, lang, rules.Forehand), wordsIn(lang)
			b := s.browser(t)
			b.Open(reviewAddress(lang, ""))
			b.Open(plain.Attr(linkTo(b.Page, reviewAddress(lang, "/retry")), "href"))
			ok(t, b, "all slips")
			b.Open(plain.Attr(linkTo(b.Page, reviewAddress(lang, "/retry/")), "href"))
			for i, slip := range s.slips {
				if got, want := b.Page.URL.Path, reviewAddress(lang, "/retry/"+strconv.Itoa(slip.Seq)); got != want {
					t.Fatalf("slip %d is at %s, want %s", i, got, want)
				}
				nothingHidden(t, b.Page, slip)
				wants(t, b.Page, p.ReviewRetryTask())
				switch i {
				case 0:
					b.Press("action", slip.Action.String())
					wants(t, b.Page, p.ReviewRetryRepeated())
					s.now.Add(int64(time.Minute))
					b.Press("action", slip.Verdict.Best.First().String())
					wants(t, b.Page, p.ReviewRetryRight())
				case 1:
					for range 3 {
						b.Press("action", "hint")
					}
					if contains(b.Page.Values("action"), "hint") {
						t.Error("there is a fourth hint")
					}
					b.Press("action", slip.Verdict.Best.First().String())
					wants(t, b.Page, p.ReviewRetryRightHint())
				default:
					b.Press("action", "solution")
					wants(t, b.Page, p.ReviewRetrySolution())
				}
				if len(b.Page.Values("action")) > 0 && barSays(b.Page) == "" {
					t.Errorf("slip %d: there is something to press after the end: %v", i, b.Page.Values("action"))
				}
				goOn(t, b)
			}
			wants(t, b.Page, p.ReviewRetrySumDeck(), p.ReviewRetryFound())
			askedAgain(t, s, b, p)
		})
	}
}

// goOn follows the first of the ways on.
func goOn(t *testing.T, b *plain.Browser) {
	t.Helper()
	ways := b.Page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "way-on" })
	for n := range ways.Descendants() {
		if n.DataAtom == atom.A {
			b.Open(plain.Attr(n, "href"))
			ok(t, b, "on")
			return
		}
	}
	t.Fatalf("%s leads nowhere", b.Page)
}

// wants looks for words on a page.
func wants(t *testing.T, page *plain.Page, words ...string) {
	t.Helper()
	for _, want := range words {
		if text := plain.Text(page.Root); page.Status != http.StatusOK || !strings.Contains(text, want) {
			t.Errorf("%s does not say %q: %s", page, want, text)
		}
	}
}

// nothingHidden: a slip is played again with what the learner saw, and no more.
func nothingHidden(t *testing.T, page *plain.Page, slip match.ReviewMove) {
	t.Helper()
	view := slip.Question.View
	for c := range (view.Unseen &^ view.Known).All() {
		if sees(page, c) {
			t.Errorf("%s shows %s, which nobody had seen", page, c)
		}
	}
}

// askedAgain goes to the next day: the deck asks again what was wrong, and leads on; what a hint helped with comes later.
func askedAgain(t *testing.T, s reviewed, b *plain.Browser, p locales.Printer) {
	t.Helper()
	s.now.Add(int64(24 * time.Hour))
	wrong := len(s.slips) - 1
	address := "/" + p.Lang() + "/deck"
	b.Open(address)
	wants(t, b.Page, p.DeckMistakes(wrong))
	b.Press("action", "next")
	seq := b.Page.URL.Path[strings.LastIndexByte(b.Page.URL.Path, '/')+1:]
	n, err := strconv.Atoi(seq)
	if err != nil || !strings.HasPrefix(b.Page.URL.Path, reviewAddress(p.Lang(), "/retry/")) {
		t.Fatalf("the deck leads to %s", b.Page)
	}
	if says := barSays(b.Page); says != "" {
		t.Errorf("there is a bar before the answer: %q", says)
	}
	b.Press("action", s.review.Moves[n].Verdict.Best.First().String())
	want := p.DeckDoneTitle()
	if wrong > 1 {
		want = p.DeckLeft(wrong - 1)
	}
	if says := barSays(b.Page); says != want {
		t.Errorf("the bar says %q, want %q", says, want)
	}
	if wrong == 1 {
		return
	}
	b.Press("action", "next")
	if b.Page.URL.Path == address {
		t.Errorf("the deck does not lead on: %s", b.Page)
	}
}

// TestRetryTampered sends what no form sends: it is answered calmly, and nothing is kept.
func TestRetryTampered(t *testing.T) {
	s, p := startReviewed(t, "de", rules.Forehand), wordsIn("de")
	b := s.browser(t)
	slip := s.slips[0]
	address := reviewAddress("de", "/retry/"+strconv.Itoa(slip.Seq))
	foreign := slip.Question.View.Unseen.Lowest().String()
	for action, want := range map[string]int{foreign: 422, "": 422, "zz": 422, "next": 422, strings.Repeat("x", 99): 422} {
		if page := b.Post(address, url.Values{"action": {action}, "hints": {"0"}}); page.Status != want {
			t.Errorf("%q: %s", action, page)
		}
	}
	if text := plain.Text(b.Post(address, url.Values{"action": {foreign}}).Root); !strings.Contains(text, "nicht in deinem Blatt") {
		t.Errorf("a foreign card: %s", text)
	}
	for _, query := range []string{"?tried=" + foreign, "?tried=zz", "?hints=-3", "?hints=99", "?shown=no"} {
		page := b.Open(address + query)
		wants(t, page, p.ReviewRetryTask())
		if strings.Contains(plain.Text(page.Root), p.ReviewRetryRight()) {
			t.Errorf("%s is called right", query)
		}
	}
	list, err := s.Store.Attempts(t.Context(), learnerOf(t, s.Site, b), tutor.KindMistake, 10)
	if err != nil || len(list) > 0 {
		t.Errorf("kept %v, %v", list, err)
	}
}
