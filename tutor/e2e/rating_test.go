package e2e_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// ratingLine gives what a page says about the learner's strength after a try; "" if nothing.
func ratingLine(page *plain.Page) string {
	n := page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "rating-change" })
	if n == nil {
		return ""
	}
	return plain.Text(n)
}

// asked finds the puzzle of the page by its address.
func asked(t *testing.T, b *plain.Browser) puzzles.Puzzle {
	t.Helper()
	path := strings.Split(b.Page.URL.Path, "/")
	z, ok := puzzles.Get(path[len(path)-1])
	if !ok {
		t.Fatalf("%s is no puzzle's page", b.Page)
	}
	return z.Under(variantOf(t, b, z))
}

// TestMixed: the next one waits until it is tried, names no theme before, is rated whole and once, and does not come again;
// practice by theme is rated half, a puzzle by its lasting address never.
func TestMixed(t *testing.T) {
	s := testsite.Start(t, testsite.Options{})
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		b := plain.New(t, s.URL)
		home := "/" + lang + "/puzzles"
		b.Open(home + "/mixed")
		seen := map[string]bool{}
		for n := range 4 {
			z := asked(t, b)
			if seen[z.ID] {
				t.Errorf("%s comes again", z.ID)
			}
			seen[z.ID] = true
			if again := b.Open(home + "/mixed"); !strings.HasSuffix(again.URL.Path, "/"+z.ID) {
				t.Errorf("%s waits, and %s is led to", z.ID, again)
			}
			if named := b.Page.Find(func(n *html.Node) bool { return plain.Attr(n, "href") == home+"/"+string(z.Theme) }); named != nil {
				t.Errorf("the page of %s names its theme before the answer", z.ID)
			}
			if title := plain.Text(b.Page.Find(func(n *html.Node) bool { return n.Data == "title" })); !strings.HasPrefix(title, p.RatingMixedTitle()) {
				t.Errorf("the title is %q", title)
			}
			path := b.Page.URL.Path
			if n%2 == 0 {
				pressAll(t, b, rightTry(t, z))
			} else {
				wrong, _ := wrongTry(t, z)
				pressAll(t, b, wrong)
			}
			line := ratingLine(b.Page)
			if !strings.HasPrefix(line, p.RatingName()) || !strings.Contains(line, "±") || strings.Contains(line, p.RatingHalf()) ||
				!strings.Contains(line, p.RatingProvisional()) || n == 0 && !strings.Contains(line, "1500 ± 250") {
				t.Errorf("after try %d the page says %q", n, line)
			}
			if reloaded := ratingLine(b.Open(b.Page.URL.RequestURI())); reloaded != line {
				t.Errorf("reloaded it says %q, before %q", reloaded, line)
			}
			b.Open(path)
			pressAll(t, b, rightTry(t, z))
			if again := ratingLine(b.Page); again != "" && again != line {
				t.Errorf("a second try says %q, the first %q", again, line)
			}
			b.Open(home + "/mixed")
		}
		// A mixed puzzle that somebody sends is shown by itself.
		other := puzzles.Of(puzzles.Closing)[400]
		if page := b.Open(home + "/mixed/" + other.ID); page.URL.Path != home+"/"+other.ID {
			t.Errorf("a mixed puzzle that was sent: %s", page)
		}
		pressAll(t, b, rightTry(t, asked(t, b)))
		if line := ratingLine(b.Page); line != "" {
			t.Errorf("by its lasting address: %q", line)
		}
		b.Open(home + "/defend/next")
		z := asked(t, b)
		pressAll(t, b, rightTry(t, z))
		if line := ratingLine(b.Page); z.Theme != puzzles.Defend || !strings.Contains(line, p.PuzzleDefend()) || !strings.Contains(line, p.RatingHalf()) {
			t.Errorf("practice of %s says %q", z.Theme, line)
		}
		progress := plain.Text(b.Open("/" + lang + "/progress").Root)
		picture := b.Page.Find(func(n *html.Node) bool { return strings.Contains(plain.Attr(n, "aria-label"), p.ProgressCurveTold(5)) })
		if picture == nil || !strings.Contains(progress, p.PuzzleSolvedOf(6, len(puzzles.All()))) {
			t.Errorf("the page of progress says %s", progress)
		}
	}
}

