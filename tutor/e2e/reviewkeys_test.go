package e2e_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"bummerl/rules"
)

// TestReviewByKeyboard goes through a hand on a phone's screen by the arrow keys, and plays a slip again without touching
// the screen; each step says what it shows, the focus stays where it was, and going back leaves the review at once.
func TestReviewByKeyboard(t *testing.T) {
	t.Parallel()
	code := axe(t)
	s, p := startReviewed(t, "de", rules.Forehand), wordsIn("de")
	w := open(t, s.URL, phone)
	w.cookie("bummerl", s.token)
	w.visit("/de/play/match")
	w.visit(reviewAddress("de", ""))
	look := func(where string) {
		t.Helper()
		if found := violations(w, code); len(found) > 0 {
			t.Errorf("%s: axe finds\n%s", where, strings.Join(found, "\n"))
		}
	}
	look("the end of the hand")
	pages, all := ask[int](w, `history.length`), len(s.review.Moves)
	shows := func(moment int) {
		t.Helper()
		w.await("moment "+strconv.Itoa(moment), `location.search === "?at=`+strconv.Itoa(moment)+`" && !document.querySelector(".htmx-request")`)
		if moment == all {
			return
		}
		words := p.Action(s.review.Moves[moment].Action, s.review.Record.Deal.TurnUp(s.review.Record.Options).Suit()).String()
		if said := ask[string](w, `document.getElementById("status").textContent`); !strings.Contains(said, words) {
			t.Errorf("moment %d: the live region says %q, want %q", moment, said, words)
		}
		if !ask[bool](w, `(r => r.left >= 0 && r.right <= innerWidth)(document.querySelector(".moves [aria-current]").getBoundingClientRect())`) {
			t.Errorf("moment %d: its action is not in sight", moment)
		}
	}
	w.key(kb.Home)
	shows(0)
	for moment := 1; moment <= all; moment++ {
		w.key(kb.ArrowRight)
		shows(moment)
	}
	w.key(kb.ArrowRight) // The end is the end.
	w.key(kb.ArrowLeft)
	shows(all - 1)
	w.tabTo("#review-previous")
	w.key(kb.Enter)
	shows(all - 2)
	if got := ask[string](w, `document.activeElement.id`); got != "review-previous" {
		t.Errorf("after a step the focus is on %q", got)
	}
	slip := s.slips[0]
	w.tabTo(`.turns a[href$="at=` + strconv.Itoa(slip.Seq) + `"]`)
	w.key(kb.Enter)
	shows(slip.Seq)
	look("a slip")
	if got := ask[int](w, `history.length`); got != pages {
		t.Errorf("%d pages in the history, want %d", got, pages)
	}
	retryByKeys(w, s, look)
}

// retryByKeys plays the first slip again, by keys.
func retryByKeys(w *window, s reviewed, look func(string)) {
	p := wordsIn("de")
	slip := s.slips[0]
	w.visit(reviewAddress("de", "/retry/"+strconv.Itoa(slip.Seq)))
	look("a slip to play again")
	w.tabTo("#do-hint")
	w.key(kb.Enter)
	w.await("a hint", `document.querySelectorAll(".retry-hints li").length === 1`)
	if got := ask[string](w, `document.activeElement.id`); got != "do-hint" {
		w.t.Errorf("after a hint the focus is on %q", got)
	}
	w.tabTo(`button[value="` + slip.Verdict.Best.First().String() + `"]`)
	w.key(kb.Enter)
	w.await("the verdict", `document.querySelector(".feedback")?.dataset.mood === "right"`)
	if said := ask[string](w, `document.getElementById("status").textContent`); !strings.Contains(said, p.ReviewRetryRightHint()) {
		w.t.Errorf("the live region says %q", said)
	}
	if !ask[bool](w, `document.activeElement.matches(".way-on .button")`) {
		w.t.Errorf("after the end the focus is on %s", ask[string](w, `document.activeElement.outerHTML.slice(0, 99)`))
	}
	look("a slip found")
}
