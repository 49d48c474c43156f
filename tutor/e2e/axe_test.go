package e2e_test

import (
	"context"
	"os"
	"strings"
	"sync"
	"testing"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdp "github.com/chromedp/chromedp"

	"bummerl/locales"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/testsite"
)

// axe reads the accessibility checker, which npm brings.
func axe(t *testing.T) string {
	t.Helper()
	code, err := axeCode()
	if err != nil {
		t.Fatalf("axe-core is not installed (npm ci): %v", err)
	}
	return code
}

var axeCode = sync.OnceValues(func() (string, error) {
	code, err := os.ReadFile("../../node_modules/axe-core/axe.min.js")
	return string(code), err
})

// violations are what axe finds on the page. It need not fetch the style sheets (preload): only rules that are off, and those
// about film and sound, would read them.
func violations(w *window, code string) []string {
	w.t.Helper()
	if ask[bool](w, `!window.axe`) { // It stays while the page does.
		ask[any](w, code+";undefined")
	}
	return promised[[]string](w, `axe.run({resultTypes: ["violations"], preload: false}).then(r =>
		r.violations.map(v => v.id + ": " + v.nodes.map(n => n.target.join(" ") + " " + n.failureSummary).join("; ")))`)
}

// sized gives the page a screen.
func sized(width, height int64) cdp.Action[cdp.Void] {
	return cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		_, err := protocol.Call(ctx, t, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
			Width: width, Height: height, DeviceScaleFactor: 1, Mobile: width < 700,
		})
		return err
	})
}

// scheme makes the browser prefer light or dark, and no motion: a driver is faster than a card in the air.
func scheme(name string) cdp.Action[cdp.Void] {
	return cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		_, err := protocol.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{
				{Name: "prefers-color-scheme", Value: name}, {Name: "prefers-reduced-motion", Value: "reduce"},
			},
		})
		return err
	})
}

// TestAccessible walks through every kind of page of the living site, each in one of the languages, and lets axe look at
// it; and no page scrolls sideways on the narrowest screen. Its screens in every state, language and theme are looked at by
// TestStories.
func TestAccessible(t *testing.T) {
	t.Parallel()
	code := axe(t)
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	for i, path := range []string{"", "/learn", "/puzzles", "/puzzles/closing", "/puzzles/1", "/puzzles/" + hiddenPuzzle, "/count", "/play", "/play/statistics", "/play/import", "/settings", "/nowhere"} {
		w.visit("/" + locales.Langs[i%len(locales.Langs)] + path)
		inspect(t, w, code, path)
	}
	w.visit("/hu/learn/first")
	inspect(t, w, code, "first hand")
	for _, step := range course.FirstHand.Steps[:len(course.FirstHand.Steps)-1] {
		w.lessonStep(step)
	}
	inspect(t, w, code, "first hand, last step")
	w.do(scheme("dark"))
	w.visit("/pt/play")
	w.press(`form.start button`)
	w.await("the cut", `!!document.querySelector("button[name=cut]")`)
	inspect(t, w, code, "cut")
	w.press(`button[name=cut][value="4"]`)
	w.await("the table", `!!document.querySelector(".hand button")`)
	inspect(t, w, code, "table")
	before := w.version()
	if w.there("#do-66") {
		w.press("#do-66")
	} else {
		w.press(legalCard)
	}
	w.await("an answer", changed(before))
	inspect(t, w, code, "after a move")
	w.visit("/pt")
	inspect(t, w, code, "home again")
}

// lessonStep does one step of the first hand.
func (w *window) lessonStep(step course.Step) {
	w.t.Helper()
	selector := `button[name=action][value="` + step.Answer.String() + `"]`
	if step.Kind == course.Read {
		selector = `button[value=continue]`
	}
	before := ask[string](w, `document.querySelector("input[name=step]").value`)
	if step.Kind == course.Number {
		w.answer(step, step.Answer)
	} else {
		w.press(selector)
	}
	w.await("step "+step.ID, `document.querySelector("input[name=step]").value !== `+quote(before))
}

// inspect runs axe and measures at the narrowest width.
func inspect(t *testing.T, w *window, code, where string) {
	t.Helper()
	if found := violations(w, code); len(found) > 0 {
		t.Errorf("%s: axe finds\n%s", where, strings.Join(found, "\n"))
	}
	narrow(w, where)
}

// narrow measures at the narrowest width.
func narrow(w *window, where string) {
	w.t.Helper()
	w.do(sized(320, 640))
	if wide := ask[float64](w, `document.documentElement.scrollWidth`); wide > 320 {
		w.t.Errorf("%s: %v pixels wide on a screen of 320", where, wide)
	}
	w.do(sized(phone.Width, phone.Height))
}
