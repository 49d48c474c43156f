package e2e_test

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"bummerl/locales"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/testsite"
)

// TestSaidOnce plays by the keyboard in each language: after each swap the focus is on something in the table that can be
// pressed, and what happened is said once, not in pieces and not again.
func TestSaidOnce(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	for _, lang := range locales.Langs {
		w := open(t, site.URL, phone)
		w.deal(lang)
		ask[any](w, `window.said = []; window.places = [];
			new MutationObserver(() => window.said.push(document.getElementById("status").textContent))
				.observe(document.getElementById("status"), {childList: true, characterData: true, subtree: true});
			document.addEventListener("htmx:after:swap", () => queueMicrotask(() => window.places.push(
				!!document.activeElement?.closest("#table") && document.activeElement.matches("button, a[href]"))));
			undefined`)
		moves := 0
		for ; !w.there(".over") && moves < 60; moves++ {
			before := w.version()
			w.focusCard()
			w.key(kb.Enter)
			w.await("an answer", changed(before))
		}
		if got := ask[int](w, `window.said.length`); got > moves {
			t.Errorf("%s: %d moves, and the live region changed %d times: %v", lang, moves, got, ask[[]string](w, `window.said`))
		}
		if lost := ask[int](w, `window.places.filter(here => !here).length`); lost > 0 {
			t.Errorf("%s: after %d swaps the focus is nowhere at the table", lang, lost)
		}
		if n := ask[int](w, `window.places.length`); n != moves {
			t.Errorf("%s: %d swaps in %d moves", lang, n, moves)
		}
	}
}

// TestFocusInLessons goes through the first hand and a puzzle by the keyboard: after each swap the focus is on something in
// the region that can be pressed or filled in.
func TestFocusInLessons(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	watch := func(region string) {
		t.Helper()
		ask[any](w, `window.lost = []; void document.addEventListener("htmx:after:swap", () => queueMicrotask(() => {
			const e = document.activeElement;
			if (!e?.closest("`+region+`") || !e.matches("button, a[href], input")) window.lost.push(e?.outerHTML.slice(0, 80));
		}))`)
	}
	enter := func(selector string) {
		t.Helper()
		ask[any](w, `window.swapped = false; document.addEventListener("htmx:after:swap", () => window.swapped = true, {once: true});
			void document.querySelector(`+quote(selector)+`).focus()`)
		w.key(kb.Enter)
		w.await("an answer", `window.swapped && !document.querySelector(".htmx-request")`)
	}
	w.visit("/de/learn/first")
	watch("#lesson")
	for _, step := range course.FirstHand.Steps {
		if step.Kind == course.Read {
			enter(`button[value=continue]`)
			continue
		}
		if step.Kind == course.Number {
			ask[any](w, `void (document.querySelector("input[name=number]").value = `+quote(step.Answer.String())+`)`)
			enter(button("check"))
			continue
		}
		enter(`button[name=action][value="` + step.Answer.String() + `"]`)
	}
	if lost := ask[[]string](w, `window.lost`); len(lost) > 0 {
		t.Errorf("in the lesson the focus goes astray %d times: %v", len(lost), lost)
	}
	w.visit("/de/puzzles/1")
	watch("#puzzle")
	enter(".hand button")
	if lost := ask[[]string](w, `window.lost`); len(lost) > 0 {
		t.Errorf("in the puzzle the focus goes astray: %v", lost)
	}
}
