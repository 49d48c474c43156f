package web

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"bummerl/locales"
	"bummerl/tutor/learner"
)

// another is another browser at the same site.
func (a *asker) another() *asker {
	b := *a
	b.cookies = map[string]string{}
	return &b
}

// plays makes a learner with a match of which the browser is told the address.
func (a *asker) plays() string {
	a.t.Helper()
	w := a.post("/de/play", url.Values{"variant": {"schnapsen"}, "level": {"novice"}})
	if w.Code != http.StatusSeeOther {
		a.t.Fatalf("no match: status %d", w.Code)
	}
	return w.Header().Get("Location")
}

var shownCode = regexp.MustCompile(`translate="no">([A-Z0-9-]{17})<`)

// code asks for a transfer code.
func (a *asker) code() string {
	a.t.Helper()
	w := a.post("/de/profile", url.Values{"action": {"code"}})
	found := shownCode.FindStringSubmatch(w.Body.String())
	if w.Code != http.StatusOK || found == nil {
		a.t.Fatalf("no code: status %d", w.Code)
	}
	return found[1]
}

// take enters a code.
func (a *asker) take(code string, more ...string) (status int, location, body string) {
	a.t.Helper()
	form := url.Values{"action": {"take"}, "code": {code}}
	for _, field := range more {
		form.Set(field, "yes")
	}
	w := a.post("/de/profile", form)
	return w.Code, w.Header().Get("Location"), w.Body.String()
}

// TestTransfer: a code brings the profile to a browser, once.
func TestTransfer(t *testing.T) {
	a := newAsker(t)
	match := a.plays()
	code := a.code()
	if body := a.get("/de/profile").Body.String(); strings.Contains(body, code) {
		t.Error("the code is shown a second time")
	}
	b, p := a.another(), locales.New("de", "")
	if w := b.get(match); w.Code != http.StatusNotFound {
		t.Fatalf("another browser sees the match: %d", w.Code)
	}
	// In small letters and without strokes, as a phone may type it.
	typed := strings.ToLower(strings.ReplaceAll(code, "-", ""))
	status, location, _ := b.take(typed)
	if status != http.StatusSeeOther || location != "/de/profile?take" {
		t.Fatalf("taken: %d to %s", status, location)
	}
	if body := b.get(location).Body.String(); !strings.Contains(body, p.ProfileTaken()) || !strings.Contains(body, p.ProfileOthers()) {
		t.Error("it is not said that the profile is here, or the other devices cannot be signed out")
	}
	for name, browser := range map[string]*asker{"first": a, "second": b} {
		if w := browser.get(match); w.Code != http.StatusOK {
			t.Errorf("the %s browser does not see the match: %d", name, w.Code)
		}
	}
	if a.cookies["bummerl"] == b.cookies["bummerl"] {
		t.Error("both browsers have one token")
	}
	if status, _, body := a.another().take(code); status != http.StatusUnprocessableEntity || !strings.Contains(body, p.ProfileRefusedNone()) {
		t.Errorf("a second time: %d", status)
	}
	// The profile's own code is not used up.
	if status, location, _ := b.take(a.code()); status != http.StatusSeeOther || location != "/de/profile?already" {
		t.Errorf("one's own: %d to %s", status, location)
	}
}

func TestTransfer_Refused(t *testing.T) {
	now := time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)
	a := newAskerWith(t, func(c *Config) {
		c.Env.Now = func() time.Time { return now }
		c.Profiles.Env = c.Env
	})
	a.plays()
	p, code := locales.New("de", ""), a.code()
	b := a.another()
	for _, c := range []struct{ typed, why string }{
		{"", p.ProfileRefusedForm(learner.CodeSigns)}, {"CDFHJ-KMNPR-TVWX", p.ProfileRefusedForm(learner.CodeSigns)},
		{"CDFHJ-KMNPR-TVWX0", p.ProfileRefusedForm(learner.CodeSigns)}, {"<b>x</b>", p.ProfileRefusedForm(learner.CodeSigns)},
		{"CDFHJ-KMNPR-TVWXY", p.ProfileRefusedNone()},
	} {
		status, _, body := b.take(c.typed)
		if status != http.StatusUnprocessableEntity || !strings.Contains(body, c.why) || strings.Contains(body, "<b>x") {
			t.Errorf("%q: %d without the reason", c.typed, status)
		}
	}
	now = now.Add(learner.CodeLives)
	if status, _, body := b.take(code); status != http.StatusUnprocessableEntity || !strings.Contains(body, p.ProfileRefusedNone()) {
		t.Errorf("out of date: %d", status)
	}
	if b.cookies["bummerl"] != "" {
		t.Error("guessing makes a learner")
	}
}

