package web

import (
	"cmp"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/a-h/templ"

	"bummerl/rules/bot"
	"bummerl/static"
	"bummerl/tutor"
	"bummerl/tutor/store"
)

// BenchmarkPages tells what a page costs without a network: whole, as the site answers it, and fixed, the same page rendered
// from the same view model without anything around it. Kinds of pages are those that `make load` asks for:
//
//	go test ./tutor/web -run xxx -bench Pages -benchmem
func BenchmarkPages(b *testing.B) {
	site := newBenchSite(b)
	site.play()
	for _, kind := range site.kinds() {
		page := site.shown(kind.path, kind.visitor)
		b.Run(kind.name+"/whole", func(b *testing.B) {
			computing(b, func() { site.get(kind.path, kind.visitor) })
			b.ReportMetric(float64(site.bytes), "bytes")
		})
		b.Run(kind.name+"/fixed", func(b *testing.B) {
			computing(b, func() {
				buf := templ.GetBuffer()
				if err := page.Render(b.Context(), buf); err != nil {
					b.Fatal(err)
				}
				_, _ = io.Discard.Write(buf.Bytes())
				templ.ReleaseBuffer(buf)
			})
		})
	}
}

// computing measures processor time besides time: the machine may have other work.
func computing(b *testing.B, do func()) {
	used := func() time.Duration {
		var u syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
			b.Fatal(err)
		}
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	before := used()
	for b.Loop() {
		do()
	}
	b.ReportMetric(float64((used()-before).Microseconds())/float64(b.N), "cpu-us/op")
}

// pageKind is a page that is measured: who asks for it has a profile and has played, or is there for the first time.
type pageKind struct {
	name, path string
	visitor    bool
}

// benchSite is a site with a learner in the middle of a match against master.
type benchSite struct {
	b      *testing.B
	site   http.Handler
	page   templ.Component
	cookie string
	match  string
	bytes  int
}

func newBenchSite(b *testing.B) *benchSite {
	b.Helper()
	place := filepath.Join(b.TempDir(), "site.sqlite")
	db, err := store.Open(b.Context(), place)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = db.Close() })
	assets, err := static.Load()
	if err != nil {
		b.Fatal(err)
	}
	s := &benchSite{b: b}
	s.site, err = New(Config{
		Env: tutor.System(), Assets: assets, BaseURL: "http://bummerl.example", Log: slog.New(slog.DiscardHandler),
		Shown: func(page templ.Component) { s.page = page },
	}.On(db, bot.ByName))
	if err != nil {
		b.Fatal(err)
	}
	return s
}

func (s *benchSite) kinds() []pageKind {
	return []pageKind{
		{"visitor", "/de", true},
		{"home", "/de", false},
		{"learn", "/de/learn", false},
		{"lesson", "/de/learn/follow", false},
		{"puzzles", "/de/puzzles", false},
		{"puzzle", "/de/daily/2026-11-30/easy", false},
		{"daily", "/de/daily", false},
		{"deck", "/de/deck", false},
		{"count", "/de/count", false},
		{"play", "/de/play", false},
		{"table", s.match, false},
		{"review", s.match + "/review/1", false},
		{"statistics", "/de/play/statistics", false},
		{"rules", "/de/rules", false},
		{"rulebook", "/de/rules/schnapsen", false},
		{"glossary", "/de/glossary", false},
		{"board", "/de/board", false},
		{"progress", "/de/progress", false},
		{"settings", "/de/settings", false},
	}
}

// What the learner presses: the next hand, or a card that may be played.
var (
	nextButton = regexp.MustCompile(`<button[^>]* name="action"[^>]* value="(next)"`)
	legalCard  = regexp.MustCompile(`data-play="legal"[^>]*>\s*<button[^>]* value="([^"]+)"`)
)

var versionInput = regexp.MustCompile(`name="version" value="(\d+)"`)

// play has the learner play a hand and three cards of the next.
func (s *benchSite) play() {
	s.b.Helper()
	location := s.post("/de/play", url.Values{"level": {"master"}})
	s.match = location
	s.post(location, url.Values{"version": {"1"}, "cut": {"7"}})
	hands, cards := 0, 0
	for range 60 {
		page := s.get(location, false)
		found := first(nextButton.FindStringSubmatch(page), legalCard.FindStringSubmatch(page))
		version := versionInput.FindStringSubmatch(page)
		if found == nil || version == nil {
			s.b.Fatalf("nothing to press: %.300s", page)
		}
		action := found[1]
		if action == "next" {
			hands++
		} else if hands > 0 {
			if cards++; cards > 3 {
				return
			}
		}
		s.post(location, url.Values{"version": {version[1]}, "action": {action}})
	}
}

func (s *benchSite) post(path string, form url.Values) string {
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if s.cookie != "" {
		r.Header.Set("Cookie", s.cookie)
	}
	w := httptest.NewRecorder()
	s.site.ServeHTTP(w, r)
	for _, c := range w.Result().Cookies() {
		if c.Name == "bummerl" {
			s.cookie = "lang=de; bummerl=" + c.Value
		}
	}
	if w.Code != http.StatusSeeOther && w.Code != http.StatusOK {
		s.b.Logf("post %s %v: %d", path, form, w.Code)
	}
	return cmp.Or(w.Header().Get("Location"), path)
}

func (s *benchSite) get(path string, visitor bool) string {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	if !visitor {
		r.Header.Set("Cookie", s.cookie)
	}
	w := httptest.NewRecorder()
	s.site.ServeHTTP(w, r)
	if w.Code != http.StatusOK {
		s.b.Fatalf("%s: %d", path, w.Code)
	}
	s.bytes = w.Body.Len()
	return w.Body.String()
}

// shown gives the page that is rendered for an address.
func (s *benchSite) shown(path string, visitor bool) templ.Component {
	s.b.Helper()
	s.get(path, visitor)
	return s.page
}

// first gives the first match that there is.
func first(found ...[]string) []string {
	for _, f := range found {
		if f != nil {
			return f
		}
	}
	return nil
}
