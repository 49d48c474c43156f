package e2e_test

import (
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// calendarSite is a site whose clock is set by the test.
type calendarSite struct {
	*testsite.Site
	now atomic.Int64
}

// day gives a day of the table: n days after its first.
func day(t testing.TB, n int) tutor.Date {
	t.Helper()
	first, last := puzzles.DailyDates()
	from, err := tutor.ParseDate(first)
	if err != nil {
		t.Fatal(err)
	}
	if d := from + tutor.Date(n); d.String() <= last {
		return d
	}
	t.Skipf("the table of days ends on %s", last)
	return 0
}

// vienna is a time of a day where the puzzles change.
func vienna(t testing.TB, d tutor.Date, hours float64) time.Time {
	t.Helper()
	place, err := time.LoadLocation(puzzles.DailyPlace)
	if err != nil {
		t.Fatal(err)
	}
	return d.Begins(place).Add(time.Duration(hours * float64(time.Hour)))
}

func startOn(t testing.TB, now time.Time) *calendarSite {
	t.Helper()
	s := &calendarSite{}
	s.now.Store(now.UnixNano())
	env := tutor.System()
	env.Now = func() time.Time { return time.Unix(0, s.now.Load()) }
	s.Site = testsite.Start(t, testsite.Options{Env: &env})
	return s
}

// solution finds actions that solve a puzzle, by trying what is asked for.
func solution(t *testing.T, z puzzles.Puzzle) []rules.Action {
	t.Helper()
	var own []rules.Action
	for {
		w, err := z.Walk(t.Context(), own)
		if err != nil {
			t.Fatal(err)
		}
		if w.Finished {
			return own
		}
		choices := w.Choices.List()
		if w.MayDecline {
			choices = append(choices, rules.NoAction)
		}
		found := false
		for _, a := range choices {
			next, err := z.Walk(t.Context(), append(own[:len(own):len(own)], a))
			if found = err == nil && next.Mistake == nil && (z.Certain || a == rules.NoAction || next.Finished); found {
				own = append(own, a)
				break
			}
		}
		if !found {
			t.Fatalf("puzzle %s: nothing solves it after %v", z.ID, own)
		}
	}
}

// press plays actions on the page of a puzzle.
func press(t *testing.T, b *plain.Browser, line []rules.Action) {
	t.Helper()
	for _, a := range line {
		value := a.String()
		if a == rules.NoAction {
			value = "no"
		}
		b.Press("action", value)
		ok(t, b, value)
	}
}

// TestDaily goes through a day in each language without JavaScript: from the door on the home page to the three puzzles,
// solves two, sees the line to share and the streak, and the next day at midnight in Vienna.
func TestDaily(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			today := day(t, 3)
			s := startOn(t, vienna(t, today, 20))
			list, err := puzzles.Daily(today.String(), today.String())
			if err != nil {
				t.Fatal(err)
			}
			base := "/" + lang + "/daily"
			b := plain.New(t, s.URL)
			b.Open("/" + lang)
			if link(b.Page, base) == nil {
				t.Fatal("no door to the puzzle of the day")
			}
			b.Open(base)
			variant := locales.New(lang, "")
			if body := plain.Text(b.Page.Root); b.Page.ByID("share-line") != nil || strings.Contains(body, variant.DailyStreakRule()) {
				t.Error("a result or a streak before anything is played")
			}
			for i, level := range []string{"easy", "medium"} {
				address := base + "/" + today.String() + "/" + level
				if link(b.Page, address) == nil {
					t.Fatalf("%s does not lead to %s", b.Page.URL, address)
				}
				b.Open(address)
				ok(t, b, address)
				press(t, b, solution(t, list[i].Under(learner.Defaults(lang).Variant)))
				if b.Page.URL.Path != address {
					t.Errorf("after the answer the page is %s", b.Page.URL)
				}
				if link(b.Page, base+"/"+today.String()+"/"+[]string{"medium", "hard"}[i]) == nil {
					t.Errorf("%s does not lead on to the next level", address)
				}
				b.Open(base)
			}
			want := "Bummerl " + variant.DailyDate(figures(today)) + " ✓✓– · http://localhost" + base + "/" + today.String()
			if got := plain.Text(b.Page.ByID("share-line")); got != want {
				t.Errorf("the line to share is %q, want %q", got, want)
			}
			if text := plain.Text(b.Page.Root); !strings.Contains(text, variant.DailyStreak(1)) {
				t.Errorf("no streak of one day:\n%s", text)
			}
			s.now.Store(vienna(t, today+1, 0).UnixNano())
			b.Open(base)
			if link(b.Page, base+"/"+(today+1).String()+"/easy") == nil || b.Page.ByID("share-line") != nil {
				t.Errorf("at midnight the next day's puzzles have not come")
			}
			b.Open(base + "/" + today.String())
			if got := plain.Text(b.Page.ByID("share-line")); got != want {
				t.Errorf("the day after, the line to share is %q, want %q", got, want)
			}
			b.Open(base + "/archive")
			if link(b.Page, base+"/"+today.String()) == nil {
				t.Error("the archive does not lead to yesterday")
			}
		})
	}
}

