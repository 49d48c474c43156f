package e2e_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"bummerl/locales"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/course"
	"bummerl/tutor/learner"
)

// TestDeckByKeyboard does the set of a day on a phone's screen without touching it: a puzzle, a step and a sum done
// wrong the day before. After each answer the focus is on what leads on; axe looks at every stage. TestDeckPlain does it in
// each language.
func TestDeckByKeyboard(t *testing.T) {
	t.Parallel()
	code := axe(t)
	const lang = "hu"
	site, p := startOn(t, deckDay), locales.New(lang, learner.Defaults(lang).Pack)
	w := open(t, site.URL, phone)
	who, token, err := learner.Service{Store: site.Store, Env: site.Env}.Ensure(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	w.cookie("bummerl", token)
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

	w.visit("/" + lang + "/count/trick")
	enter(`form[action="/` + lang + `/count/trick"] button`)
	w.await("a trick", `!!document.querySelector("input[name=answer]")`)
	w.tabTo("input[name=answer]")
	w.key("1\r")
	w.await("the sum", `!!document.querySelector(".sums")`)

	site.now.Add(int64(24 * time.Hour))
	w.visit("/" + lang)
	enter(`a[href="/` + lang + `/deck"]`)
	w.await("the day's page", `location.pathname.endsWith("/deck")`)
	look("the day")
	enter(button("next"))
	for range 3 {
		w.await("a card", `/\/puzzles\/|-again-|\/trick\//.test(location.pathname)`)
		if w.there("input[name=answer]") {
			w.tabTo("input[name=answer]")
			w.key(strconv.Itoa(askedSum(t, site, who.ID)) + "\r")
		} else if w.there(`button[value="no"]`) {
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
	if text := ask[string](w, `document.querySelector("main").innerText`); !strings.Contains(text, p.DeckDoneText(3)) {
		t.Errorf("the day's page says %s", text)
	}
	look("the set is done")
}

// askedSum is the sum of the trick that waits in a learner's deck.
func askedSum(t *testing.T, site *calendarSite, me string) int {
	t.Helper()
	due, err := site.Store.DeckDue(t.Context(), me, tutor.DateOf(site.Env.Now(), time.UTC), 9)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range due {
		if c.Kind != tutor.KindCount {
			continue
		}
		asked, err := count.ParseSpec(c.Item)
		if err != nil {
			t.Fatal(err)
		}
		item, err := asked.Item()
		if err != nil {
			t.Fatal(err)
		}
		return item.Tricks[0].Led.Points() + item.Tricks[0].Reply.Points()
	}
	t.Fatal("no sum is due")
	return 0
}
