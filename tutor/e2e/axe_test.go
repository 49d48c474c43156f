package e2e_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdp "github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/device"

	"context"

	"bummerl/locales"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/testsite"
)

// axe reads the accessibility checker, which npm brings.
func axe(t *testing.T) string {
	t.Helper()
	code, err := os.ReadFile("../../node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatalf("axe-core is not installed (npm ci): %v", err)
	}
	return string(code)
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

// TestAccessible walks through every kind of page in each language, light and dark, and lets axe look at it; and no page
// scrolls sideways on the narrowest screen.
func TestAccessible(t *testing.T) {
	code := axe(t)
	for i, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			site := testsite.Start(t, testsite.Options{})
			w := open(t, site.URL, phone)
			w.do(scheme([]string{"light", "dark", "light"}[i]))
			look := func(where string) {
				t.Helper()
				inspect(t, w, code, where)
			}
			for _, path := range []string{"", "/learn", "/puzzles", "/puzzles/closing", "/puzzles/1", "/puzzles/" + hiddenPuzzle, "/count", "/play", "/play/statistics", "/play/import", "/settings", "/nowhere"} {
				w.visit("/" + lang + path)
				look(path)
			}
			w.visit("/" + lang + "/learn/first")
			look("first hand")
			for _, step := range course.FirstHand.Steps[:len(course.FirstHand.Steps)-1] {
				w.lessonStep(step)
			}
			look("first hand, last step")
			w.visit("/" + lang + "/play")
			w.press(`form.start button`)
			w.await("the cut", `!!document.querySelector("button[name=cut]")`)
			look("cut")
			w.press(`button[name=cut][value="4"]`)
			w.await("the table", `!!document.querySelector(".hand button")`)
			look("table")
			before := w.version()
			if w.there("#do-66") {
				w.press("#do-66")
			} else {
				w.press(legalCard)
			}
			w.await("an answer", `document.querySelector("input[name=version]").value !== `+quote(before))
			look("after a move")
			w.visit("/" + lang)
			look("home again")
		})
	}
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
	found := violations(w, code)
	if len(found) > 0 {
		t.Errorf("%s: axe finds\n%s", where, strings.Join(found, "\n"))
	}
	w.do(cdp.Emulate(device.Info{Name: "narrow", Width: 320, Height: 640, Scale: 2, Mobile: true, Touch: true}))
	if wide := ask[float64](w, `document.documentElement.scrollWidth`); wide > 320 {
		t.Errorf("%s: %s", where, fmt.Sprintf("%v pixels wide on a screen of 320", wide))
	}
	w.do(cdp.Emulate(phone))
}
