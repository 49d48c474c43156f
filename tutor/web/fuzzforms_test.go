package web

import (
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/labstack/echo/v4"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
	"bummerl/tutor/store"
)

// fuzzed are the forms of the site: for each route an address, with {match}, {hand} and {run} for what the learner has.
func fuzzed() map[string]string {
	first, last := puzzles.DailyDates()
	day := min(max(tutor.System().Time().Format("2006-01-02"), first), last)
	forms := map[string]string{
		"/learn/quiz": "/de/learn/quiz", "/learn/:id": "/de/learn/follow", "/learn/:id/report": "/de/learn/first/report",
		"/puzzles/:id": "/de/puzzles/" + puzzles.Of(puzzles.Closing)[0].ID, "/puzzles/:id/report": "/hu/puzzles/" + puzzles.Of(puzzles.Defend)[0].ID + "/report",
		"/puzzles/run": "/de/puzzles/run", "/daily/:date/:level": "/de/daily/" + day + "/easy", "/daily/:date/:level/report": "/de/daily/" + day + "/hard/report",
		"/deck": "/de/deck", "/count/:drill": "/de/count/missing", "/count/:drill/:id": "{run}",
		"/play": "/de/play", "/play/import": "/de/play/import", "/play/:id": "{match}", "/play/:id/hands": "{match}/hands",
		"/play/:id/review/:hand": "{hand}/review/1", "/play/:id/review/:hand/retry/:seq": "{hand}/review/1/retry/0",
		"/rules": "/pt/rules", "/rules/house": "/de/rules/house", "/rules/:variant/:try": "/hu/rules/schnapsen/follow",
		"/settings": "/pt/settings", "/profile": "/de/profile",
	}
	for _, way := range append([]string{"mixed", "run"}, themeNames()...) {
		z := puzzles.Of(puzzles.Closing)[0]
		if i := slices.Index(themeNames(), way); i >= 0 {
			z = puzzles.Of(puzzles.Themes()[i])[0]
		}
		forms["/puzzles/"+way+"/:id"] = "/de/puzzles/" + way + "/" + z.ID
		forms["/puzzles/"+way+"/:id/report"] = "/de/puzzles/" + way + "/" + z.ID + "/report"
	}
	return forms
}

func themeNames() []string {
	var list []string
	for _, theme := range puzzles.Themes() {
		list = append(list, string(theme))
	}
	return list
}

// TestEveryFormIsFuzzed: a route that takes a post is among the forms, and what is among them is a route.
func TestEveryFormIsFuzzed(t *testing.T) {
	e := echo.New()
	(&Site{Config: Config{Assets: named{}}}).routes(e)
	forms := fuzzed()
	for _, r := range e.Routes() {
		path := strings.TrimPrefix(r.Path, "/:lang")
		if _, ok := forms[path]; r.Method == http.MethodPost && !ok {
			t.Errorf("nobody fuzzes the form %s", path)
		}
		if r.Method == http.MethodPost {
			delete(forms, path)
		}
	}
	for path := range forms {
		t.Errorf("there is no form %s", path)
	}
	for _, path := range slices.Sorted(maps.Keys(fuzzed())) {
		t.Log("form " + path) // tools/fuzz.sh reads them.
	}
}

// sender posts to a site as learners who have something.
type sender struct {
	site    http.Handler
	cookies map[string]*http.Cookie
}

func (s *sender) send(path, body string, headers map[string]string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	for name, value := range headers {
		r.Header.Set(name, value)
	}
	for _, c := range s.cookies {
		r.AddCookie(c)
	}
	w := httptest.NewRecorder()
	s.site.ServeHTTP(w, r)
	return w
}

// follow posts and gives where it leads to, keeping cookies.
func (s *sender) follow(t testing.TB, path string, form url.Values) string {
	t.Helper()
	w := s.send(path, form.Encode(), nil)
	for _, c := range w.Result().Cookies() {
		s.cookies[c.Name] = c
	}
	if w.Code != http.StatusSeeOther {
		t.Fatalf("%s: status %d", path, w.Code)
	}
	return w.Header().Get("Location")
}

// script is what no answer may have, whatever was typed: the site's own scripts are files.
var script = regexp.MustCompile(`(?i)<script(>|[^>]*>[^<])|<[a-z]+[^<>]* on[a-z]+=|href="javascript:`)

