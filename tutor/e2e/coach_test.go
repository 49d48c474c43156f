package e2e_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"golang.org/x/net/html"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestCoachPlain plays with the coach in each language, without JavaScript: hints come one after the other and stay when
// the page is loaded again, a verdict follows the action, and what is taken back is to be decided again.
func TestCoachPlain(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			site := testsite.Start(t, testsite.Options{})
			b, p := plain.New(t, site.URL), locales.New(lang, "")
			atTable(t, b, lang)
			has := func(what, want string) {
				t.Helper()
				if got := plain.Text(b.Page.ByID("table")); !strings.Contains(got, want) {
					t.Errorf("%s: %q is not on the table: %s", what, want, got)
				}
			}
			has("before the first action", p.CoachtableWaits())
			version := versionOn(b.Page)
			for number, button := range []string{"1", "2", "3"} {
				b.Press("hint", button)
				ok(t, b, "a hint")
				has("a hint", p.CoachtableHintTitle(number+1, 3))
			}
			hint := hintOn(b.Page)
			b.Open(b.Page.URL.Path)
			if got := hintOn(b.Page); got != hint || got == "" {
				t.Errorf("loaded again the hint is %q, want %q", got, hint)
			}
			if left := b.Page.Values("hint"); len(left) > 0 {
				t.Errorf("after the last hint there are others: %q", left)
			}
			if got := versionOn(b.Page); got != version {
				t.Errorf("a hint raises the version from %s to %s", version, got)
			}
			hand := handOn(b.Page)
			b.Press("action", choose(b.Page, b.Page.Values("action")))
			ok(t, b, "an action")
			if hintOn(b.Page) != "" {
				t.Error("the hint outlives its decision")
			}
			has("after an action", p.CoachtableWorths())
			has("after an action", p.CoachtableSure())
			acted, first := b.Page, b.Page.Values("back")[0]
			b.Press("back", first)
			ok(t, b, "taking back")
			has("after taking back", p.CoachtableTakenBack(1))
			if got := handOn(b.Page); got != hand {
				t.Errorf("taken back, the hand is %s, want %s", got, hand)
			}
			b.Page = acted // another tab
			if page := b.Press("back", first); page.Status != http.StatusOK {
				t.Errorf("the same once more: %s", page)
			}
			b.Page = acted
			if page := b.Press("hint", "1"); page.Status != http.StatusConflict || !strings.Contains(plain.Text(page.Root), p.ErrorsStaleTitle()) {
				t.Errorf("a hint for a table that has moved on: %s: %s", page, plain.Text(page.Root))
			}
			if log := site.Log(); strings.Contains(log, "level=ERROR") || strings.Contains(log, "level=WARN") {
				t.Errorf("the log complains:\n%s", log)
			}
		})
	}
}

// hintOn is the hint on a page; "" without one.
func hintOn(page *plain.Page) string {
	return plain.Text(page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "hint" }))
}

// versionOn is the version that a table's forms carry.
func versionOn(page *plain.Page) string {
	return plain.Attr(page.Find(func(n *html.Node) bool { return plain.Attr(n, "name") == "version" }), "value")
}

// handOn are the cards of the learner on a page.
func handOn(page *plain.Page) string {
	return plain.Text(page.Find(func(n *html.Node) bool { return plain.Attr(n, "class") == "hand" }))
}

