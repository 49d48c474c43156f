package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/course"
)

// shownAt asks for a slide.
func (a *asker) shownAt(lang, query string) string {
	a.t.Helper()
	w := a.get("/" + lang + showPath + "?" + query)
	if w.Code != http.StatusOK || !strings.Contains(w.Header().Get("X-Robots-Tag"), "noindex") {
		a.t.Fatalf("%s?%s: %d, %v", showPath, query, w.Code, w.Header())
	}
	return bodyText(w)
}

// TestShowPuzzles shows a puzzle of each theme in each language: nothing of the answer before it is asked for, then all that
// the puzzle's proof says.
func TestShowPuzzles(t *testing.T) {
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		v := visitor(lang)
		for _, z := range append(sampled(4), notCertainOne(t)) {
			z = z.By(v.playsBy().Options)
			query := classSet{items: []setItem{{kind: setPuzzle, name: z.ID}}}.query()
			question, solved := a.shownAt(lang, query), a.shownAt(lang, query+"&at=answer")
			if strings.Contains(question, `class="answered"`) || !strings.Contains(solved, `class="answered"`) {
				t.Fatalf("%s %s: the answer is there before, or not after", lang, z.ID)
			}
			_, answer, _ := strings.Cut(solved, `class="answered"`)
			answer, _, _ = strings.Cut(answer, "</div>")
			answer = squeezed(answer)
			for _, want := range provenWords(p, z) {
				if !strings.Contains(answer, squeezed(want)) {
					t.Errorf("%s %s: the answer lacks %q: %s", lang, z.ID, want, answer)
				}
			}
			for c := range z.Start().Hand(z.Seat()).All() {
				if !strings.Contains(question, p.CardName(c)) {
					t.Errorf("%s %s: %s is not there", lang, z.ID, c)
				}
			}
			if z.Theme.Hidden() == strings.Contains(question, p.TableOpponentCards()) {
				t.Errorf("%s %s: the opponent's cards lie open, or do not", lang, z.ID)
			}
		}
	}
}

// provenWords are what a puzzle's stored proof says: every action that is right, and for how many hands, or what it is worth.
func provenWords(p locales.Printer, z puzzles.Puzzle) []string {
	var list []string
	for a := range z.Right.All() {
		list = append(list, p.Action(a, z.Start().Trump()).String())
	}
	switch {
	case !z.Certain:
		return append(list, p.PuzzleNotCertain(), p.PuzzleBestPlan(z.Guaranteed, z.Hands))
	case z.Theme.Hidden():
		return append(list, p.PuzzleCertain(z.Guaranteed, z.Hands))
	}
	return append(list, valueWords(z.Value, p.PuzzleValueWin, p.PuzzleValueLoss, p.PuzzleValueDraw).String())
}

// notCertainOne is a puzzle in which nothing is certain.
func notCertainOne(t *testing.T) puzzles.Puzzle {
	t.Helper()
	for _, z := range puzzles.Of(puzzles.CloseOrNot) {
		if !z.Certain {
			return z
		}
	}
	t.Fatal("everything is certain")
	return puzzles.Puzzle{}
}

// squeezed is a text without tags and space.
func squeezed(text string) string {
	text = tags.ReplaceAllString(strings.ReplaceAll(text, "</span><span class=\"vh\">", ">"), "")
	return strings.Join(strings.Fields(text), "")
}

// TestShowLessons shows every step of the course with and without its answer, in each language and by two rules: there is
// its task, and what is right as its check decides; what is only read has no answer.
func TestShowLessons(t *testing.T) {
	for _, lang := range locales.Langs {
		a, v := newAsker(t), visitor(lang)
		for _, l := range course.Lessons() {
			for n, step := range l.Steps {
				href := v.showStep(l, n)
				page := a.shownAt(lang, href[strings.Index(href, "?")+1:])
				if !strings.Contains(page, locales.New(lang, "").ShowCount(n+1, len(l.Steps))) {
					t.Errorf("%s %s/%s: which one it is", lang, l.ID, step.ID)
				}
				for _, by := range []string{"", "&r=snapszer", "&r=1h.snapszli~follow-always"} {
					solved := a.shownAt(lang, href[strings.Index(href, "?")+1:]+by+"&at=answer")
					if strings.Contains(solved, `class="answered"`) != (step.Kind != course.Read) {
						t.Errorf("%s %s/%s%s: an answer, or none", lang, l.ID, step.ID, by)
					}
				}
			}
		}
		if a.cookies["bummerl"] != "" {
			t.Errorf("%s: showing made a profile", lang)
		}
	}
}

