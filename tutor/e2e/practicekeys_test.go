package e2e_test

import (
	"strconv"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"bummerl/locales"
	count "bummerl/tutor/count/old"
	"bummerl/tutor/e2e/testsite"
)

// TestCountByKeyboard counts along a whole drill without touching the screen: the next number can be typed, or the next
// trick asked for, as soon as the answer is there. What was typed that is no number is said and can be mended on the spot.
func TestCountByKeyboard(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	p := locales.New("de", "")
	focused := func(where, want string) {
		t.Helper()
		if got := ask[string](w, `document.activeElement.name || document.activeElement.type || document.activeElement.tagName`); got != want {
			t.Errorf("%s: the focus is on %q, want %q", where, got, want)
		}
	}
	w.visit("/de/count")
	w.tabTo(`main button[type=submit]`)
	w.key(kb.Enter)
	w.await("the first trick", `!!document.querySelector("#drill input[name=own]")`)
	w.tabTo(`input[name=own]`)
	w.key("?")
	w.tabTo(`input[name=theirs]`)
	w.key("0")
	w.key(kb.Enter)
	w.await("the word on the number", `!!document.querySelector("#drill-invalid")`)
	w.tabTo(`input[name=own]`)
	w.key(kb.Backspace)
	for k := range count.Tricks {
		if k > 0 {
			focused("trick "+strconv.Itoa(k+1), "own")
		}
		w.key("7")
		w.key("\t")
		focused("after a Tab", "theirs")
		if k > 0 {
			w.key("7")
		}
		w.key(kb.Enter)
		w.await("the sums", `!!document.querySelector("#drill .sums")`)
		focused("the sums of trick "+strconv.Itoa(k+1), "submit")
		if said := ask[string](w, `document.getElementById("status").textContent`); said == "" {
			t.Error("the live region says nothing of the sums")
		}
		w.key(kb.Enter)
		if k+1 < count.Tricks {
			w.await("the next trick", `!!document.querySelector("#drill input[name=own]")`)
		}
	}
	w.await("the summary", `document.querySelector("h1")?.textContent === `+quote(p.CountSummaryTitle()))
}

// TestSettingsByKeyboard walks through the settings with Tab: each row is reached, arrows choose in it, the space bar
// switches; each choice holds at once and the focus stays on it.
func TestSettingsByKeyboard(t *testing.T) {
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