// Whoever guesses codes is told to wait, in his language, and so is who makes many.
func TestTransfer_Bounds(t *testing.T) {
	a := newAsker(t)
	a.plays()
	b := a.another()
	var status int
	for range triesAtOnce {
		if status, _, _ = b.take("CDFHJ-KMNPR-TVWXY"); status != http.StatusUnprocessableEntity {
			t.Fatalf("status %d", status)
		}
	}
	w := b.post("/hu/profile", url.Values{"action": {"take"}, "code": {"CDFHJ-KMNPR-TVWXY"}})
	if w.Code != http.StatusTooManyRequests || w.Header().Get("Retry-After") == "" ||
		!strings.Contains(w.Body.String(), locales.New("hu", "").ProfileRefusedWait(1)) || !strings.Contains(w.Body.String(), `value="CDFHJ-KMNPR-TVWXY"`) {
		t.Errorf("one try too many: %d", w.Code)
	}
	for range codesAtOnce {
		a.code()
	}
	w = a.post("/pt/profile", url.Values{"action": {"code"}})
	if w.Code != http.StatusTooManyRequests || !strings.Contains(w.Body.String(), locales.New("pt", "").ProfileRefusedWait(1)) {
		t.Errorf("one code too many: %d", w.Code)
	}
}

// What a browser would lose is said before, and lost only if that is allowed.
func TestTransfer_Leaves(t *testing.T) {
	a := newAsker(t)
	kept := a.plays()
	p, code := locales.New("de", ""), a.code()
	b := a.another()
	b.cookies = maps.Clone(b.cookies)
	lost := b.plays()
	b.post("/de"+strings.TrimPrefix(lost, "/de"), url.Values{"action": {"cut"}, "cut": {"5"}, "version": {"1"}})
	if body := b.get("/de/profile").Body.String(); !strings.Contains(body, p.ProfileTakeLeaves()) || !strings.Contains(body, `name="leave"`) {
		t.Fatal("it is not said what is lost")
	}
	status, _, body := b.take(code)
	if status != http.StatusUnprocessableEntity || !strings.Contains(body, p.ProfileRefusedLeave()) || b.get(lost).Code != http.StatusOK {
		t.Fatalf("without leave: %d", status)
	}
	if status, _, _ := b.take(code, "leave"); status != http.StatusSeeOther {
		t.Fatalf("with leave: %d", status)
	}
	if b.get(lost).Code != http.StatusNotFound || b.get(kept).Code != http.StatusOK {
		t.Error("the browser has the wrong profile")
	}
}

// TestDevices: signing out, here or elsewhere, and deleting; the others are told once, calmly.
func TestDevices(t *testing.T) {
	p := locales.New("de", "")
	for _, c := range []struct {
		action    string
		here      string // what the browser that did it reads
		stays     bool   // that browser has the profile still
		elsewhere bool   // the other one has it still
	}{
		{"others", p.ProfileOthersDone(), true, false},
		{"out", p.ProfileOutDone(), false, true},
		{"delete", p.ProfileDeleted(), false, false},
	} {
		a := newAsker(t)
		match := a.plays()
		b := a.another()
		b.take(a.code())
		w := b.post("/de/profile", url.Values{"action": {c.action}})
		if w.Code != http.StatusSeeOther {
			t.Fatalf("%s: %d", c.action, w.Code)
		}
		if body := b.get(w.Header().Get("Location")).Body.String(); !strings.Contains(body, c.here) {
			t.Errorf("%s: it is not said that it is done", c.action)
		}
		if got := b.get(match).Code == http.StatusOK; got != c.stays {
			t.Errorf("%s: the browser has the profile: %t", c.action, got)
		}
		first := a.get("/de/learn").Body.String()
		if got := strings.Contains(first, p.ProfileGone()); got == c.elsewhere {
			t.Errorf("%s: the other browser is told that it is gone: %t", c.action, got)
		}
		if strings.Contains(a.get("/de/learn").Body.String(), p.ProfileGone()) {
			t.Errorf("%s: it is told a second time", c.action)
		}
		if got := a.get(match).Code == http.StatusOK; got != c.elsewhere {
			t.Errorf("%s: the other browser has the profile: %t", c.action, got)
		}
		if b.post("/de/profile", url.Values{"action": {c.action}}).Code >= http.StatusInternalServerError {
			t.Errorf("%s: a second press breaks", c.action)
		}
	}
}

