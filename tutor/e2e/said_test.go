package e2e_test

import (
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/e2e/storybook"
	"bummerl/tutor/e2e/testsite"
)

// TestSaidOnce plays by the keyboard in each language: after each swap the focus is on something in the table that can be
// pressed, and what happened is said once, not in pieces and not again.
func TestSaidOnce(t *testing.T) {
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
			ask[any](w, `void document.querySelector(`+quote(legalCard)+`).focus()`)
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

// TestLargeText sets letters at twice their size: no page is wider than the screen, and nothing at the table lies over
// something else or is cut off.
func TestLargeText(t *testing.T) {
	url := shelf(t)
	for _, width := range []int64{390, 1280} {
		w := openFor(t, url, phone, 5*time.Minute)
		for _, s := range storybook.Stories() {
			if s.Words {
				continue
			}
			w.do(sized(width, 700))
			w.visit(storybook.Address(s, storybook.Edition{Lang: "de", Pack: locales.French, Theme: templates.ThemeLight}))
			ask[any](w, `void (document.documentElement.style.fontSize = "34px")`)
			if got := ask[int64](w, `document.documentElement.scrollWidth`); got > width {
				t.Errorf("%s: %d pixels wide on a screen of %d; too wide: %s", s.Name, got, width, ask[string](w, tooWide))
			}
			if cut := ask[string](w, cutOff); cut != "" {
				t.Errorf("%s, %d: cut off or covered: %s", s.Name, width, cut)
			}
		}
	}
}

// cutOff names parts of the table that are higher than their place.
const cutOff = `[...document.querySelectorAll(".cloth, .middle, .desk, .say, .bar")]
	.filter(e => getComputedStyle(e).position !== "absolute" && e.scrollHeight > e.clientHeight + 3).map(e => e.className + " " + e.scrollHeight + ">" + e.clientHeight).join(", ")`
