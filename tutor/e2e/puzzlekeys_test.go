package e2e_test

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor/e2e/testsite"
)

// hiddenPuzzle is a puzzle in which the opponent's hand is not known, and closing is certain.
var hiddenPuzzle = func() string {
	for _, z := range puzzles.Of(puzzles.CloseOrNot) {
		if z.Certain {
			return z.ID
		}
	}
	return ""
}()

// TestPuzzleByKeyboard solves a puzzle with a hidden hand on a phone's screen without touching it: first "not certain",
// which is wrong, the plan stepped through, then again and right to the end. axe looks at every stage.
func TestPuzzleByKeyboard(t *testing.T) {
	t.Parallel()
	code := axe(t)
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	z, _ := puzzles.Get(hiddenPuzzle)
	z = z.Under("schnapsen")
	p := locales.New("de", "")
	look := func(where string) {
		t.Helper()
		if found := violations(w, code); len(found) > 0 {
			t.Errorf("%s: axe finds\n%s", where, strings.Join(found, "\n"))
		}
	}
	w.visit("/de/puzzles")
	w.visit("/de/puzzles/" + z.ID)
	pages := ask[int](w, `history.length`)
	look("question")
	w.tabTo(`button[value="no"]`)
	w.key("\r")
	w.await("the verdict", `document.querySelector(".feedback")?.dataset.mood === "wrong"`)
	if said := ask[string](w, `document.getElementById("status").textContent`); !strings.Contains(said, p.PuzzleWrongDecline()) {
		t.Errorf("the live region says %q", said)
	}
	look("wrong")
	w.tabTo("#line-forward")
	w.key("\r")
	w.await("the first move of the plan", `document.querySelectorAll(".moves [aria-current]").length === 1`)
	if got := ask[string](w, `document.activeElement.id`); got != "line-forward" {
		t.Errorf("after a step the focus is on %q", got)
	}
	w.tabTo(".way-on a")
	w.key("\r")
	w.await("the puzzle again", `!document.querySelector(".feedback") && !!document.querySelector('button[value="no"]')`)
	own := rightTry(t, z)
	for i, a := range own {
		before := w.version()
		w.tabTo(`button[value="` + a.String() + `"]`)
		w.key("\r")
		if i+1 < len(own) {
			w.await("the answer to "+a.String(), changed(before))
			if i == 1 {
				look("an answer")
			}
		}
	}
	w.await("the end", `document.querySelector(".feedback")?.dataset.mood === "right" && !!document.querySelector(".line")`)
	look("solved")
	if text := ask[string](w, `document.body.innerText`); !strings.Contains(text, p.PuzzleCertain(z.Hands, z.Hands)) {
		t.Errorf("the page does not say how sure the plan was: %s", text)
	}
	if ask[bool](w, `document.querySelector("[data-copy]").hidden`) {
		t.Error("what came with the answer cannot be copied")
	}
	if now := ask[int](w, `history.length`); now > pages+1 {
		t.Errorf("%d pages to go back, want one: the puzzle before the second try", now-pages)
	}
	if wide := ask[int64](w, `document.documentElement.scrollWidth`); wide > phone.Width {
		t.Errorf("%d pixels wide on a phone", wide)
	}
}

// tabTo presses Tab until the focus is on an element of the selector.
func (w *window) tabTo(selector string) {
	w.t.Helper()
	for range 80 {
		if ask[bool](w, `document.activeElement.matches(`+"`"+selector+"`"+`)`) {
			return
		}
		w.key("\t")
	}
	w.t.Fatalf("Tab does not lead to %s; the focus is on %s", selector, ask[string](w, `document.activeElement.outerHTML.slice(0, 200)`))
}
