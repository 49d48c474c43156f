package e2e_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestPuzzleRecordFile: the page of a puzzle that is over leads to its record as a file, which can be replayed and has
// what was played; before the end there is no such file.
func TestPuzzleRecordFile(t *testing.T) {
	today := day(t, 1)
	s := startOn(t, vienna(t, today, 12))
	list, err := puzzles.Daily(today.String(), today.String())
	if err != nil {
		t.Fatal(err)
	}
	z := puzzles.Of(puzzles.Closing)[0].Under("snapszli")
	checkRecordFile(t, s.Site, "/pt/puzzles/"+z.ID, z)
	checkRecordFile(t, s.Site, "/pt/daily/"+today.String()+"/easy", list[0].Under("snapszli"))
}

func checkRecordFile(t *testing.T, s *testsite.Site, address string, z puzzles.Puzzle) {
	t.Helper()
	b := plain.New(t, s.URL)
	for _, line := range []string{"", "zz", "nonesuch"} {
		if page := b.Open(address + "/record.json?line=" + line); page.Status != http.StatusNotFound {
			t.Errorf("before the end: %s", page)
		}
	}
	b.Open(address)
	press(t, b, solution(t, z))
	file := b.Page.Find(func(n *html.Node) bool { return strings.Contains(plain.Attr(n, "href"), "/record.json") })
	if file == nil {
		t.Fatalf("%s: no file to download", b.Page.URL)
	}
	page := b.Open(plain.Attr(file, "href"))
	var r rules.Record
	if err := json.Unmarshal([]byte(page.Body), &r); err != nil {
		t.Fatalf("%s: %v", page, err)
	}
	if _, err := r.Replay(); err != nil || len(r.Actions) <= len(z.Record.Actions) || r.Options != z.Record.Options {
		t.Errorf("%s: %v, %d actions of which %d are the puzzle's", page, err, len(r.Actions), len(z.Record.Actions))
	}
	if got := page.Header.Get("Content-Disposition"); got != `attachment; filename="bummerl-`+z.ID+`.json"` {
		t.Errorf("%s is sent as %q", page, got)
	}
}
