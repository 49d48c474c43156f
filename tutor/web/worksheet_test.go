package web

import (
	"net/http"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor/course"
)

// TestWorksheet prints a set in every language: four positions in front, and on the back of each sheet the solutions of
// these four, as the puzzles' stored proofs say. Before its back nothing of a solution is told.
func TestWorksheet(t *testing.T) {
	list := append(sampled(1), notCertainOne(t))
	set := classSet{title: `<b>Óra</b>`}
	for _, z := range list {
		set.items = append(set.items, setItem{kind: setPuzzle, name: z.ID})
	}
	for _, lang := range locales.Langs {
		a, p := newAsker(t), locales.New(lang, "")
		w := a.get("/" + lang + worksheetPath + "?" + set.query())
		if w.Code != http.StatusOK || !strings.Contains(w.Header().Get("X-Robots-Tag"), "noindex") || a.cookies["bummerl"] != "" {
			t.Fatalf("%s: %d, %v", lang, w.Code, w.Header())
		}
		if strings.Contains(w.Body.String(), "<b>Óra") {
			t.Errorf("%s: the title is no plain text", lang)
		}
		pages := strings.Split(bodyText(w), `<section class="paper paper-page"`)[1:]
		if want := 2 * ((len(list) + perSheet - 1) / perSheet); len(pages) != want {
			t.Fatalf("%s: %d pages, want %d", lang, len(pages), want)
		}
		for i, z := range list {
			z = z.By(visitor(lang).playsBy().Options)
			front, back := pages[i/perSheet*2], pages[i/perSheet*2+1]
			solution := strings.Split(back, `class="answered"`)[1+i%perSheet]
			solution, _, _ = strings.Cut(solution, "</div>")
			for _, want := range provenWords(p, z) {
				if !strings.Contains(squeezed(solution), squeezed(want)) {
					t.Errorf("%s %s: the solution lacks %q: %s", lang, z.ID, want, squeezed(solution))
				}
			}
			if !strings.Contains(front, visitor(lang).puzzleName(z)) || strings.Contains(front, `class="answered"`) || !strings.Contains(front, p.WorksheetName()) {
				t.Errorf("%s %s: the front lacks it, or tells the solution", lang, z.ID)
			}
		}
	}
}

// TestWorksheetSteps prints every chapter: what asks for something that can be done on paper is there, each with its answer.
func TestWorksheetSteps(t *testing.T) {
	a := newAsker(t)
	for _, l := range course.Lessons() {
		asked := 0
		for n := range l.Steps {
			if (slide{lesson: l, number: n}).printed() {
				asked++
			}
		}
		w := a.get("/de" + worksheetPath + "?" + classSet{items: []setItem{{kind: setChapter, name: l.ID}}}.query())
		page := w.Body.String()
		if got := strings.Count(page, `class="answered-what"`); w.Code != http.StatusOK || got != asked || strings.Count(page, "<article") != asked {
			t.Errorf("%s: %d, %d solutions of %d steps", l.ID, w.Code, got, asked)
		}
	}
}

// TestWorksheetBounds: what cannot be printed says so, and so much is enough.
func TestWorksheetBounds(t *testing.T) {
	a, p := newAsker(t), locales.New("de", "")
	drill := someSet()
	drill.items = drill.items[3:4]
	if w := a.get("/de" + worksheetPath + "?" + drill.query()); drill.items[0].kind != setDrill || !strings.Contains(bodyText(w), p.WorksheetNothing()) {
		t.Error("a set of drills does not say that there is nothing to print")
	}
	if w := a.get("/de" + worksheetPath + "?i=1-1-0000,q"); w.Code != http.StatusSeeOther {
		t.Errorf("a link that was cut: %d", w.Code)
	}
	var long classSet
	for _, l := range course.Lessons() {
		long.items = append(long.items, setItem{kind: setChapter, name: l.ID})
	}
	more := -perSheet * mostSheets
	for _, shown := range slidesOf(long.items) {
		if shown.printed() {
			more++
		}
	}
	page := bodyText(a.get("/de" + worksheetPath + "?" + long.query()))
	if got := strings.Count(page, "<article"); got != perSheet*mostSheets || !strings.Contains(page, p.WorksheetMore(more)) {
		t.Errorf("%d positions, or not that %d more are left out", got, more)
	}
	for _, z := range puzzles.Of(puzzles.LastFive)[:1] {
		set := classSet{items: []setItem{{kind: setPuzzle, name: z.ID}}}
		if w := a.get("/de" + setPath + "?" + set.query()); !strings.Contains(bodyText(w), `href="/de`+worksheetPath+`?`+set.query()+`"`) {
			t.Error("the set does not lead to its worksheet")
		}
	}
}
