package web

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/labstack/echo/v4"

	"bummerl/locales"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/board/think"
)

// built gives a site with its insides within reach.
func built(t *testing.T) (*Site, *asker) {
	t.Helper()
	a := newAsker(t)
	s, handler, err := build(Config{
		Env: tutor.System(), Assets: named{}, BaseURL: "http://bummerl.example", Log: slog.New(slog.DiscardHandler),
	}.On(a.store, bot.ByName))
	if err != nil {
		t.Fatal(err)
	}
	a.site = handler
	return s, a
}

// postFrom posts a form without fields, from an address.
func postFrom(a *asker, address, path string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, path, nil)
	r.RemoteAddr = address + ":1"
	return a.do(r)
}

// TestNewProfiles: an address that makes profile after profile is told to wait, in its language; another is not, nor is who
// has a profile already.
func TestNewProfiles(t *testing.T) {
	s, a := built(t)
	s.bounds.profiles = &bound{address: newLimit(1, time.Hour)}
	if w := postFrom(a, "192.0.2.1", "/de/play"); w.Code != http.StatusSeeOther || a.cookies["bummerl"] == "" {
		t.Fatalf("the first: status %d", w.Code)
	}
	for _, lang := range locales.Langs {
		for name, token := range map[string]string{"nobody": "", "a cookie made by hand": "A" + strings.Repeat("b", 42)} {
			other := &asker{t: t, site: a.site, cookies: map[string]string{"bummerl": token}}
			w := postFrom(other, "192.0.2.1", "/"+lang+"/play")
			if w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") != "3600" ||
				!strings.Contains(w.Body.String(), locales.New(lang, "").ErrorsTooManyTitle()) {
				t.Errorf("%s, %s: status %d, Retry-After %q", lang, name, w.Code, w.Header().Get("Retry-After"))
			}
			if other.cookies["bummerl"] != token {
				t.Errorf("%s, %s: a profile was made", lang, name)
			}
		}
	}
	if w := postFrom(a, "192.0.2.1", "/de/play"); w.Code != http.StatusSeeOther {
		t.Errorf("who has a profile gets %d", w.Code)
	}
	other := &asker{t: t, site: a.site, cookies: map[string]string{}}
	if w := postFrom(other, "192.0.2.2", "/de/play"); w.Code != http.StatusSeeOther {
		t.Errorf("another address gets %d", w.Code)
	}
}

// TestOperatorsBounds: the operator's number of posts bounds new profiles too, and none means none.
func TestOperatorsBounds(t *testing.T) {
	if b := newBounds(0); b.posts != nil || b.profiles != nil {
		t.Error("there is a bound where none is set")
	}
	b := newBounds(2)
	if posts, profiles := times(b.posts.address, "x", 50), times(b.profiles.address, "x", 50); posts != 10 || profiles != 10 {
		t.Errorf("%d posts and %d profiles at once, want 10", posts, profiles)
	}
	if wait := b.profiles.address.wait("x"); wait < 29*time.Second || wait > 30*time.Second {
		t.Errorf("the next profile may be had after %v, want 30 s", wait)
	}
}

// TestBounds_LearnerAndAddress: a learner is bounded wherever he comes from, an address whoever comes from it.
func TestBounds_LearnerAndAddress(t *testing.T) {
	b := bound{address: newLimit(6, time.Hour), learner: newLimit(2, time.Hour)}
	e := echo.New()
	e.IPExtractor = clientOf(nil)
	visiting := func(who, address string) *visit {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = address + ":1"
		return &visit{Context: e.NewContext(r, httptest.NewRecorder()), learner: tutor.Learner{ID: who}}
	}
	count := func(who, address string) int {
		passed := 0
		for range 9 {
			if b.pass(visiting(who, address)) == nil {
				passed++
			}
		}
		return passed
	}
	for _, c := range []struct {
		who, address string
		want         int
	}{
		{"anna", "192.0.2.1", 2}, {"anna", "192.0.2.9", 0}, {"bela", "192.0.2.1", 2}, {"", "192.0.2.1", 2}, {"carla", "192.0.2.1", 0}, {"carla", "192.0.2.2", 0},
		{"dora", "192.0.2.2", 2}, {"", "2001:db8::1", 2}, {"", "2001:db8::2", 0},
	} {
		if strings.Contains(c.address, ":") {
			c.address = "[" + c.address + "]"
		}
		if got := count(c.who, c.address); got != c.want {
			t.Errorf("%q from %s: %d pass, want %d", c.who, c.address, got, c.want)
		}
	}
}

// TestTurns: a post that finds all places taken waits for its turn, and one for whom there is no room to wait is told when to
// come again; pages are shown all the while.
func TestTurns(t *testing.T) {
	s, a := built(t)
	s.turns = think.NewDesk(1, time.Minute)
	leave, err := s.turns.Sit(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	post := func() *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodPost, "/hu/settings", strings.NewReader(url.Values{"theme": {"dark"}}.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		w := httptest.NewRecorder()
		a.site.ServeHTTP(w, r)
		return w
	}
	waiting := make(chan *httptest.ResponseRecorder, 4)
	for range 4 {
		go func() { waiting <- post() }()
	}
	// Two may wait; of four the others are refused at once.
	for range 2 {
		if w := <-waiting; w.Code != http.StatusServiceUnavailable || w.Header().Get("Retry-After") != "3" ||
			!strings.Contains(w.Body.String(), locales.New("hu", "").ErrorsBusyTitle()) {
			t.Errorf("status %d, Retry-After %q", w.Code, w.Header().Get("Retry-After"))
		}
	}
	page := httptest.NewRecorder()
	a.site.ServeHTTP(page, httptest.NewRequest(http.MethodGet, "/hu", nil))
	if page.Code != http.StatusOK {
		t.Errorf("a page has status %d", page.Code)
	}
	leave()
	for range 2 {
		if w := <-waiting; w.Code != http.StatusSeeOther {
			t.Errorf("after waiting: status %d", w.Code)
		}
	}
}