// TestDaily_Absent: what has no puzzles to show is told kindly, by a status that keeps it out of search, without a card
// of what will come; an answer sent there is not kept.
func TestDaily_Absent(t *testing.T) {
	today := day(t, 2)
	s := startOn(t, vienna(t, today, 23.99))
	_, last := puzzles.DailyDates()
	b := plain.New(t, s.URL)
	future, before := (today + 1).String(), day(t, 0)-1
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		for path, want := range map[string]string{
			"/" + future:                       p.DailyFutureTitle(),
			"/" + future + "/easy":             p.DailyFutureTitle(),
			"/" + last + "/hard":               p.DailyFutureTitle(),
			"/9999-12-31":                      p.DailyNoneTitle(),
			"/" + before.String():              p.DailyBeforeTitle(),
			"/archive/2020-02":                 p.DailyBeforeTitle(),
			"/archive/9998-01":                 p.DailyNoneTitle(),
			"/archive/2026-13":                 p.ErrorsNotFoundTitle(),
			"/2026-02-30":                      p.ErrorsNotFoundTitle(),
			"/tomorrow":                        p.ErrorsNotFoundTitle(),
			"/" + today.String() + "/extreme":  p.ErrorsNotFoundTitle(),
			"/" + future + "/extreme":          p.ErrorsNotFoundTitle(),
			"/" + future + "/easy/preview.png": p.ErrorsNotFoundTitle(),
		} {
			page := b.Open("/" + lang + "/daily" + path)
			if page.Status != http.StatusNotFound || !strings.Contains(plain.Text(page.Root), want) {
				t.Errorf("%s: status %d, not %q", path, page.Status, want)
			}
			for _, id := range puzzles.DailyIDs(future) {
				if strings.Contains(page.Body, id) {
					t.Errorf("%s names the puzzle %s", path, id)
				}
			}
			// The page for what does not exist has cards of its own, the same on every address.
			cards := want != p.ErrorsNotFoundTitle() && strings.Contains(page.Body, `data-suit="`)
			if cards || strings.Contains(page.Body, "og:image") {
				t.Errorf("%s shows cards", path)
			}
		}
	}
	page := b.Post("/de/daily/"+future+"/easy", url.Values{"action": {"66"}, "line": {""}, "try": {"0"}})
	if page.Status != http.StatusNotFound {
		t.Errorf("an answer to what has not come: status %d", page.Status)
	}
	if log := s.Log(); strings.Contains(log, "level=ERROR") {
		t.Errorf("the log complains:\n%s", log)
	}
}

// link finds a link to an address.
func link(p *plain.Page, href string) *html.Node {
	return p.Find(func(n *html.Node) bool { return n.DataAtom == atom.A && plain.Attr(n, "href") == href })
}

func figures(d tutor.Date) (dayOfMonth, month, year int) {
	y, m, n := d.Figures()
	return n, int(m), y
}
