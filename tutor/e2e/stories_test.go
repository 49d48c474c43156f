package e2e_test

import (
	"context"
	"fmt"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdp "github.com/chromedp/chromedp"

	"bummerl/locales"
	"bummerl/static"
	"bummerl/templates"
	"bummerl/tutor/e2e/storybook"
)

// everyEdition tells whether the stories are looked at in each language with each pack and theme (make test-storybook,
// some minutes) or in the few editions that differ most.
func everyEdition() bool { return os.Getenv("BUMMERL_STORIES") == "all" }

// shelf serves the storybook.
func shelf(t *testing.T) string {
	t.Helper()
	files, err := static.Load()
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(storybook.Handler(files))
	t.Cleanup(server.Close)
	return server.URL
}

// perEdition opens a window for each edition, two at a time, and turns to every story in it.
func perEdition(t *testing.T, editions []storybook.Edition, look func(w *window, s storybook.Story)) {
	url := shelf(t)
	t.Run("editions", func(t *testing.T) { // The server outlives them.
		for _, e := range editions {
			t.Run(fmt.Sprintf("%s-%s-%s", e.Lang, e.Pack, e.Theme), func(t *testing.T) {
				t.Parallel()
				w := openFor(t, url, phone, 5*time.Minute)
				for _, s := range storybook.Stories() {
					w.visit(storybook.Address(s, e))
					look(w, s)
				}
			})
		}
	})
}

// TestStoriesAccessible lets axe look at every story, light and dark.
func TestStoriesAccessible(t *testing.T) {
	code := axe(t)
	editions := []storybook.Edition{
		{Lang: "de", Pack: locales.French, Theme: templates.ThemeLight}, {Lang: "hu", Pack: locales.Tell, Theme: templates.ThemeDark},
	}
	if everyEdition() {
		editions = append(storybook.Editions(templates.ThemeLight, nil), storybook.Editions(templates.ThemeDark, nil)...)
	}
	perEdition(t, editions, func(w *window, s storybook.Story) {
		if found := violations(w, code); len(found) > 0 {
			w.t.Errorf("%s: axe finds\n%s", s.Name, strings.Join(found, "\n"))
		}
	})
}

// violations are what axe finds on the page.
func violations(w *window, code string) []string {
	w.t.Helper()
	if _, err := cdp.Run(w.ctx, cdp.Evaluate[cdp.Void](code+";undefined")); err != nil {
		w.t.Fatal(err)
	}
	found, err := cdp.Run(w.ctx, cdp.Evaluate[[]string](
		`axe.run({resultTypes: ["violations"]}).then(r => r.violations.map(v => v.id + ": " + v.nodes.map(n => n.target.join(" ") + " " + n.failureSummary).join("; ")))`,
		cdp.EvalAwaitPromise))
	if err != nil {
		w.t.Fatal(err)
	}
	return found
}

// The screens that stories are measured on, in CSS pixels: the narrowest there is, two phones with what their browsers
// leave, a tablet, a notebook.
var measured = []struct {
	width, height int64
	// fits: a table during play is on the screen as a whole.
	fits bool
}{{320, 568, false}, {360, 616, true}, {390, 664, true}, {768, 1024, true}, {1280, 800, true}}

// TestStoriesFit measures every story: nothing is wider than the screen, and a table needs no scrolling on a phone.
func TestStoriesFit(t *testing.T) {
	var editions []storybook.Edition
	for _, lang := range locales.Langs {
		editions = append(editions, storybook.Edition{Lang: lang, Pack: locales.DefaultPack(lang), Theme: templates.ThemeAuto})
	}
	if everyEdition() {
		editions = storybook.Editions(templates.ThemeAuto, nil)
	}
	perEdition(t, editions, func(w *window, s storybook.Story) {
		for _, screen := range measured {
			w.do(sized(screen.width, screen.height))
			got := ask[[]int64](w, `[document.documentElement.scrollWidth, document.documentElement.scrollHeight]`)
			if got[0] > screen.width {
				w.t.Errorf("%s: %d pixels wide on a screen of %d; too wide: %s", s.Name, got[0], screen.width, ask[string](w, tooWide))
			}
			if s.Fits && screen.fits && got[1] > screen.height {
				w.t.Errorf("%s: %d pixels high on a screen of %d × %d", s.Name, got[1], screen.width, screen.height)
			}
		}
	})
}

// tooWide names the elements that stand out to the right.
const tooWide = `[...document.querySelectorAll("body *")].filter(e => e.getBoundingClientRect().right > innerWidth + 1)
	.map(e => e.tagName.toLowerCase() + "." + e.getAttribute("class")).slice(0, 5).join(" ")`

// sized gives the page a screen.
func sized(width, height int64) cdp.Action[cdp.Void] {
	return cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		_, err := protocol.Call(ctx, t, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
			Width: width, Height: height, DeviceScaleFactor: 1, Mobile: width < 700,
		})
		return err
	})
}
