package e2e_test

import (
	"net/url"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestAtTableLists plays a match with points hidden: while its table asks for points, home, the list of matches and the
// check page tell no more of the score than the table does, to the last hand.
func TestAtTableLists(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	p := locales.New("de", "")
	b.Post("/de/settings", url.Values{"points": {"none"}})
	b.Open("/de/play")
	b.PressIn("/de/play")
	b.Press("cut", "7")
	table := b.Page.URL.Path
	score := "" // as it stood when the hand began
	for hand := 1; ; hand++ {
		if hand > 40 {
			t.Fatal("the match does not end")
		}
		if got := scoreIn(b.Open("/de")); got == score || got == "" {
			t.Fatalf("hand %d: home has the score %q", hand, got)
		} else {
			score = got
		}
		b.Open(table)
		playToAsk(t, b)
		for _, path := range []string{"/de", "/de/play"} {
			if got := scoreIn(b.Open(path)); got != score {
				t.Errorf("hand %d, asking: %s has the score %q, want %q", hand, path, got, score)
			}
			if text := plain.Text(b.Page.Root); strings.Contains(text, p.PlayItemWon()) || strings.Contains(text, p.PlayItemLost()) {
				t.Errorf("hand %d, asking: %s tells that the match is over", hand, path)
			}
		}
		if b.Open(table + "/check"); b.Page.URL.Path != table {
			t.Errorf("hand %d, asking: the check page is shown", hand)
		}
		b.Press("action", "say", "points=20")
		b.Press("action", "say", "points=20")
		if !contains(b.Page.Values("action"), "next") {
			break
		}
		b.Press("action", "next")
	}
	if text := plain.Text(b.Open("/de/play").Root); !strings.Contains(text, p.PlayItemWon()) && !strings.Contains(text, p.PlayItemLost()) {
		t.Errorf("answered, the list does not tell that the match is over: %s", text)
	}
}

// scoreIn gives the first score of a match on a page; "" without one.
func scoreIn(page *plain.Page) string {
	return plain.Text(page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "score" }))
}