// TestMixed_Deck: what the deck asks again is not rated, nor what is not of the theme of the address.
func TestMixed_Deck(t *testing.T) {
	s := testsite.Start(t, testsite.Options{})
	b := plain.New(t, s.URL)
	z := puzzles.Of(puzzles.Closing)[30]
	if page := b.Open("/de/puzzles/defend/" + z.ID); page.URL.Path != "/de/puzzles/"+z.ID {
		t.Errorf("a puzzle of another theme: %s", page)
	}
	for _, path := range []string{"mixed/nonesuch", "closing/nonesuch", "run/nonesuch", "mixed/" + z.ID + "/record.json", "nonesuch/next"} {
		if page := b.Open("/de/puzzles/" + path); page.Status != http.StatusNotFound {
			t.Errorf("%s: %s", path, page)
		}
	}
	for _, path := range []string{"/mixed/nonesuch", "/run"} {
		if page := b.Post("/de/puzzles"+path, url.Values{"line": {""}, "action": {"x"}, "try": {"0"}}); page.Status/100 != 4 {
			t.Errorf("posted to %s: %s", path, page)
		}
	}
	if len(b.Cookies()) > 1 {
		t.Errorf("looking has made a learner: %v", b.Cookies())
	}
	b.Open("/de/puzzles/closing/" + z.ID)
	pressAll(t, b, rightTry(t, asked(t, b)))
	if tries, err := s.Store.RatedTries(t.Context(), learnerOf(t, s, b)); err != nil || len(tries) != 1 || tries[0].Weight != 0.5 {
		t.Errorf("practice is rated as %+v, %v", tries, err)
	}
}

// TestRun goes through a run without scripts: begun once, resumed after going away, its puzzles rise, the first miss ends it
// and is listed, and nothing of it is rated.
func TestRun(t *testing.T) {
	s := testsite.Start(t, testsite.Options{})
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		b := plain.New(t, s.URL)
		path := "/" + lang + "/puzzles/run"
		if text := plain.Text(b.Open(path).Root); !strings.Contains(text, p.RunNote()) || strings.Contains(text, p.RunPast()) {
			t.Errorf("before the first: %s", text)
		}
		b.Press("action", "begin")
		first := asked(t, b)
		tried := map[string]bool{}
		if page := b.Post(path, url.Values{"action": {"begin"}}); !strings.HasSuffix(page.URL.Path, "/"+first.ID) {
			t.Errorf("begun twice: %s", page)
		}
		for n := range 3 {
			z := asked(t, b)
			tried[z.ID] = true
			if text := plain.Text(b.Page.ByID("puzzle-title")); !strings.Contains(text, p.RunTitle()) || !strings.Contains(text, p.RunNumber(n+1)) {
				t.Errorf("puzzle %d is called %q", n+1, text)
			}
			pressAll(t, b, rightTry(t, z))
			if line := ratingLine(b.Page); line != "" {
				t.Errorf("a run is rated: %q", line)
			}
			// Away, and back by the page of the run.
			text := plain.Text(b.Open(path).Root)
			if !strings.Contains(text, p.RunSolved(n+1)) {
				t.Errorf("after %d the page says %s", n+1, text)
			}
			next := b.Page.Find(func(l *html.Node) bool { return l.Data == "a" && plain.Text(l) == p.RunResume(n+2) })
			if next == nil {
				t.Fatalf("after %d nothing leads on: %s", n+1, text)
			}
			b.Open(plain.Attr(next, "href"))
			if later := asked(t, b); later.Rate > z.Rate+0.05 {
				t.Errorf("after %s, solved with %.2f, comes %s with %.2f", z.ID, z.Rate, later.ID, later.Rate)
			}
		}
		z := asked(t, b)
		wrong, _ := wrongTry(t, z)
		pressAll(t, b, wrong)
		end := b.Page.Find(func(l *html.Node) bool { return l.Data == "a" && plain.Text(l) == p.RunToResult() })
		if end == nil {
			t.Fatalf("nothing leads to the end: %s", plain.Text(b.Page.Root))
		}
		text := plain.Text(b.Open(plain.Attr(end, "href")).Root)
		missed := b.Page.Find(func(l *html.Node) bool { return plain.Attr(l, "href") == "/"+lang+"/puzzles/"+z.ID })
		if !strings.Contains(text, p.RunResult(3)) || !strings.Contains(text, p.RunBest(3)) || missed == nil {
			t.Errorf("at the end the page says %s", text)
		}
		me := learnerOf(t, s, b)
		if c, err := s.Store.DeckCard(t.Context(), me, tutor.KindPuzzle, z.ID); err != nil || c.Removed {
			t.Errorf("the miss in the deck: %+v, %v", c, err)
		}
		if tries, err := s.Store.RatedTries(t.Context(), me); err != nil || len(tries) != 0 {
			t.Errorf("a run was rated: %+v, %v", tries, err)
		}
		// A puzzle of a run that is over, or of somebody else's, is shown by itself.
		tried[z.ID] = true
		others := slices.DeleteFunc(puzzles.Of(puzzles.Defend), func(z puzzles.Puzzle) bool { return tried[z.ID] })
		if page := b.Open(path + "/" + others[0].ID); strings.Contains(page.URL.Path, "/run/") {
			t.Errorf("a puzzle that no run asks: %s", page)
		}
	}
}
