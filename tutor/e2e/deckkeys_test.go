package e2e_test

import (
	"strings"
	"testing"
	"time"

	"bummerl/locales"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// TestDeckByKeyboard does the set of a day on a phone's screen without touching it, in each language: a puzzle and a step
// done wrong the day before. After each answer the focus is on what leads on; axe looks at every stage.
func TestDeckByKeyboard(t *testing.T) {
	code := axe(t)
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			site, p := startOn(t, deckDay), locales.New(lang, learner.Defaults(lang).Pack)
			w := open(t, site.URL, phone)
			look := func(where string) {
				t.Helper()
				if found := violations(w, code); len(found) > 0 {
					t.Errorf("%s: axe finds\n%s", where, strings.Join(found, "\n"))
				}
				if wide := ask[int64](w, `document.documentElement.scrollWidth`); wide > phone.Width {
					t.Errorf("%s: %d pixels wide on a phone", where, wide)
				}
			}
			enter := func(selector string) {
				t.Helper()
				w.tabTo(selector)
				w.key("\r")
			}
			z, l := deckPuzzle(lang), course.Following
			step, n := askedStep(t, l, lang)
			w.visit("/" + lang + "/puzzles/" + z.ID)
			enter(`button[value="no"]`)
			w.await("the verdict", `document.querySelector(".feedback")?.dataset.mood === "wrong"`)
			w.visit("/" + lang + "/learn/" + l.ID)
			for i := range n {
				enter(button("continue"))
				w.await("the next step", `document.querySelector("input[name=step]")?.value === "`+string(rune('1'+i))+`"`)
			}
			w.answerByKeys(step, step.Wrong)
			w.await("what was wrong", `!!document.querySelector(".feedback")`)

			site.now.Add(int64(24 * time.Hour))
			w.visit("/" + lang)
			enter(`a[href="/` + lang + `/deck"]`)
			w.await("the day's page", `location.pathname.endsWith("/deck")`)
			look("the day")
			enter(button("next"))
			for range 2 {
				w.await("a card", `location.pathname.includes("/puzzles/") || location.pathname.includes("-again-")`)
				if w.there(`button[value="no"]`) {
					for _, a := range rightTry(t, z) {
						before := w.version()
						enter(`button[value="` + a.String() + `"]`)
						w.await("what came of "+a.String(), `!!document.querySelector(".deck-bar") || `+changed(before))
					}
				} else {
					w.answerByKeys(step, step.Answer)
				}
				w.await("the bar", `!!document.querySelector(".deck-bar")`)
				look("an answer")
				if strings.Contains(ask[string](w, `document.querySelector(".deck-left").textContent`), p.DeckDoneTitle()) {
					break
				}
				if got := ask[string](w, `document.activeElement.id`); got != "deck-next" {
					t.Errorf("after the answer the focus is on %q", ask[string](w, `document.activeElement.outerHTML.slice(0, 200)`))
				}
				enter(button("next"))
				w.await("the next card", `!document.querySelector(".deck-bar")`)
			}
			enter(`.deck-bar a`)
			w.await("the end of the set", `location.pathname.endsWith("/deck")`)
			if text := ask[string](w, `document.querySelector("main").innerText`); !strings.Contains(text, p.DeckDoneText(2)) {
				t.Errorf("the day's page says %s", text)
			}
			look("the set is done")
		})
	}
}
