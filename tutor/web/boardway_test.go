package web

import (
	"strings"
	"testing"

	"bummerl/puzzles"
)

// TestAskWayBack: whoever came to the board from somewhere is led back there from an answer too, and from all that it leads to.
func TestAskWayBack(t *testing.T) {
	a := newAsker(t)
	const from, back = "&from=%2Flearn%2Ffollow", `href="/de/learn/follow"`
	b := puzzleBoard(t, puzzles.Of(puzzles.LastFive)[0], true)
	field := `<input type="hidden" name="from" value="/learn/follow">`
	for address, forms := range map[string]int{askAddress("de", b, "&q=solve"): 1, "/de" + boardPath + "?p=" + b.Text(): 1, "/de" + boardPath + "?p=" + b.Text() + "&to=mine": 2} {
		if page := bodyText(a.get(address + from)); strings.Count(page, field) != forms || !strings.Contains(page, back) {
			t.Errorf("%s: %d forms of %d keep the way back, or there is none", address, strings.Count(page, field), forms)
		}
	}
	page := a.get(askAddress("de", b, "&q=solve") + from).Body.String()
	links := askLinksOf(page)
	if len(links) == 0 || !strings.Contains(page, `href="`+escaped("/de"+boardPath+"?p="+b.Text()+from)+`"`) {
		t.Error("the way to the board forgets the way back")
	}
	for _, link := range links {
		if !strings.HasSuffix(link, from) {
			t.Errorf("%s forgets the way back", link)
		}
	}
}
