package e2e_test

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/course"
	"bummerl/tutor/deck"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/learner"
)

// deckDay is when the tests of the deck begin: some hours before midnight everywhere that learners live.
var deckDay = time.Date(2026, time.November, 30, 15, 0, 0, 0, time.UTC)

// askedStep is the first step of the chapter that asks something, and where it stands.
func askedStep(t *testing.T, l course.Lesson, lang string) (course.Step, int) {
	t.Helper()
	steps := meet(t, l, learner.Defaults(lang).Variant)
	n := slices.IndexFunc(steps, func(s course.Step) bool { return s.Kind != course.Read && s.Kind != course.PlayOut })
	return steps[n], n
}

// deckPuzzle is the puzzle that the tests do wrong, by the rules of a language's learners.
func deckPuzzle(lang string) puzzles.Puzzle {
	z, _ := puzzles.Get(hiddenPuzzle)
	return z.Under(learner.Defaults(lang).Variant)
}

// barSays gives what the bar of the deck says on a page; "" without a bar.
func barSays(page *plain.Page) string {
	return plain.Text(page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "deck-left" }))
}

// TestDeckPlain goes through two days without JavaScript, in each language: a puzzle and a step done wrong come again the
// next day, and nothing before it.
func TestDeckPlain(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			site, p := startOn(t, deckDay), locales.New(lang, learner.Defaults(lang).Pack)
			b := plain.New(t, site.URL)
			home, address := "/"+lang, "/"+lang+"/deck"
			b.Open(address)
			if text := plain.Text(b.Page.Root); b.Page.Status != http.StatusOK || !strings.Contains(text, p.DeckEmptyTitle()) {
				t.Fatalf("%s to a visitor: %s", b.Page, text)
			}
			if page := b.Post(address, url.Values{"action": {"next"}}); page.Status != http.StatusOK || page.URL.Path != address {
				t.Errorf("a visitor who asks for the next card gets %s", page)
			}
			if cookies := b.Cookies(); len(cookies) != 1 {
				t.Errorf("looking made a learner: %v", cookies)
			}

			z, l := deckPuzzle(lang), course.Following
			step, n := askedStep(t, l, lang)
			b.Open(home + "/puzzles/" + z.ID)
			b.Press("action", "no")
			if says := barSays(b.Page); says != "" {
				t.Errorf("a puzzle that came in now has a bar: %q", says)
			}
			b.Open(home + "/learn/" + l.ID)
			for range n {
				b.Press("action", "continue")
			}
			answerPlain(b, step, step.Wrong)
			answerPlain(b, step, step.Answer)
			if door := deckDoorOf(b.Open(home), address); door != "" {
				t.Errorf("the same day home says %q", door)
			}

			site.now.Add(int64(24 * time.Hour))
			for _, path := range []string{"", "/learn", "/puzzles"} {
				if door := deckDoorOf(b.Open(home+path), address); door != p.DeckDue(2, 2) {
					t.Errorf("%s%s says %q, want %q", home, path, door, p.DeckDue(2, 2))
				}
			}
			b.Open(address)
			for _, kind := range []string{p.DeckPuzzles(1), p.DeckLessons(1)} {
				if !strings.Contains(plain.Text(b.Page.Root), kind) {
					t.Errorf("%s does not say %q", b.Page, kind)
				}
			}
			left := p.DeckLeft(1)
			for range 2 {
				b.Press("action", "next")
				if says := barSays(b.Page); says != "" {
					t.Errorf("%s has a bar before the answer: %q", b.Page, says)
				}
				switch path := b.Page.URL.Path; path {
				case home + "/puzzles/" + z.ID:
					for _, a := range rightTry(t, z) {
						b.Press("action", a.String())
					}
				case home + "/learn/" + l.ID + "-again-" + step.ID:
					answerPlain(b, step, step.Answer)
				default:
					t.Fatalf("the next card leads to %s", b.Page)
				}
				if says := barSays(b.Page); says != left {
					t.Errorf("%s says %q, want %q", b.Page, says, left)
				}
				if says := barSays(b.Open(b.Page.URL.String())); says != left {
					t.Errorf("%s, loaded again, says %q, want %q", b.Page, says, left)
				}
				left = p.DeckDoneTitle()
			}
			b.Open(address)
			if text := plain.Text(b.Page.Root); !strings.Contains(text, p.DeckDoneText(2)) || strings.Contains(text, p.DeckMore()) {
				t.Errorf("after the set %s says %s", b.Page, text)
			}
			if door := deckDoorOf(b.Open(home), address); door != "" {
				t.Errorf("after the set home says %q", door)
			}
			if pos := field(b.Open(home+"/learn/"+l.ID), "step"); pos != strconv.Itoa(n+1) {
				t.Errorf("the chapter stands at step %s, want %d", pos, n+1)
			}
		})
	}
}

// deckDoorOf gives the words of the link to the deck on a page; "" if there is none.
func deckDoorOf(page *plain.Page, address string) string {
	return plain.Text(page.Find(func(n *html.Node) bool { return plain.Attr(n, "href") == address }))
}