// FuzzForms posts anything to every form of the site, as a learner who has a match at the table, one to review and a drill:
// whatever is sent is answered by a page or leads to one of this site, never by a fault of the program, and nothing that was
// typed becomes part of a page. BUMMERL_FORM is the one route that is looked at.
func FuzzForms(f *testing.F) {
	db, err := store.Open(f.Context(), filepath.Join(f.TempDir(), "site.sqlite"))
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { _ = db.Close() }) // The test is over.
	var log strings.Builder
	site, err := New(Config{
		Env: tutor.System(), Assets: named{}, BaseURL: "http://bummerl.example",
		Log: slog.New(slog.NewTextHandler(io.Writer(&log), &slog.HandlerOptions{Level: slog.LevelError})),
	}.On(db, bot.ByName))
	if err != nil {
		f.Fatal(err)
	}
	s := &sender{site: site, cookies: map[string]*http.Cookie{}}
	have := s.begin(f)
	forms := fuzzed()
	routes := slices.Sorted(maps.Keys(forms))
	if only := os.Getenv("BUMMERL_FORM"); only != "" {
		if forms[only] == "" {
			f.Fatalf("BUMMERL_FORM is %q, want one of %v", only, routes)
		}
		routes = []string{only}
	}
	for i := range routes {
		for _, body := range seedForms {
			f.Add(uint8(i), body, uint8(i))
		}
	}
	f.Fuzz(func(t *testing.T, form uint8, body string, how uint8) {
		route := routes[int(form)%len(routes)]
		who := s
		if route == "/profile" { // Who deletes himself has nothing any more.
			who = &sender{site: site}
		}
		headers := map[string]string{}
		if how&1 > 0 {
			headers["HX-Request"] = "true"
		}
		if how&2 > 0 {
			headers["Content-Type"] = "multipart/form-data; boundary=x"
		}
		path := have.Replace(forms[route])
		w := who.send(path, body, headers)
		answer := w.Body.String()
		if w.Code >= http.StatusInternalServerError {
			t.Fatalf("%s: status %d: %s\n%s", path, w.Code, answer, log.String())
		}
		if to := w.Header().Get("Location") + w.Header().Get("HX-Redirect"); to != "" {
			if !strings.HasPrefix(to, "/") || strings.HasPrefix(to, "//") || strings.HasPrefix(to, `/\`) {
				t.Fatalf("%s leads to %q", path, to)
			}
			return
		}
		if !strings.Contains(answer, "<") {
			t.Fatalf("%s: status %d without a page: %q", path, w.Code, answer)
		}
		if bad := script.FindString(answer); bad != "" {
			t.Fatalf("%s: what was typed is part of the page: %q", path, bad)
		}
		if w.Header().Get("Content-Security-Policy") != policy {
			t.Fatalf("%s: no policy", path)
		}
	})
}

// begin gives the learner a match at the table, a whole hand, and a drill.
func (s *sender) begin(t testing.TB) *strings.Replacer {
	t.Helper()
	o, err := rules.Variant(rules.DefaultVariant)
	if err != nil {
		t.Fatal(err)
	}
	deal, err := rules.DealPack(o, rules.Pack(int(o.Cards)).Cards())
	if err != nil {
		t.Fatal(err)
	}
	whole := rules.Record{Variant: rules.DefaultVariant, Options: o, Deal: deal, Actions: []rules.Action{rules.Claim}}
	review := s.follow(t, "/de/play/import", url.Values{"record": {whole.Text()}})
	table := s.follow(t, "/de/play", url.Values{})
	s.follow(t, table, url.Values{"version": {"1"}, "cut": {"3"}})
	run := s.follow(t, "/de/count/missing", url.Values{})
	return strings.NewReplacer("{match}", table, "{hand}", strings.TrimSuffix(review, "/review/1"), "{run}", run)
}

// seedForms are bodies to begin with.
var seedForms = []string{
	"", "version=2&action=Ah", "version=2&action=sure-c", "version=-1&cut=3", "version=99999999999999999999&action=next", "version=2&hint=3", "version=2&back=0",
	"item=0&prompt=0&answer=15", "item=0&prompt=0&answer=f%C3%BCnf", "item=9&prompt=-1&answer=x", "item=0&prompt=0&card=Ah&card=zz",
	"set=yes&level=3&show=said&length=2&words=words", "set=yes&level=99&sides=%00", "step=0&action=continue", "step=3&action=hint",
	"step=-7&action=Jd", "step=1&action=Kc&pick=Ah&pick=zz", "line=Kd-66&action=Qc&try=0", "line=----&action=66&try=x",
	"line=&action=no&try=0", "line=no&action=no&try=1", "line=c&action=Ah&try=0", "line=c-no&action=c", "line=&words=x%00y", "line=no&words=%ff",
	"pack=tell&theme=dark&points=none&boxes=forced+spoken", "variant=santase", "variant=%00", "a=%zz", "action=next", "action=delete", "action=again",
	"action=code&code=abcd-efgh", "code=%3Cscript%3Ealert(1)%3C/script%3E&action=enter", "words=%3Cscript%3Ealert(1)%3C/script%3E&line=", "seat=dealer&press=match",
	"record=%7B%22hands%22%3A%5B%5D%7D", "record=%22%3E%3Cscript%3E", "back=//evil.example&kind=puzzle&item=x&action=later", "back=/de/deck&kind=step&item=follow/1",
	"--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"../../x\"\r\n\r\n{}\r\n--x--\r\n", "--x\r\nContent-Disposition: form-data; name=\"words\"\r\n\r\n<script>\r\n--x--",
}
