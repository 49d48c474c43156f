package web

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
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
	for range 5 {
		page := a.get(table).Body.String()
		card := button.FindStringSubmatch(page)
		if card == nil {
			break // The hand is over.
		}
		form := url.Values{"version": {version.FindStringSubmatch(page)[1]}, "action": {card[1]}}
		if d := took(form, http.StatusSeeOther); d < pause {
			t.Errorf("%s is answered after %v", card[1], d)
		}
	}
	s.Pause = time.Hour
	took(url.Values{"version": {"999"}, "action": {"Kc"}}, http.StatusConflict)
	if s.turns.Taken() != 0 || !strings.HasPrefix(table, "/de/play/") {
		t.Error("a place is kept")
	}
}
