package e2e_test

import (
	"strings"
	"testing"
	"time"

	cdp "github.com/chromedp/chromedp"

	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// start begins a run in the store and turns to it.
func (w *counter) start(kind count.Kind, set count.Setting) {
	w.t.Helper()
	run, err := counting(w.site).Start(w.t.Context(), w.learner, learner.RulesIn(tutor.Settings{}, "de"), kind, set)
	if err != nil {
		w.t.Fatal(err)
	}
	w.run = run.ID
	w.visit("/" + w.p.Lang() + "/count/" + string(kind) + "/" + run.ID)
}

// TestCountClock: with the clock on, the tricks go on by themselves, and at the question the seconds run; nothing is cut
// off. Without it a trick waits.
func TestCountClock(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := seatedCounter(t, site, "de")
	fast := count.Setting{Level: 8, Length: 3, Show: count.Brief, Clock: true}
	w.start(count.MayClaim, fast)
	w.await("the seconds", `/^[12]$/.test(document.querySelector(".clock").textContent)`)
	begun := time.Now()
	w.await("the question", `!!document.querySelector("#drill .ask")`)
	if took := time.Since(begun); took < 4*time.Second {
		t.Errorf("three tricks went by in %v, want about six seconds", took)
	}
	w.await("that the seconds run", `+document.querySelector(".clock").textContent >= 2`)
	if !w.there("#drill .ask button[value=yes]") {
		t.Error("the question is no longer there")
	}
	w.press("#drill .ask button[value=no]")
	w.await("the correction", `!!document.querySelector("#drill .sums")`)
	if w.there(".clock") {
		t.Error("the clock runs on while one reads the correction")
	}
	fast.Clock = false
	w.start(count.MayClaim, fast)
	time.Sleep(2500 * time.Millisecond)
	if w.there(".clock") || !w.there("#on-1") {
		t.Error("without a clock a trick does not wait")
	}
}

// TestCountPad: where fingers type, the figures are on the page and no keyboard covers the table; words are written with
// the device's own, once they are asked for.
func TestCountPad(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := seatedCounter(t, site, "pt")
	w.start(count.TrickSum, count.First())
	mode := func(want string) {
		t.Helper()
		if got := ask[string](w.window, `document.querySelector(".ask-number input").inputMode`); got != want {
			t.Errorf("inputmode is %q, want %q", got, want)
		}
	}
	mode("none")
	for _, key := range []string{"1", "5", "7"} {
		w.pad(key)
	}
	w.pad("⌫")
	w.pad("4")
	w.pad("⌫")
	if got := ask[string](w.window, `document.querySelector(".ask-number input").value`); got != "15" {
		t.Errorf("1, 5, 7, erased, 4, erased writes %q", got)
	}
	w.pad("abc")
	mode("text")
	w.pad("0")
	mode("none")
	for _, height := range []int64{616, 664} {
		w.do(sized(360, height))
		if got := ask[int64](w.window, `document.documentElement.scrollHeight`); got > height {
			t.Errorf("with the pad the page is %d pixels high on a screen of %d", got, height)
		}
	}
	w.press(`#drill .ask button[type=submit]`)
	w.await("the correction", `!!document.querySelector("#drill .sums")`)
	w.press(`#next-item`)
	w.await("the next question", `document.querySelectorAll(".pad button").length === 12`)
	mode("none")
	mouse := seatedCounter(t, site, "de")
	mouse.do(cdp.EmulateReset())
	mouse.start(count.TrickSum, count.First())
	if mouse.there(".pad button") {
		t.Error("a mouse gets a pad")
	}
}

// pad presses a key of the pad.
func (w *counter) pad(key string) {
	w.t.Helper()
	ask[any](w.window, `void [...document.querySelectorAll(".pad button")].find(b => b.textContent === `+quote(key)+`).click()`)
}

// TestCountAloud: what goes by and what is asked is read aloud in the page's language, once, and again on demand.
func TestCountAloud(t *testing.T) {
	t.Parallel()
	site := testsite.Start(t, testsite.Options{})
	w := seatedCounter(t, site, "hu")
	set := count.Setting{Level: 5, Aloud: true}
	w.start(count.TrickSum, set)
	ask[any](w.window, `window.aloud = []; window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
		Object.defineProperty(window, "speechSynthesis", {value: {cancel() {}, getVoices: () => [{lang: "hu-HU"}],
			speak: u => window.aloud.push(u.lang + ": " + u.text)}}); undefined`)
	w.press(".watch-go a")
	w.await("the question", `!!document.querySelector("#drill .ask")`)
	w.await("the voice", `window.aloud.length > 0`)
	w.press(".hear")
	got := ask[[]string](w.window, `window.aloud`)
	if want := "hu: " + w.p.CountAskTrick(); len(got) != 2 || got[0] != want || got[1] != want {
		t.Errorf("said aloud: %q, want twice %q", got, want)
	}
	ask[any](w.window, `void (window.speechSynthesis.getVoices = () => [{lang: "en-GB"}])`)
	w.key("5")
	w.press(`#drill .ask button[type=submit]`)
	w.await("the correction", `!!document.querySelector("#drill .sums")`)
	if got := ask[[]string](w.window, `window.aloud`); len(got) != 2 {
		t.Errorf("a voice of another language reads %q", got[2:])
	}
	if said := ask[string](w.window, `document.getElementById("status").textContent`); !strings.Contains(said, w.p.CountWrong()) {
		t.Errorf("the live region says %q", said)
	}
}
