package e2e_test

import (
	"context"
	"testing"
	"time"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	cdp "github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"bummerl/tutor/count"
	"bummerl/tutor/e2e/testsite"
)

// changed is true once the table's forms carry another version than before.
func changed(before string) string {
	return `(document.querySelector("input[name=version]")?.value ?? ` + quote(before) + `) !== ` + quote(before)
}

// spot is the middle of the first element of a selector on the screen.
func (w *window) spot(selector string) (x, y float64) {
	w.t.Helper()
	at := ask[[]float64](w, `(() => {
		const r = document.querySelector(`+quote(selector)+`).getBoundingClientRect();
		return [r.x + r.width / 2, r.y + r.height / 2];
	})()`)
	return at[0], at[1]
}

// sent gives how many requests the table has sent by script.
func (w *window) sent() int {
	w.t.Helper()
	return ask[int](w, `window.sent`)
}

// watch counts the requests that htmx sends from now on.
func (w *window) watch() {
	w.t.Helper()
	ask[any](w, `if (window.sent === undefined) document.addEventListener("htmx:before:request", () => window.sent++); window.sent = 0; undefined`)
}

// TestDoublePress presses twice where one card is meant: by a double click, by two taps of a finger, and by a key held
// down. Each time one card is played; a single press a moment later plays the next.
func TestDoublePress(t *testing.T) {
	held := func(repeat bool) cdp.Action[cdp.Void] {
		return cdp.Func(func(ctx context.Context, to *cdp.Target) error {
			_, err := protocol.Call(ctx, to, input.DispatchKeyEvent, input.DispatchKeyEventParams{
				Type: "keyDown", Key: "Enter", Code: "Enter", Text: "\r", WindowsVirtualKeyCode: 13, AutoRepeat: &repeat,
			})
			return err
		})
	}
	site := startMeek(t)
	for _, c := range []struct {
		name          string
		first, second func(x, y float64) cdp.Action[cdp.Void]
		// soon is when the second half comes after the answer to the first.
		soon time.Duration
	}{
		{
			"click", func(x, y float64) cdp.Action[cdp.Void] { return cdp.MouseClickXY(x, y) },
			func(x, y float64) cdp.Action[cdp.Void] { return cdp.MouseClickXY(x, y, cdp.ClickCount(2)) }, 0,
		},
		{"tap", cdp.TapXY, cdp.TapXY, 100 * time.Millisecond},
		{
			"key", func(float64, float64) cdp.Action[cdp.Void] { return held(false) },
			func(float64, float64) cdp.Action[cdp.Void] { return held(true) }, 0,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := open(t, site.URL, phone)
			w.deal("de")
			ask[any](w, `window.taps = []; void document.addEventListener("pointerdown", e => window.taps.push(e.timeStamp), true)`)
			var x, y float64
			var after string
			for range 5 {
				w.watch()
				w.focusCard()
				x, y = w.spot(legalCard)
				before := w.version()
				w.do(c.first(x, y))
				w.await("an answer", changed(before))
				after = w.version()
				time.Sleep(c.soon)
				w.do(c.second(x, y))
				time.Sleep(400 * time.Millisecond)
				// On a machine that does much else the second tap may come too late to be half of a double one.
				if late := c.soon > 0 && ask[bool](w, `window.taps.at(-1) - window.taps.at(-2) > 300`); !late {
					break
				}
			}
			if got := w.version(); got != after || w.sent() != 1 {
				t.Fatalf("the second half went from version %s to %s, with %d requests in all", after, got, w.sent())
			}
			x, y = w.spot(legalCard)
			w.do(cdp.MouseClickXY(x, y))
			w.await("the answer to another press", changed(after))
		})
	}
}

// TestHalfPress goes on from a correction by a key whose second half comes when the next question is there already: it
// answers nothing. A whole press does.
func TestHalfPress(t *testing.T) {
	t.Parallel()
	half := func(kind input.DispatchKeyEventType) cdp.Action[cdp.Void] {
		return cdp.Func(func(ctx context.Context, to *cdp.Target) error {
			_, err := protocol.Call(ctx, to, input.DispatchKeyEvent, input.DispatchKeyEventParams{
				Type: kind, Key: "Enter", Code: "Enter", Text: "\r", WindowsVirtualKeyCode: 13,
			})
			return err
		})
	}
	site := testsite.Start(t, testsite.Options{})
	w := seatedCounter(t, site, "de")
	w.begin(count.TrickSum, count.Setting{Level: 3})
	w.key("1")
	w.key(kb.Enter)
	w.await("the correction", `document.activeElement.matches(".corrected-next")`)
	w.do(half("rawKeyDown"))
	w.await("the next question", `document.activeElement.matches(".ask-trick")`)
	w.do(half("char"), half("char"), half("keyUp")) // Chromium often keeps the first one back.
	w.key("2")                                      // Goes to the second trick once all before has been done.
	w.await("the second trick", `document.activeElement.matches('.ask-trick[value="1"]')`)
	if run := runOf(t, site, w.learner, w.run); len(run.Items) != 2 || run.Items[1].Done {
		t.Errorf("half a press answered: %d items", len(run.Items))
	}
	w.key(kb.Enter)
	w.await("what follows the answer", `!!document.querySelector("#drill .sums")`)
}