// A post by a browser whose profile is gone makes a new one, and the next page says so once.
func TestGone_AfterPost(t *testing.T) {
	a := newAsker(t)
	a.plays()
	b := a.another()
	b.take(a.code())
	b.post("/de/profile", url.Values{"action": {"delete"}})
	gone := locales.New("de", "").ProfileGone()
	if w := a.post("/de/settings", url.Values{"theme": {"dark"}}); w.Code != http.StatusSeeOther {
		t.Fatalf("status %d", w.Code)
	}
	if !strings.Contains(a.get("/de/settings?saved").Body.String()+a.get("/de").Body.String(), gone) {
		t.Error("nobody is told")
	}
	if strings.Contains(a.get("/de").Body.String(), gone) {
		t.Error("it is told twice")
	}
	if body := a.get("/de/settings").Body.String(); !strings.Contains(body, `data-theme="dark"`) {
		t.Error("the new profile is not kept")
	}
}

// TestProfile_Export: the file is the learner's own, whole, and of nobody else; a visitor has none.
func TestProfile_Export(t *testing.T) {
	a := newAsker(t)
	if w := a.get("/de/profile/export.json"); w.Code != http.StatusNotFound {
		t.Errorf("a visitor: %d", w.Code)
	}
	match := a.plays()
	w := a.get("/de/profile/export.json")
	var file struct {
		Format  string
		Profile map[string]any
		Matches []map[string]any
		Tables  map[string][]map[string]any
	}
	if err := json.Unmarshal(w.Body.Bytes(), &file); err != nil || w.Code != http.StatusOK {
		t.Fatalf("status %d, %v", w.Code, err)
	}
	if !strings.HasPrefix(w.Header().Get("Content-Disposition"), "attachment") || w.Header().Get("Cache-Control") != "no-store" {
		t.Errorf("headers %v", w.Header())
	}
	if file.Format != "bummerl-profile" || len(file.Matches) != 1 || !strings.HasSuffix(match, "/"+file.Matches[0]["id"].(string)) || file.Profile["id"] == "" {
		t.Errorf("the file is %s", w.Body.String())
	}
	if strings.Contains(w.Body.String(), a.cookies["bummerl"]) || strings.Contains(w.Body.String(), "seed") {
		t.Error("a secret is in the file")
	}
	for range exportsAtOnce {
		w = a.get("/de/profile/export.json")
	}
	if w.Code != http.StatusTooManyRequests {
		t.Errorf("one time too many: %d", w.Code)
	}
}

func TestProfile_Nobody(t *testing.T) {
	a := newAsker(t)
	if w := a.post("/de/profile", url.Values{"action": {"code"}}); w.Code != http.StatusSeeOther || a.cookies["bummerl"] != "" {
		t.Errorf("a visitor asks for a code: %d", w.Code)
	}
	a.plays()
	if w := a.post("/de/profile", url.Values{"action": {"fly"}}); w.Code != http.StatusUnprocessableEntity {
		t.Errorf("an action that is none: %d", w.Code)
	}
	if w := a.post("/de/profile", url.Values{"action": {"out"}}); w.Code != http.StatusUnprocessableEntity {
		t.Errorf("the only device signs out: %d", w.Code)
	}
}
