package e2e_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestPuzzlePostsToNothing: who posts to what is not there, cannot be done or is not over yet stays a visitor; the end of
// a try makes a learner.
func TestPuzzlePostsToNothing(t *testing.T) {
	today := day(t, 1)
	s := startOn(t, vienna(t, today, 12))
	z := puzzles.Of(puzzles.Closing)[0].Under("schnapsen")
	right := rightTry(t, z)
	answer := func(line, action string) url.Values {
		return url.Values{"line": {line}, "action": {action}, "try": {"0"}}
	}
	b := plain.New(t, s.URL)
	stays := func(what string) {
		t.Helper()
		for _, c := range b.Cookies() {
			if c.Name == "bummerl" {
				t.Fatalf("%s makes a learner", what)
			}
		}
	}
	for _, c := range []struct {
		path   string
		fields url.Values
		want   int
	}{
		{"/de/puzzles/nonesuch", answer("", "66"), http.StatusNotFound},
		{"/de/puzzles/nonesuch/report", url.Values{"words": {"x"}}, http.StatusNotFound},
		{"/de/daily/" + (today + 1).String() + "/easy", answer("", "66"), http.StatusNotFound},
		{"/de/daily/2026-02-30/easy", answer("", "66"), http.StatusNotFound},
		{"/de/daily/" + today.String() + "/extreme/report", url.Values{"words": {"x"}}, http.StatusNotFound},
		{"/de/puzzles/" + z.ID, answer("zz", "66"), http.StatusUnprocessableEntity},
		{"/de/puzzles/" + z.ID, answer("", "nonesuch"), http.StatusUnprocessableEntity},
		{"/de/puzzles/" + z.ID, answer("", "9c"), http.StatusUnprocessableEntity},
		{"/de/puzzles/" + z.ID, answer("", right[0].String()), http.StatusOK},
	} {
		if page := b.Post(c.path, c.fields); page.Status != c.want {
			t.Errorf("%s %v: %s", c.path, c.fields, page)
		}
		stays(fmt.Sprint(c.path, c.fields))
	}
	b.Open("/de/puzzles/" + z.ID)
	pressAll(t, b, right)
	list, err := s.Store.Attempts(t.Context(), learnerOf(t, s.Site, b), "puzzle", 10)
	if err != nil || len(list) != 1 || !list[0].Right {
		t.Errorf("kept %v, %v", list, err)
	}
}

// TestPuzzleReport_Unfinished reports before the end: it is kept, and there are thanks.
func TestPuzzleReport_Unfinished(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	z := puzzles.Of(puzzles.PlayOut)[0].Under("snapszer")
	line := rightTry(t, z)[0]
	b.Open("/hu/puzzles/" + z.ID)
	if b.Page.ByID("report-words") == nil {
		t.Error("there is no form to report with before the end")
	}
	b.Post("/hu/puzzles/"+z.ID+"/report", url.Values{"line": {""}, "words": {"Valami nincs rendben."}})
	ok(t, b, "report")
	thanks := func() {
		t.Helper()
		if b.Page.ByID(templates.ReportThanks) == nil {
			t.Errorf("%s: nobody thanks", b.Page.URL)
		}
	}
	thanks()
	b.Post("/hu/puzzles/"+z.ID+"/report", url.Values{"line": {line.String()}, "words": {"Ez sem."}})
	thanks()
	list, err := site.Store.Reports(t.Context(), 10)
	if err != nil || len(list) != 2 || list[0].Line != line.String() && list[1].Line != line.String() {
		t.Errorf("kept %v, %v", list, err)
	}
}

// TestPuzzleReport_Many: an address that reports without end is told to wait, and keeps what it typed.
func TestPuzzleReport_Many(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	p := locales.New("pt", "")
	path := "/pt/puzzles/" + puzzles.Of(puzzles.Defend)[0].ID + "/report"
	var last *plain.Page
	for i := range 12 {
		last = b.Post(path, url.Values{"line": {""}, "words": {fmt.Sprint("número ", i)}})
	}
	text := plain.Text(last.Root)
	if last.Status != http.StatusTooManyRequests || last.Header.Get("Retry-After") == "" || !strings.Contains(text, p.ReportTooMany()) ||
		!strings.Contains(last.Body, "número 11") {
		t.Errorf("the twelfth report: %s, %s", last, text)
	}
	if other := strings.TrimSuffix(strings.Replace(path, "/pt/", "/de/", 1), "/report"); link(last, other) == nil {
		t.Errorf("another language is not at %s", other)
	}
	if list, err := site.Store.Reports(t.Context(), 20); err != nil || len(list) != 10 {
		t.Errorf("%d reports are kept, %v, want 10", len(list), err)
	}
}

// TestDailyPicture_Many: an address that asks for ever more pictures is told to wait, in its language; those drawn already
// it gets all the same.
func TestDailyPicture_Many(t *testing.T) {
	today := day(t, 40)
	s := startOn(t, vienna(t, today, 12))
	b := plain.New(t, s.URL)
	p := locales.New("hu", "")
	refused := 0
	for i := range 40 {
		page := b.Open("/hu/daily/" + day(t, i).String() + "/easy/preview.png")
		if page.Status == http.StatusTooManyRequests {
			refused++
			if !strings.Contains(page.Body, p.ErrorsTooManyTitle()) || page.Header.Get("Retry-After") == "" {
				t.Fatalf("%s: %s", page, plain.Text(page.Root))
			}
		} else if page.Status != http.StatusOK {
			t.Fatalf("picture %d: %s", i, page)
		}
	}
	if refused == 0 || refused > 10 {
		t.Errorf("%d of 40 are refused", refused)
	}
	if page := b.Open("/hu/daily/" + day(t, 0).String() + "/easy/preview.png"); page.Status != http.StatusOK {
		t.Errorf("a picture that is there: %s", page)
	}
}

// TestDailyArchive_AsTheDay: what was tried before its day counts neither on the day's page nor in the archive; what is
// tried since counts on both.
func TestDailyArchive_AsTheDay(t *testing.T) {
	today := day(t, 3)
	s := startOn(t, vienna(t, today-1, 12))
	list, err := puzzles.Daily(today.String(), today.String())
	if err != nil {
		t.Fatal(err)
	}
	p := locales.New("de", "")
	b := plain.New(t, s.URL)
	solve := func(address string, z puzzles.Puzzle) {
		t.Helper()
		b.Open(address)
		press(t, b, solution(t, z.Under("schnapsen")))
	}
	counted := func(want int) {
		t.Helper()
		if got := strings.Count(plain.Text(b.Open("/de/daily").Root), p.PuzzleStateSolved()); got != want {
			t.Errorf("on the day's page %d are solved, want %d", got, want)
		}
		cell := plain.Text(link(b.Open("/de/daily/archive/"+today.String()[:7]), "/de/daily/"+today.String()).Parent)
		for n := range 4 {
			if strings.Contains(cell, p.PuzzleSolvedOf(n, 3)) != (n == want && want > 0) {
				t.Errorf("the archive says %q, want %d", cell, want)
			}
		}
	}
	solve("/de/puzzles/"+list[0].ID, list[0])
	s.now.Store(vienna(t, today, 9).UnixNano())
	counted(0)
	solve("/de/daily/"+today.String()+"/medium", list[1])
	counted(1)
	solve("/de/puzzles/"+list[0].ID, list[0])
	counted(2)
}