// TestShowIsNobodys shows things to a class from the browser of a learner with a name for his rules, a match and attempts:
// nothing of it is on the page, there is nothing to post, and nothing is kept.
func TestShowIsNobodys(t *testing.T) {
	a := newAsker(t)
	a.post("/de/settings", url.Values{"variant": {"santase"}, "pack": {"tell"}, "theme": {"dark"}})
	before := a.get("/de/progress").Body.String()
	page := a.shownAt("de", "lesson=follow&n=2&at=answer")
	for _, no := range []string{"<form", "hx-", `href="/de/settings`, `href="/de/progress`, locales.New("de", "").VariantSantase()} {
		if strings.Contains(page, no) {
			t.Errorf("the page has %s", no)
		}
	}
	if !strings.Contains(page, `data-theme="dark"`) || !strings.Contains(page, `data-pack="tell"`) {
		t.Error("the cards are not those of the screen")
	}
	if after := a.get("/de/progress").Body.String(); after != before {
		t.Error("something was kept")
	}
	if link := bodyText(a.get("/de/puzzles/nx5211p5")); !strings.Contains(link, showPath+"?i=1-1-") || !strings.Contains(link, "&r=santase") {
		t.Error("the puzzle does not lead here, by the learner's rules")
	}
	if step := bodyText(a.get("/de/learn/follow")); !strings.Contains(step, showPath+"?lesson=follow&r=santase&n=1") {
		t.Error("the step does not lead here")
	}
}

// TestShowRow goes through a set: each chapter is all its steps, drills are left out, the ends have one way only; and through
// the puzzles of a day.
func TestShowRow(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	set := someSet()
	query, all := set.query(), len(slidesOf(set.items))
	chapter, _ := course.Find("pack")
	if all != len(chapter.Steps)+3 {
		t.Errorf("%d slides", all)
	}
	for _, c := range []struct {
		n              string
		previous, next bool
		count          string
	}{
		{"", false, true, p.ShowCount(1, all)}, {"1", false, true, p.ShowCount(1, all)}, {"2", true, true, p.ShowCount(2, all)},
		{"99", true, false, p.ShowCount(all, all)}, {"-3", false, true, p.ShowCount(1, all)}, {"x", false, true, p.ShowCount(1, all)},
	} {
		page := a.shownAt("de", query+"&n="+c.n)
		if strings.Contains(page, "ArrowLeft") != c.previous || strings.Contains(page, `data-keys="ArrowRight`) != c.next || !strings.Contains(page, c.count) {
			t.Errorf("n=%s: the ways, or which it is", c.n)
		}
	}
	if w := a.get("/de" + setPath + "?" + query); !strings.Contains(bodyText(w), `href="/de`+showPath+`?`+query+`"`) {
		t.Error("the set does not lead here")
	}
	if page := a.shownAt("de", ""); !strings.Contains(page, p.ShowCount(1, 3)) {
		t.Error("the puzzles of today are not shown")
	}
	today := visitor("de")
	today.now = tutor.System().Time()
	if page := bodyText(a.get("/de/daily/" + today.today().String() + "/hard")); !strings.Contains(page, showPath+"?day="+today.today().String()+"&n=3") {
		t.Error("a puzzle of the day does not lead here")
	}
	for address, want := range map[string]int{
		"?day=2099-01-01": http.StatusNotFound, "?day=x": http.StatusNotFound, "?lesson=nonesuch": http.StatusNotFound,
		"?lesson=follow-test": http.StatusNotFound, "?lesson=pack&r=nonesuch": http.StatusNotFound, "?lesson=pack&r=house": http.StatusOK,
		"?i=1-1-0000,q": http.StatusSeeOther, "?t=Nur+ein+Titel": http.StatusSeeOther,
	} {
		if w := a.get("/de" + showPath + address); w.Code != want {
			t.Errorf("%s: %d, want %d", address, w.Code, want)
		}
	}
}

// TestShowPosition shows positions: what can be worked out is, by the solver; of what cannot nothing is claimed.
func TestShowPosition(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	show := func(r rules.Record) string {
		return a.shownAt("de", classSet{items: []setItem{{kind: setPosition, name: r.Text()}}}.query()+"&at=answer")
	}
	for _, z := range sampled(6) {
		answer := squeezed(show(z.Record))
		unproven := strings.Contains(answer, squeezed(p.ShowUnproven()))
		if unproven && z.Theme == puzzles.LastFive || !unproven && z.Hands > 1 {
			t.Errorf("%s: proven, or not", z.ID)
		}
		if z.Theme != puzzles.LastFive {
			continue
		}
		for _, want := range provenWords(p, z) {
			if !strings.Contains(answer, squeezed(want)) {
				t.Errorf("%s: the solver does not say %q", z.ID, want)
			}
		}
	}
}
