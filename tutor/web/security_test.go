package web

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

// TestForeignLogged: what was refused is in the log, once and by its kind; and who is refused cannot write lines of his own.
func TestForeignLogged(t *testing.T) {
	var log bytes.Buffer
	a := newAskerWith(t, func(c *Config) {
		c.Log = slog.New(slog.NewTextHandler(&log, nil))
		c.PostsPerSecond = 2
	})
	const forged = "x\nlevel=ERROR msg=forged"
	said := func(what string, status string) {
		t.Helper()
		lines := strings.Split(strings.TrimSpace(log.String()), "\n")
		if len(lines) != 1 || !strings.Contains(lines[0], status) || !strings.Contains(lines[0], "id=") || !strings.Contains(lines[0], " level=INFO ") ||
			strings.Contains(lines[0], "192.0.2.1") {
			t.Errorf("%s: the log says %q", what, lines)
		}
		log.Reset()
	}
	foreign := httptest.NewRequest(http.MethodPost, "/de/play", nil)
	foreign.Header.Set("Sec-Fetch-Site", "cross-site")
	foreign.Header.Set("X-Request-Id", forged)
	a.do(foreign)
	said("a foreign post", "status=403")
	a.get("/de/play/" + url.PathEscape(forged))
	said("another's match", "status=404")
	a.post("/de/settings", url.Values{"theme": {forged}})
	said("a wrong value", "settings refused")
	a.post("/de/settings", url.Values{"theme": {strings.Repeat("x", 17<<10)}})
	said("too much", "status=413")
	for range 20 {
		log.Reset()
		if w := a.post("/de/settings", url.Values{"theme": {"dark"}}); w.Code == http.StatusTooManyRequests {
			said("too often", "status=429")
			return
		}
	}
	t.Error("nothing is too often")
}

// TestLooking: whoever only looks stays a visitor, whatever he looks at.
func TestLooking(t *testing.T) {
	s, a := built(t)
	paths := s.testPaths(t)
	for _, path := range append(paths, "/progress", "/settings", "/profile", "/deck", "/play", "/play/statistics", "/count/results", "/play/import") {
		w := a.get("/hu" + path)
		if w.Code >= http.StatusInternalServerError {
			t.Errorf("%s: status %d", path, w.Code)
		}
		if _, ok := a.cookies["bummerl"]; ok {
			t.Fatalf("%s makes a learner", path)
		}
	}
	if len(paths) < 50 {
		t.Errorf("only %d pages were looked at", len(paths))
	}
}

// testPaths are the public pages, below the language.
func (s *Site) testPaths(t *testing.T) []string {
	t.Helper()
	v := &visit{Context: nil, site: s, lang: "hu", now: s.Env.Time()}
	v.meet(v.learner)
	return v.publicPaths()
}

// TestPollution: a field that is sent twice has its first value, and one in the address is none of the form's.
func TestPollution(t *testing.T) {
	a := newAsker(t)
	theme := func() string {
		body := a.get("/de/settings").Body.String()
		for _, name := range []string{"dark", "light", "auto"} {
			if strings.Contains(body, `name="theme" value="`+name+`" checked`) {
				return name
			}
		}
		return ""
	}
	a.post("/de/settings", url.Values{"theme": {"dark", "light"}})
	if got := theme(); got != "dark" {
		t.Errorf("of two values %q is taken", got)
	}
	a.post("/de/settings?theme=light", url.Values{"pack": {"tell"}})
	if got := theme(); got == "light" {
		t.Error("a value in the address is taken for one of the form")
	}
}

// TestPrivate: nobody keeps an answer that is about a learner, be it a page, a file, a fragment, a redirect or a refusal.
func TestPrivate(t *testing.T) {
	a := newAsker(t)
	table := a.post("/de/play", url.Values{}).Header().Get("Location")
	fragment := httptest.NewRequest(http.MethodGet, table, nil)
	fragment.Header.Set("HX-Request", "true")
	for name, w := range map[string]*httptest.ResponseRecorder{
		"home": a.get("/de"), "table": a.get(table), "fragment": a.do(fragment), "progress": a.get("/de/progress"), "profile": a.get("/de/profile"),
		"file": a.get(table + "/record.json"), "everything": a.get("/de/profile/export.json"), "redirect": a.post("/de/settings", url.Values{"theme": {"dark"}}),
		"refusal": a.post(table, url.Values{"version": {"9"}, "action": {"Kc"}}), "missing": a.get("/de/play/nonesuch"), "start": a.get("/"),
	} {
		if got := w.Header().Get("Cache-Control"); got != "no-store" {
			t.Errorf("%s (%d): Cache-Control is %q", name, w.Code, got)
		}
	}
}
