package e2e_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdp "github.com/chromedp/chromedp"

	"bummerl/tutor/e2e/testsite"
)

// lively is a browser that does not ask for less motion.
func lively() cdp.Action[cdp.Void] {
	return cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		_, err := protocol.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "no-preference"}},
		})
		return err
	})
}

// watchShifts sums up the layout shifts that count (those that follow no press within half a second do) in
// window.shifts, and the motions that swaps begin in window.moved.
const watchShifts = `window.shifts = 0; window.moved = [];
	new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) { window.shifts += e.value; (window.shifted ??= []).push(...e.sources.map(s => [s.node?.nodeName, s.node?.className?.baseVal ?? s.node?.className, s.node?.id, s.previousRect.toJSON(), s.currentRect.toJSON(), Math.round(e.startTime)].map(x => JSON.stringify(x)).join(" "))); } })
		.observe({type: "layout-shift", buffered: true});
	document.addEventListener("htmx:after:swap", () => { for (const a of document.getAnimations())
		window.moved.push([a.effect.target.closest("[data-card], .say, .trick-word") ? "table" : a.effect.target.parentElement.tagName, a.effect.getComputedTiming().endTime]); });
	undefined`

// rows are where the parts of the table begin and end.
const rows = `[".bar", ".cloth", ".desk", ".hand"].map(s => { const r = document.querySelector("#table " + s)?.getBoundingClientRect();
	return r ? Math.round(r.top) + "-" + Math.round(r.bottom) : ""; }).join(" ")`

// TestMotion plays a hand on a phone: cards are seen to move, nothing else does, and the table's parts stay where they
// are, whatever is announced.
func TestMotion(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := open(t, site.URL, phone)
	w.do(lively())
	w.deal("hu")
	ask[any](w, watchShifts)
	ask[any](w, `void (document.documentElement.dataset.pace = "brisk")`) // The test has no eyes to wait for.
	places, moves := ask[string](w, rows), 0
	for ; !w.there(".over"); moves++ {
		if moves > 60 {
			t.Fatal("the hand does not end")
		}
		if got := ask[string](w, rows); got != places {
			t.Errorf("move %d: the rows are at %s, were at %s: %s", moves, got, places, ask[string](w, `document.querySelector("#table .desk").innerText`))
		}
		before := w.version()
		w.press(legalCard)
		w.await("an answer", changed(before))
		w.await("rest", `document.getAnimations().length === 0`)
	}
	if got := ask[float64](w, `window.shifts`); got > 0 {
		t.Errorf("layout shift %v, want none: %v", got, ask[[]string](w, `window.shifted`))
	}
	if got := ask[int](w, `window.moved.length`); moves == 0 || got < 2*moves {
		t.Errorf("%d motions in a hand: cards are not seen to move", got)
	}
	if got := ask[float64](w, `Math.max(...window.moved.map(m => m[1]))`); got > 3000 {
		t.Errorf("a motion takes %v ms", got)
	}
	if got := ask[int](w, `window.moved.filter(m => m[0] !== "table" && m[0] !== "BODY").length`); got > 0 {
		t.Errorf("%d motions of something that is no card", got)
	}
	if w.there("body > svg") {
		t.Error("a card that was swept away is left lying")
	}
}

// TestSlowLine plays some cards of several deals where each answer takes longer than the half second after a press in
// which shifts are forgiven: still nothing jumps. In these deals a marriage waits, and announcements come and go beside
// others.
func TestSlowLine(t *testing.T) {
	t.Parallel()
	for _, n := range []int{0, 1, 9} {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			dice := testsite.Dice(fmt.Sprint("a slow line ", n))
			site := testsite.Start(t, testsite.Options{Env: &dice})
			w := open(t, site.URL, phone)
			w.do(lively())
			w.deal([]string{"de", "hu", "pt"}[n%3])
			ask[any](w, watchShifts)
			ask[any](w, `const line = window.fetch; window.fetch = (...all) => new Promise(done => setTimeout(() => done(line(...all)), 700)); undefined`)
			// An observer does not tell of every shift that one could see, so the line of the opponent is looked at too.
			const line = `document.querySelector(".over") ? 0 : document.querySelector(".side-opponent .facts").getBoundingClientRect().top`
			top := ask[float64](w, line)
			for range 4 {
				before := w.version()
				w.press(legalCard)
				w.await("an answer", changed(before))
				w.await("rest", `document.getAnimations().length === 0`)
				// The result takes other places, and may come between two looks: one look sees both.
				if got := ask[float64](w, `document.querySelector(".over") ? 0 : window.shifts`); got > 0 {
					t.Fatalf("layout shift %v, want none: %v", got, ask[[]string](w, `window.shifted`))
				}
				if got := ask[float64](w, line); got != 0 && got != top {
					t.Fatalf("the opponent's line is at %v, was at %v: %s", got, top, ask[string](w, `document.querySelector("#table .cloth").innerText`))
				}
				if w.there(".over") {
					break
				}
			}
		})
	}
}

// TestNoMotion: neither a device that asks for less motion nor the setting lets anything move.
func TestNoMotion(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	for _, quiet := range []struct {
		name string
		do   func(*window)
	}{
		{"device", func(w *window) { w.do(scheme("light")) }},
		{"setting", func(w *window) { ask[any](w, `void (document.documentElement.dataset.motion = "off")`) }},
	} {
		t.Run(quiet.name, func(t *testing.T) {
			w := open(t, site.URL, phone)
			w.do(lively())
			w.deal("de")
			quiet.do(w)
			ask[any](w, watchShifts)
			before := w.version()
			w.press(legalCard)
			w.await("an answer", changed(before))
			time.Sleep(50 * time.Millisecond)
			if got := ask[int](w, `window.moved.length`); got != 0 {
				t.Errorf("%d motions", got)
			}
		})
	}
}