// TestDeckOnPaper: what was asked again can be taken out, and put in again; a hint shows, and counts; what is not in the
// deck is not found, and no other learner's is.
func TestDeckOnPaper(t *testing.T) {
	site, p := startOn(t, deckDay), locales.New("de", "")
	b := plain.New(t, site.URL)
	l := course.Following
	step, n := askedStep(t, l, "de")
	b.Open("/de/learn/" + l.ID)
	for range n {
		b.Press("action", "continue")
	}
	answerPlain(b, step, step.Wrong)
	me := learnerOf(t, site.Site, b)
	alone := "/de/learn/" + l.ID + "-again-" + step.ID

	site.now.Add(int64(24 * time.Hour))
	b.Post("/de/deck", url.Values{"action": {"next"}})
	if b.Page.URL.Path != alone || !strings.Contains(plain.Text(b.Page.ByID("lesson-title")), p.DeckAgainTitle(p.CourseChapter8Title())) {
		t.Fatalf("the next card leads to %s", b.Page)
	}
	b.Press("action", "hint")
	if b.Page.Status != http.StatusOK || !strings.Contains(plain.Text(b.Page.Root), p.CourseHint()) {
		t.Fatalf("after the hint: %s", b.Page)
	}
	answerPlain(b, step, step.Answer)
	c, err := site.Store.DeckCard(t.Context(), me, tutor.KindLesson, l.ID+"/"+step.ID)
	if err != nil || c.Reps != 2 || c.Lapses != 0 || c.Due-c.Reviewed > 2 {
		t.Errorf("after a hint the card is %+v, %v", c, err)
	}
	if says := barSays(b.Page); says != p.DeckDoneTitle() {
		t.Errorf("the bar says %q", says)
	}
	b.Press("action", "drop")
	if says := barSays(b.Page); b.Page.URL.Path != alone || says != p.DeckDropped()+" "+p.DeckDoneTitle() {
		t.Errorf("taken out: %s says %q", b.Page, says)
	}
	site.now.Add(int64(100 * 24 * time.Hour))
	if door := deckDoorOf(b.Open("/de"), "/de/deck"); door != "" {
		t.Errorf("taken out, and home says %q", door)
	}
	b.Post("/de/deck", url.Values{"action": {"keep"}, "kind": {"lesson"}, "item": {l.ID + "/" + step.ID}})
	if door := deckDoorOf(b.Open("/de"), "/de/deck"); door != p.DeckDueShort(1) {
		t.Errorf("put in again, and home says %q", door)
	}
	for what, fields := range map[string]url.Values{
		"of nothing":       {"action": {"drop"}, "kind": {"puzzle"}, "item": {"none"}},
		"of no text":       {"action": {"drop"}, "kind": {"puzzle"}, "item": {"\xff\x00"}},
		"of a long text":   {"action": {"keep"}, "kind": {"puzzle"}, "item": {strings.Repeat("x", 400)}},
		"without a button": {},
	} {
		if page := b.Post("/de/deck", fields); page.Status != http.StatusNotFound && page.Status != http.StatusUnprocessableEntity {
			t.Errorf("a post %s: %s", what, page)
		}
	}
	if page := plain.New(t, site.URL).Open(alone); page.Status != http.StatusOK || barSays(page) != "" {
		t.Errorf("a visitor at the step alone: %s", page)
	}
	if page := b.Open("/de/learn/" + l.ID + "-again-none"); page.Status != http.StatusNotFound {
		t.Errorf("a step that is none: %s", page)
	}
}

// TestDeckMore: a day ends after five minutes though more is due, says so without a number, and gives more if asked.
func TestDeckMore(t *testing.T) {
	site, p := startOn(t, deckDay), locales.New("pt", "")
	b := plain.New(t, site.URL)
	b.Open("/pt/puzzles/" + hiddenPuzzle)
	b.Press("action", "no")
	me := learnerOf(t, site.Site, b)
	place, err := time.LoadLocation(learner.Defaults("pt").Zone)
	if err != nil {
		t.Fatal(err)
	}
	d := deck.Deck{Cards: site.Store, Attempts: site.Store, Place: place}
	for _, z := range puzzles.Of(puzzles.LastFive)[:8] {
		if err := d.Tried(t.Context(), me, tutor.KindPuzzle, z.ID, tutor.Again, deckDay); err != nil {
			t.Fatal(err)
		}
	}
	tomorrow := deckDay.Add(24 * time.Hour)
	site.now.Store(tomorrow.UnixNano())
	if door := deckDoorOf(b.Open("/pt"), "/pt/deck"); door != p.DeckDue(5, 5) {
		t.Errorf("home says %q", door)
	}
	for round, want := range []int{5, 4} {
		set, err := d.Today(t.Context(), me, tomorrow, func(tutor.DeckCard) bool { return true })
		if err != nil || len(set.Left) != want {
			t.Fatalf("round %d: %d left, %v", round, len(set.Left), err)
		}
		for _, c := range set.Left {
			if err := d.Tried(t.Context(), me, c.Kind, c.Item, tutor.Good, tomorrow); err != nil {
				t.Fatal(err)
			}
		}
		text := plain.Text(b.Open("/pt/deck").Root)
		if more := strings.Contains(text, p.DeckMore()); more != (round == 0) || !strings.Contains(text, p.DeckDoneTitle()) {
			t.Errorf("round %d: %s", round, text)
		}
		if round == 0 {
			if b.Press("action", "more"); !strings.HasPrefix(b.Page.URL.Path, "/pt/puzzles/") {
				t.Errorf("five more minutes lead to %s", b.Page)
			}
		}
	}
}
