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

// TestStories turns to every story: axe finds nothing, nothing is wider than the screen, and a table needs no scrolling
// on a phone.
func TestStories(t *testing.T) {
	url, code := shelf(t), axe(t)
	editions := []storybook.Edition{
		{Lang: "de", Pack: locales.French, Theme: templates.ThemeLight},
		{Lang: "hu", Pack: locales.Tell, Theme: templates.ThemeDark},
		{Lang: "pt", Pack: locales.French, Theme: templates.ThemeAuto}, // Measured only: it is the first again, in other words.
	}
	if everyEdition() {
		editions = append(storybook.Editions(templates.ThemeLight, nil), storybook.Editions(templates.ThemeDark, nil)...)
	}
	t.Run("editions", func(t *testing.T) { // The server outlives them.
		for i, e := range editions {
			t.Run(fmt.Sprintf("%s-%s-%s", e.Lang, e.Pack, e.Theme), func(t *testing.T) {
				t.Parallel()
				w := openFor(t, url, phone, 10*time.Minute)
				for _, s := range storybook.Stories() {
					w.do(sized(phone.Width, phone.Height))
					w.visit(storybook.Address(s, e))
					if everyEdition() || e.Theme != templates.ThemeAuto && !s.Words {
						accessible(w, s, code)
					}
					measure(w, s, everyEdition() || i == 0)
				}
			})
		}
	})
}

// accessible lets axe look at a story.
func accessible(w *window, s storybook.Story, code string) {
	w.t.Helper()
	if found := violations(w, code); len(found) > 0 {
		w.t.Errorf("%s: axe finds\n%s", s.Name, strings.Join(found, "\n"))
	}
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
// leave, one of them turned, a tablet, a notebook.
var measured = []struct {
	width, height int64
	// fits: a table during play is on the screen as a whole.
	fits bool
}{{320, 568, false}, {360, 616, true}, {390, 664, true}, {664, 390, true}, {768, 1024, true}, {1280, 800, true}}

// measure lays a ruler to a story on every screen, or on phones only, where words are most likely to be too long.
func measure(w *window, s storybook.Story, everyScreen bool) {
	w.t.Helper()
	for _, screen := range measured {
		if !everyScreen && screen.width > phone.Width {
			continue
		}
		w.do(sized(screen.width, screen.height))
		got := ask[[]int64](w, `[document.documentElement.scrollWidth, document.documentElement.scrollHeight]`)
		if got[0] > screen.width {
			w.t.Errorf("%s: %d pixels wide on a screen of %d; too wide: %s", s.Name, got[0], screen.width, ask[string](w, tooWide))
		}
		if s.Fits && screen.fits && got[1] > screen.height {
			w.t.Errorf("%s: %d pixels high on a screen of %d × %d", s.Name, got[1], screen.width, screen.height)
		}
	}
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
