package e2e_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"bummerl/locales"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// TestSettingsPlain chooses pack, theme and points, and finds them on the table; a wrong value is refused.
func TestSettingsPlain(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	b.Open("/de/settings")
	b.PressIn("/de/settings", "pack=tell", "theme=dark", "points=none")
	ok(t, b, "settings")
	if text := plain.Text(b.Page.Root); !strings.Contains(text, locales.New("de", "").SettingsSaved()) {
		t.Errorf("nothing says that it is saved: %s", text)
	}
	atTable(t, b, "de")
	root := b.Page.Find(func(n *html.Node) bool { return n.DataAtom == atom.Html })
	if plain.Attr(root, "data-theme") != "dark" {
		t.Errorf("theme %q", plain.Attr(root, "data-theme"))
	}
	if !strings.Contains(b.Page.Body, "/tell-") || strings.Contains(b.Page.Body, "/french-") {
		t.Error("the table does not show the Tell pack")
	}
	if text := plain.Text(b.Page.ByID("table")); strings.Contains(text, "Augen") {
		t.Errorf("points are shown: %s", text)
	}
	if page := b.Post("/de/settings", url.Values{"pack": {"tarot"}}); page.Status != http.StatusUnprocessableEntity {
		t.Errorf("%s", page)
	}
}

// TestSettingsKept: what one form leaves out stays as it was, and every choice is found on the pages that follow.
func TestSettingsKept(t *testing.T) {
	site := testsite.Start(t, testsite.Options{})
	b := plain.New(t, site.URL)
	for _, fields := range []url.Values{
		{"suits": {"four"}, "boxes": {"motion ask_close ask_bid"}, "ask_bid": {"yes"}}, {"pace": {"slow"}, "letters": {"international"}},
		{"forced": {"yes"}, "spoken": {"yes"}, "shortcuts": {"no"}, "zone": {"America/Sao_Paulo"}},
	} {
		if page := b.Post("/de/settings", fields); page.Status != http.StatusOK {
			t.Fatalf("%v: %s", fields, page)
		}
	}
	atTable(t, b, "de")
	root := b.Page.Find(func(n *html.Node) bool { return n.DataAtom == atom.Html })
	for name, want := range map[string]string{
		"suits": "four", "motion": "off", "pace": "slow", "forced": "yes", "spoken": "yes", "shortcuts": "no",
	} {
		if got := plain.Attr(root, "data-"+name); got != want {
			t.Errorf("data-%s is %q, want %q", name, got, want)
		}
	}
	b.Open("/hu/settings")
	for _, id := range []string{"suits-four", "motion", "ask_close", "letters-international", "spoken", "ask_bid"} {
		box := b.Page.ByID(id)
		if box == nil {
			t.Fatalf("no %s", id)
		}
		checked := plain.HasAttr(box, "checked")
		if want := id != "motion" && id != "ask_close"; checked != want {
			t.Errorf("%s: checked %t, want %t", id, checked, want)
		}
	}
	if page := b.Post("/de/settings", url.Values{"colour": {"pink"}}); page.Status != http.StatusUnprocessableEntity {
		t.Errorf("a form without a setting: %s", page)
	}
}

// TestSettingsAtOnce: in a browser each change holds without a button, and the focus stays where it is.
func TestSettingsAtOnce(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	w.visit("/hu/settings")
	w.press(`label:has(#theme-dark)`)
	w.await("the dark theme", `document.documentElement.dataset.theme === "dark"`)
	w.press(`label:has(#pack-french)`)
	w.await("the French pack", `document.documentElement.dataset.pack === "french"`)
	ask[any](w, `void (document.getElementById("status").textContent = "")`)
	w.press(`#ask_claim`)
	w.await("the word", `document.querySelector("#status").textContent !== ""`)
	if got := ask[string](w, `document.activeElement.id`); got != "ask_claim" {
		t.Errorf("the focus is on %q, want ask_claim", got)
	}
	w.visit("/hu/settings")
	if got := ask[[]bool](w, `["theme-dark", "pack-french", "ask_claim", "ask_close"].map(id => document.getElementById(id).checked)`); len(got) != 4 || !got[0] || !got[1] || !got[2] || !got[3] {
		t.Errorf("after reloading: %v", got)
	}
}
