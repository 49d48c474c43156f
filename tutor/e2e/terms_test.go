package e2e_test

import (
	"context"
	"testing"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdp "github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/device"

	"bummerl/locales"
	"bummerl/tutor/course"
	"bummerl/tutor/e2e/testsite"
)

const (
	someTerm  = `.step button.term`
	openGloss = `.gloss:popover-open`
)

// scripts lets the pages that come run scripts or not.
func scripts(on bool) cdp.Action[cdp.Void] {
	return cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		_, err := protocol.Call(ctx, t, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: !on})
		return err
	})
}

// opened waits for one explanation; it lies at the lower edge of the screen, whole, and has moved nothing.
func (w *window) opened(step string) {
	w.t.Helper()
	w.await("the explanation", `document.querySelectorAll("`+openGloss+`").length === 1`)
	if !ask[bool](w, `(() => {
		const r = document.querySelector("`+openGloss+`").getBoundingClientRect();
		return Math.abs(r.bottom - innerHeight) <= 1 && r.top > innerHeight / 3 && r.left >= 0 && r.right <= innerWidth;
	})()`) {
		w.t.Error("the explanation does not lie whole at the lower edge")
	}
	if got := w.stepPlace(); got != step {
		w.t.Errorf("the text has moved: got %s, want %s", got, step)
	}
}

// stepPlace is where the text of the lesson and the hand stand on the page.
func (w *window) stepPlace() string {
	w.t.Helper()
	return ask[string](w, `JSON.stringify([...document.querySelectorAll(".step, .step p, .hand")].map((e) => { const r = e.getBoundingClientRect(); return [r.x, Math.round(r.y + scrollY), r.width, r.height]; }))`)
}

func (w *window) folded() {
	w.t.Helper()
	w.await("no explanation", `!document.querySelector("`+openGloss+`")`)
}

// TestTerms opens the explanation of a term by finger and by key, with scripts and without. A press beside it folds it
// and plays no card.
func TestTerms(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	for _, c := range []struct {
		size device.Info
		lang string
	}{
		{phone, "de"}, {phone, "hu"}, {phone, "pt"},
		{device.Info{Name: "narrow", Width: 320, Height: 568, Scale: 2, Mobile: true, Touch: true}, "hu"},
		{device.Info{Name: "desk", Width: 1280, Height: 800, Scale: 1}, "pt"},
	} {
		t.Run(c.size.Name+" "+c.lang, func(t *testing.T) {
			w := open(t, site.URL, c.size)
			w.visit("/" + c.lang + "/learn/first")
			w.lessonStep(course.FirstHand.Steps[0])
			w.await("a card to press", `!!document.querySelector(".hand button") && !!document.querySelector("`+someTerm+`")`)
			if w.there(openGloss) {
				t.Fatal("an explanation is open from the start")
			}
			w.watch()
			step := w.stepPlace()
			w.press(someTerm)
			w.opened(step)
			x, y := w.spot(".hand button")
			w.do(cdp.MouseClickXY(x, y))
			w.folded()
			ask[any](w, `void document.querySelector("`+someTerm+`").focus()`)
			w.key("\r")
			w.opened(step)
			w.key("\t")
			if !ask[bool](w, `!!document.activeElement.closest("`+openGloss+`")`) {
				t.Error("the next stop after the term is not its explanation")
			}
			w.key("\x1b")
			w.folded()
			if !ask[bool](w, `document.activeElement.matches("`+someTerm+`")`) {
				t.Error("Escape does not lead back to the term")
			}
			w.press(someTerm)
			w.opened(step)
			w.press(openGloss + " .button")
			w.folded()
			if got := w.sent(); got != 0 || w.there(".feedback") {
				t.Errorf("got %d answers to the lesson, want none", got)
			}
		})
	}
	t.Run("without scripts", func(t *testing.T) {
		w := open(t, site.URL, phone)
		w.do(scripts(false))
		w.visit("/de/learn/first")
		step := w.stepPlace()
		w.press(someTerm)
		w.opened(step)
		w.press(openGloss + " a")
		w.await("the glossary", `location.pathname === "/de/glossary" && !!document.querySelector("dl.glossary > :target")`)
	})
}

// TestTermsAccessible lets axe look at an open explanation and at the glossary, and no page scrolls sideways.
func TestTermsAccessible(t *testing.T) {
	t.Parallel()
	code := axe(t)
	site := testsite.Start(t, testsite.Options{})
	for i, lang := range locales.Langs {
		t.Run(lang, func(t *testing.T) {
			w := open(t, site.URL, phone)
			w.do(scheme([]string{"light", "dark", "light"}[i]))
			w.visit("/" + lang + "/glossary")
			inspect(t, w, code, "glossary")
			w.visit("/" + lang + "/learn/first")
			step := w.stepPlace()
			w.press(someTerm)
			w.opened(step)
			inspect(t, w, code, "an open explanation")
		})
	}
}
