package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"path"
	"strconv"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/templates"
	"bummerl/tutor"
)

// TestComingPuzzles: the puzzles of today and of the next weeks wait for their day, and leave most of each theme to be
// drawn, on whatever day of the table.
func TestComingPuzzles(t *testing.T) {
	first, last := puzzles.DailyDates()
	for _, date := range []string{first, "2027-05-01", last} {
		day, err := tutor.ParseDate(date)
		if err != nil {
			t.Fatal(err)
		}
		v := visitor("de")
		v.now = day.Begins(dailyPlace)
		coming := v.comingPuzzles()
		for _, id := range puzzles.DailyIDs(date) {
			if !coming[id] {
				t.Errorf("%s: its own %s may be drawn", date, id)
			}
		}
		for _, theme := range puzzles.Themes() {
			left := 0
			for _, z := range puzzles.Of(theme) {
				if !coming[z.ID] {
					left++
				}
			}
			if all := len(puzzles.Of(theme)); left < all*3/4 {
				t.Errorf("%s: %d of %d %s are left to be drawn", date, left, all, theme)
			}
		}
	}
}

// TestMixedCounts: what counts for the strength is told to whoever has one, and to nobody before the first rated try.
func TestMixedCounts(t *testing.T) {
	a, p := newAsker(t), locales.New("hu", "")
	told := func() bool { return strings.Contains(bodyText(a.get("/hu/puzzles")), p.RatingMixedCounts()) }
	if told() {
		t.Error("the page tells what counts for a number that the learner has not")
	}
	z := puzzles.Of(puzzles.LastFive)[0]
	a.post("/hu/puzzles/last-five/"+z.ID, url.Values{"line": {""}, "action": {z.Trap[0].String()}, "try": {"0"}})
	if !told() {
		t.Error("the page does not tell what counts")
	}
}

// leadsTo asks for an address that leads to a puzzle, and gives that.
func (a *asker) leadsTo(w *httptest.ResponseRecorder) puzzles.Puzzle {
	a.t.Helper()
	address := w.Header().Get("Location")
	z, ok := puzzles.Get(path.Base(address))
	if !ok {
		a.t.Fatalf("%d leads to %q", w.Code, address)
	}
	return z.Under("schnapsen")
}

// miss answers a puzzle wrongly at an address, on a page that knows so many tries at it.
func (a *asker) miss(address string, z puzzles.Puzzle, tries int) {
	a.t.Helper()
	now, err := walk(a.t.Context(), z, "")
	if err != nil {
		a.t.Fatal(err)
	}
	choices := now.Choices.List()
	if now.MayDecline {
		choices = append(choices, rules.NoAction)
	}
	for _, action := range choices {
		if next, err := now.with(a.t.Context(), action); err != nil || next.Mistake == nil {
			continue
		}
		form := url.Values{"line": {""}, "action": {formatLine([]rules.Action{action})}, "try": {strconv.Itoa(tries)}}
		if w := a.post(address, form); w.Code != http.StatusSeeOther {
			a.t.Fatalf("%s: %d %s", address, w.Code, bodyText(w))
		}
		return
	}
	a.t.Fatalf("%s: nothing is wrong", z.ID)
}

// TestMixed_Chosen: only the mixed puzzle that waits is rated, a visitor's too; another one is kept like one that
// somebody has sent.
func TestMixed_Chosen(t *testing.T) {
	p := locales.New("de", "")
	rated := func(a *asker) bool { return strings.Contains(bodyText(a.get("/de/puzzles")), p.RatingMixedCounts()) }
	for _, known := range []bool{false, true} {
		a := newAsker(t)
		if known {
			a.post("/de/settings", url.Values{"variant": {"schnapsen"}})
		}
		waiting := a.leadsTo(a.get("/de/puzzles/mixed"))
		a.miss("/de/puzzles/mixed/"+waiting.ID, waiting, 0)
		if !rated(a) {
			t.Errorf("known before %t: the puzzle that waited is not rated", known)
		}
	}
	a := newAsker(t)
	chosen, waiting := puzzles.Of(puzzles.LastFive)[0].Under("schnapsen"), a.leadsTo(a.get("/de/puzzles/mixed"))
	if chosen.ID == waiting.ID {
		chosen = puzzles.Of(puzzles.LastFive)[1].Under("schnapsen")
	}
	a.miss("/de/puzzles/mixed/"+chosen.ID, chosen, 0)
	if rated(a) {
		t.Error("a puzzle that was chosen is rated")
	}
	if w := a.get("/de/puzzles/mixed/" + chosen.ID); w.Code != http.StatusOK {
		t.Errorf("the attempt is lost: %d", w.Code)
	}
}

// TestRun_Elsewhere: what a run asks is not drawn for mixed puzzles, and once it was tried elsewhere it neither ends the
// run nor counts for it.
func TestRun_Elsewhere(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	begin := func() puzzles.Puzzle {
		return a.leadsTo(a.post("/de/puzzles/run", url.Values{"action": {templates.RunBegin}}))
	}
	asked := begin()
	v := visitor("de")
	v.site = &Site{Config: Config{Env: tutor.System()}.On(a.store, bot.ByName)}
	v.now = v.site.Env.Time()
	who, err := v.site.Learners.Find(t.Context(), a.cookies["bummerl"])
	if err != nil || who.Visitor() {
		t.Fatal(who, err)
	}
	v.meet(who)
	if k, err := v.picker(); err != nil || !k.Out(asked) {
		t.Errorf("what the run asks may be drawn, %v", err)
	}
	a.miss("/de/puzzles/"+asked.ID, asked, 0)
	a.miss("/de/puzzles/run/"+asked.ID, asked, 1)
	if again := begin(); again.ID == asked.ID {
		t.Error("the run asks what was tried elsewhere")
	}
	if page := bodyText(a.get("/de/puzzles/run")); !strings.Contains(page, p.RunResume(1)) {
		t.Error("the run is over by a puzzle that was tried elsewhere")
	}
}