// TestCoachRefused posts by hand what the table does not offer: each time there is the right status, a sentence that says
// why, and the table as it is.
func TestCoachRefused(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b, p := plain.New(t, site.URL), locales.New("de", "")
	atTable(t, b, "de")
	path, version := b.Page.URL.Path, versionOn(b.Page)
	hand := handOn(b.Page)
	refused := func(what string, status int, why string, fields url.Values) {
		t.Helper()
		fields.Set("version", version)
		page := b.Post(path, fields)
		text := plain.Text(page.Root)
		if page.Status != status || !strings.Contains(text, why) {
			t.Errorf("%s: %s, want %d and %q: %s", what, page, status, why, text)
		}
		if got := handOn(page); why != p.ErrorsInvalidTitle() && got != hand {
			t.Errorf("%s: the hand is %s, want %s", what, got, hand)
		}
	}
	refused("a fourth hint", 422, p.CoachtableHintRefused(), url.Values{"hint": {"4"}})
	refused("a hint that is no number", 422, p.ErrorsInvalidTitle(), url.Values{"hint": {"eins"}})
	refused("nothing to take back", 422, p.CoachtableBackRefused(), url.Values{"back": {"77"}})
	refused("what has not been done", 422, p.CoachtableBackRefused(), url.Values{"back": {"-1"}})
	other := plain.New(t, site.URL)
	atTable(t, other, "de")
	for _, fields := range []url.Values{{"hint": {"1"}}, {"back": {"0"}}} {
		fields.Set("version", version)
		if page := other.Post(path, fields); page.Status != http.StatusNotFound {
			t.Errorf("%v in another's match: %s", fields, page)
		}
	}
	b.Post("/de/settings", url.Values{"points": {"none"}})
	b.Open("/de/play")
	b.PressIn("/de/play")
	b.Press("cut", "7")
	if back := b.Page.Values("back"); len(back) > 0 {
		t.Errorf("with hidden points one may take back %q", back)
	}
	b.Press("action", choose(b.Page, b.Page.Values("action")))
	path, version, hand = b.Page.URL.Path, versionOn(b.Page), handOn(b.Page)
	refused("taking back with hidden points", 422, p.CoachtableBackRefused(), url.Values{"back": {"0"}})
	b.Post(path+"/hands", url.Values{"action": {"abandon"}, "version": {version}})
	for _, fields := range []url.Values{{"hint": {"1"}}, {"back": {"0"}}, {"action": {"66"}}} {
		fields.Set("version", nextVersion(t, version))
		page := b.Post(path, fields)
		if page.Status != http.StatusConflict || !strings.Contains(plain.Text(page.Root), p.MatchesAbandoned()) {
			t.Errorf("%v after giving up: %s: %s", fields, page, plain.Text(page.Root))
		}
		if left := append(page.Values("action"), page.Values("hint")...); len(left) > 0 {
			t.Errorf("after giving up the table still has the buttons %q", left)
		}
	}
}

func nextVersion(t *testing.T, version string) string {
	t.Helper()
	n, err := strconv.Atoi(version)
	if err != nil {
		t.Fatal(err)
	}
	return strconv.Itoa(n + 1)
}

// TestCoachByKeyboard asks for a hint, acts, opens the sheet and takes back, by keys alone, in each language; the live
// region says the hint, then the verdict after what happened, and that it was taken back.
func TestCoachByKeyboard(t *testing.T) {
	t.Parallel()
	site := startMeek(t) // One who closes could end the hand before the second card.
	for _, lang := range locales.Langs {
		p := locales.New(lang, "")
		w := open(t, site.URL, phone)
		w.deal(lang)
		said := func(want string) {
			t.Helper()
			if got := ask[string](w, `document.getElementById("status").textContent`); !strings.Contains(got, want) {
				t.Errorf("%s: the live region says %q, want %q in it", lang, got, want)
			}
		}
		w.tabTo(`#ask-hint`)
		for number := 1; number <= 3; number++ {
			w.key(kb.Enter)
			w.await("a hint", `document.querySelector(".hint strong")?.textContent.startsWith(`+quote(p.CoachtableHintTitle(number, 3))+`)`)
			said(p.CoachtableHintTitle(number, 3))
		}
		if focus := ask[string](w, `document.activeElement.className`); focus != "hand-card" {
			t.Errorf("%s: after the last hint the focus is on %q", lang, focus)
		}
		hand := ask[string](w, `document.querySelector(".hand").textContent`)
		var before string
		for range 2 { // The second may be a reply, or lead.
			before = w.version()
			w.focusCard()
			w.key(kb.Enter)
			w.await("an answer", changed(before))
		}
		head, _, _ := strings.Cut(p.CoachtableSays("\x00"), "\x00")
		said(head)
		w.tabTo(`#coach-open`)
		w.key(kb.Enter)
		w.await("the sheet", `document.querySelector("#coach").matches(":popover-open")`)
		if found := violations(w, axe(t)); len(found) > 0 {
			t.Errorf("%s: axe finds in the sheet\n%s", lang, strings.Join(found, "\n"))
		}
		w.tabTo(`.coach-back button`)
		before = w.version()
		w.key(kb.Enter)
		w.await("what was before", changed(before))
		said(p.CoachtableBackDone())
		if w.there(`:popover-open`) {
			t.Errorf("%s: the sheet stays open", lang)
		}
		if got := ask[string](w, `document.querySelector(".hand").textContent`); got != hand {
			t.Errorf("%s: taken back, the hand is %q, want %q", lang, got, hand)
		}
		if here := ask[bool](w, `!!document.activeElement?.closest("#table") && document.activeElement.matches("button")`); !here {
			t.Errorf("%s: taken back, the focus is on %q", lang, ask[string](w, `document.activeElement.outerHTML.slice(0, 80)`))
		}
	}
}
