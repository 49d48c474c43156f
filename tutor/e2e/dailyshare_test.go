package e2e_test

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/learner"
)

// TestDailyShare copies the day's result by keyboard and hears that it is copied; where the browser refuses to copy, the
// line is selected instead.
func TestDailyShare(t *testing.T) {
	t.Parallel()
	today := day(t, 0)
	s := startOn(t, vienna(t, today, 9))
	list, err := puzzles.Daily(today.String(), today.String())
	if err != nil {
		t.Fatal(err)
	}
	b := plain.New(t, s.URL)
	b.Open("/hu/daily/" + today.String() + "/easy")
	press(t, b, solution(t, list[0].Under(learner.Defaults("hu").Variant)))
	want := plain.Text(b.Open("/hu/daily").ByID("share-line"))
	w := open(t, s.URL, phone)
	for _, c := range b.Cookies() {
		w.cookie(c.Name, c.Value)
	}
	w.visit("/hu/daily")
	w.await("the button", `document.querySelector("[data-copy]")?.hidden === false`)
	ask[bool](w, `(navigator.clipboard.writeText = async (text) => { window.copied = text; }, true)`)
	ask[bool](w, `(document.querySelector("[data-copy]").focus(), true)`)
	w.key(kb.Enter)
	w.await("the line", `window.copied !== undefined`)
	if got := ask[string](w, `window.copied`); got != want || !strings.Contains(got, "✓––") {
		t.Errorf("copied %q, want %q", got, want)
	}
	w.await("the word that it is copied", `document.getElementById("status").textContent === "`+locales.New("hu", "").DailyShareCopied()+`"`)
	ask[bool](w, `(navigator.clipboard.writeText = () => Promise.reject(new Error("no")), true)`)
	w.key(kb.Enter)
	w.await("the selection", `getSelection().toString().startsWith("Bummerl")`)
}

// TestDaily_Midnight: a page that is asked for as the day ends is of one day, however late its parts are made.
func TestDaily_Midnight(t *testing.T) {
	today := day(t, 2)
	var asked atomic.Int64
	env := tutor.System()
	env.Now = func() time.Time { // the first answer is before midnight, all others are after it
		if asked.Add(1) == 1 {
			return vienna(t, today, 23.999)
		}
		return vienna(t, today+1, 0.001)
	}
	site := testsite.Start(t, testsite.Options{Env: &env})
	p := locales.New("de", "")
	page := plain.New(t, site.URL).Open("/de/daily")
	if link(page, "/de/daily/"+today.String()+"/easy") == nil || link(page, "/de/daily/"+(today+1).String()) != nil ||
		strings.Contains(plain.Text(page.Root), p.DailyToToday()) {
		t.Errorf("the page is of two days: %s", plain.Text(page.Root))
	}
}
