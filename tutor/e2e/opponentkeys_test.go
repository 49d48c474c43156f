package e2e_test

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"bummerl/locales"
	"bummerl/tutor/e2e/testsite"
)

// TestOpponents_Keys chooses an opponent by the keyboard alone: the arrows go from tile to tile, where the focus is can be
// seen, and Enter begins the match.
func TestOpponents_Keys(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	p := locales.New("hu", "")
	w.visit("/hu/play")
	for steps := 0; !w.there("input[name=level]:focus"); steps++ {
		if steps > 20 {
			t.Fatal("the tabulator does not lead to the opponents")
		}
		w.key(kb.Tab)
	}
	for _, step := range []struct{ key, want string }{
		{"", "regular"}, {kb.ArrowRight, "expert"}, {kb.ArrowDown, "master"}, {kb.ArrowRight, "novice"}, {kb.ArrowLeft, "master"},
	} {
		if step.key != "" {
			w.key(step.key)
		}
		if got := ask[string](w, `document.querySelector("input[name=level]:checked:focus")?.value ?? ""`); got != step.want {
			t.Fatalf("chosen %q, want %s", got, step.want)
		}
		if outline := ask[string](w, `getComputedStyle(document.activeElement.closest(".opponent")).outlineStyle`); outline != "solid" {
			t.Errorf("%s: the focus cannot be seen", step.want)
		}
	}
	w.key(kb.Enter)
	w.await("the cut", `!!document.querySelector("button[name=cut]")`)
	w.press(`button[name=cut][value="4"]`)
	w.await("the table", `document.querySelector(".match-bar")?.textContent.includes(`+quote(p.PlayLevelMaster())+`)`)
}
