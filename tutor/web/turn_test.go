package web

import (
	"net/http"
	"net/url"
	"regexp"
	"testing"
	"time"
)

// TestEvenly: no answer of an opponent is told before the pause is over, however little there was to think about; what was
// not done needs no pause, and nobody has to wait behind one.
func TestEvenly(t *testing.T) {
	const pause = 30 * time.Millisecond
	s, a := built(t)
	table := a.post("/de/play", url.Values{}).Header().Get("Location")
	s.Pause = pause
	took := func(form url.Values, want int) time.Duration {
		t.Helper()
		start := time.Now()
		if w := a.post(table, form); w.Code != want {
			t.Fatalf("%v: status %d, want %d", form, w.Code, want)
		}
		return time.Since(start)
	}
	if d := took(url.Values{"version": {"1"}, "cut": {"3"}}, http.StatusSeeOther); d < pause {
		t.Errorf("the cut is answered after %v", d)
	}
	version, button := regexp.MustCompile(`name="version" value="(\d+)"`), regexp.MustCompile(`name="action" value="([AKQJT9][cdhs])"`)
	done := 0
	for range 5 {
		page := a.get(table).Body.String()
		for _, card := range button.FindAllStringSubmatch(page, -1) {
			start := time.Now()
			w := a.post(table, url.Values{"version": {version.FindStringSubmatch(page)[1]}, "action": {card[1]}})
			if w.Code != http.StatusSeeOther {
				continue // The rules forbid it.
			}
			if d := time.Since(start); d < pause {
				t.Errorf("%s is answered after %v", card[1], d)
			}
			done++
			break
		}
	}
	if done < 3 {
		t.Errorf("only %d cards were played", done)
	}
	s.Pause = time.Hour
	took(url.Values{"version": {"999"}, "action": {"Kc"}}, http.StatusConflict)
	if s.turns.Taken() != 0 {
		t.Error("a place is kept")
	}
}
