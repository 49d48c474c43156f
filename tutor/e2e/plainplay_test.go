package e2e_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestPlainForms does without JavaScript what a newcomer does, in each language: the first hand by its button on the
// home page, then a whole match to its end, and the check of its deals.
func TestPlainForms(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			site := testsite.Start(t, testsite.Options{})
			b := plain.New(t, site.URL)
			b.Open("/" + lang)
			if b.Page.Find(func(n *html.Node) bool {
				return n.DataAtom == atom.A && plain.Attr(n, "href") == "/"+lang+"/learn/first"
			}) == nil {
				t.Fatal("the home page does not lead to the first hand")
			}
			playFirstHand(t, b, lang)
			playMatch(t, b, lang)
			if log := site.Log(); strings.Contains(log, "level=ERROR") || strings.Contains(log, "level=WARN") {
				t.Errorf("the log complains:\n%s", log)
			}
		})
	}
}

// playFirstHand goes through the first hand with the right answers.
func playFirstHand(t *testing.T, b *plain.Browser, lang string) {
	t.Helper()
	b.Open("/" + lang + "/learn/first")
	for _, step := range course.FirstHand.Steps {
		if step.Kind == course.Read {
			b.Press("action", "continue")
		} else {
			answerPlain(b, step, step.Answer)
		}
		ok(t, b, step.ID)
	}
	if plain.Text(b.Page.ByID("lesson")) == "" || b.Page.Find(func(n *html.Node) bool {
		return plain.Attr(n, "href") == "/"+lang+"/play" && n.DataAtom == atom.A
	}) == nil {
		t.Errorf("%s: the end of the lesson does not lead to a match", lang)
	}
}

// playMatch starts a match and plays it to its end: any legal card, marriages and exchanges when they are offered, and
// 66 as soon as the learner has it.
func playMatch(t *testing.T, b *plain.Browser, lang string) {
	t.Helper()
	b.Open("/" + lang + "/play")
	b.PressIn("/" + lang + "/play")
	ok(t, b, "new match")
	b.Press("cut", "7")
	ok(t, b, "cut")
	hands := 0
	for range 1000 {
		values := b.Page.Values("action")
		switch {
		case contains(values, "next"):
			hands++
			b.Press("action", "next")
		case len(values) == 0:
			checkDeals(t, b, lang, hands+1)
			return
		default:
			b.Press("action", choose(b.Page, values))
		}
		ok(t, b, "match")
	}
	t.Fatal("the match does not end")
}

func contains(list []string, value string) bool {
	for _, v := range list {
		if v == value {
			return true
		}
	}
	return false
}

var number = regexp.MustCompile(`\d+`)

// choose decides by what the page shows.
func choose(page *plain.Page, values []string) string {
	points := page.Find(func(n *html.Node) bool { return strings.Contains(plain.Attr(n, "class"), "side-you") })
	if n, err := strconv.Atoi(number.FindString(plain.Text(points))); err == nil && n >= 66 && contains(values, "66") {
		return "66"
	}
	for _, v := range values {
		if v == "x" || len(v) == 2 && v[0] == 'm' {
			return v
		}
	}
	legal := page.Find(func(n *html.Node) bool { return n.DataAtom == atom.Li && plain.Attr(n, "data-play") == "legal" })
	for n := range legal.Descendants() {
		if n.DataAtom == atom.Button {
			return plain.Attr(n, "value")
		}
	}
	return ""
}

// checkDeals opens the check page after the match and wants every hand on it.
func checkDeals(t *testing.T, b *plain.Browser, lang string, hands int) {
	t.Helper()
	b.Open(b.Page.URL.Path + "/check")
	ok(t, b, "check")
	p := locales.New(lang, "")
	text := plain.Text(b.Page.Root)
	for _, want := range []string{p.CheckMatches(), p.CheckHand(1), p.CheckHand(hands)} {
		if !strings.Contains(text, want) {
			t.Errorf("the check page lacks %q", want)
		}
	}
	if strings.Contains(text, p.CheckHand(hands+1)) {
		t.Errorf("the check page shows more than %d hands", hands)
	}
}

func ok(t *testing.T, b *plain.Browser, where string) {
	t.Helper()
	if b.Page.Status != 200 {
		t.Fatalf("%s: %s\n%s", where, b.Page, plain.Text(b.Page.Root))
	}
}
