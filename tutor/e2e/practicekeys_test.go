package e2e_test

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"bummerl/tutor/e2e/testsite"
)

// TestSettingsByKeyboard walks through the settings with Tab: each row is reached, arrows choose in it, the space bar
// switches; each choice holds at once and the focus stays on it.
func TestSettingsByKeyboard(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	w.visit("/de/settings")
	for _, c := range []struct{ from, key, to, holds string }{
		{`[name=points]:checked`, kb.ArrowDown, `points-own`, `document.querySelector("[name=points]:checked").value === "own"`},
		{`[name=pack]:checked`, kb.ArrowDown, `pack-tell`, `document.documentElement.dataset.pack === "tell"`},
		{`[name=suits]:checked`, kb.ArrowRight, `suits-four`, `document.documentElement.dataset.suits === "four"`},
		{`#motion`, " ", `motion`, `document.documentElement.dataset.motion === "off"`},
		{`#shortcuts`, " ", `shortcuts`, `document.documentElement.dataset.shortcuts === "no"`},
		{`[name=theme]:checked`, kb.ArrowLeft, `theme-dark`, `document.documentElement.dataset.theme === "dark"`},
	} {
		w.tabTo(c.from)
		ask[any](w, `void (document.getElementById("status").textContent = "")`)
		w.key(c.key)
		w.await("that "+c.to+" holds", c.holds)
		w.await("the word that it is kept", `document.getElementById("status").textContent !== ""`)
		if got := ask[string](w, `document.activeElement.id`); got != c.to {
			t.Errorf("after %s the focus is on %q", c.to, got)
		}
	}
	w.visit("/de/settings")
	kept := `["points-own", "pack-tell", "suits-four", "theme-dark"].every(id => document.getElementById(id).checked) &&
		!document.getElementById("motion").checked && !document.getElementById("shortcuts").checked`
	if !ask[bool](w, kept) {
		t.Error("after reloading not every choice is kept")
	}
}
