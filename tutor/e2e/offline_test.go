package e2e_test

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"bummerl/locales"
	"bummerl/tutor/e2e/testsite"
)

// line is the connection between a browser and a site. It can be cut, and it can bring the service worker of another build.
type line struct {
	cut, other atomic.Bool
}

// to gives the address at which the site is reached over the line.
func (l *line) to(t *testing.T, site string) string {
	t.Helper()
	target, err := url.Parse(site)
	if err != nil {
		t.Fatal(err)
	}
	way := httputil.NewSingleHostReverseProxy(target)
	way.ModifyResponse = func(r *http.Response) error {
		if r.Request.URL.Path != "/sw.js" || !l.other.Load() {
			return nil
		}
		body, err := io.ReadAll(r.Body)
		body = bytes.Replace(body, []byte(`"offline-`), []byte(`"other-`), 1)
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		r.Header.Set("Content-Length", strconv.Itoa(len(body)))
		return err
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if l.cut.Load() {
			panic(http.ErrAbortHandler) // The browser is told nothing.
		}
		r.Header.Del("Accept-Encoding")
		way.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// TestOffline takes the connection away from a browser that has been on the site: wherever it is led it shows the offline
// page of that language, never the table that it saw, and it keeps nothing else. The worker of another build takes over
// and removes what the one before kept.
func TestOffline(t *testing.T) {
	t.Parallel()
	var l line
	w := open(t, l.to(t, testsite.Start(t, testsite.Options{}).URL), phone)
	const table = "/de/learn/follow"
	keeps := func(what, name, page string) {
		t.Helper()
		w.await(what, `(caches.keys().then(async (names) => {
			if (!names[0]?.startsWith(`+quote(name)+`)) return; // To open another would bring it back.
			const list = await (await caches.open(names[0])).matchAll();
			window.kept = names.join() + " " + list.map((answer) => new URL(answer.url).pathname + new URL(answer.url).search).join(" ");
		}), window.kept?.startsWith(`+quote(name)+`) && window.kept.includes(`+quote(page)+`))`)
	}
	w.visit("/de")
	keeps("the learner's offline page", "offline-", "/de/offline?")
	w.visit(table)
	w.await("the table", `document.querySelector("main form") !== null`)
	l.cut.Store(true)
	for _, lang := range []string{"de", "pt"} {
		w.visit(strings.Replace(table, "/de", "/"+lang, 1))
		w.await("the offline page", `document.documentElement.lang === `+quote(lang)+` && document.querySelector("h1").textContent === `+
			quote(locales.New(lang, locales.French).OfflineTitle()))
		if w.there("main form:not([data-tally])") || !w.there("[data-tally]") || !w.there(".daily-position") || !w.there("dl.glossary") {
			t.Errorf("%s: the page has a form, or lacks the puzzle or the glossary", lang)
		}
	}
	w.press(`[data-step="a3"]`)
	w.await("a hand on the pad", `document.querySelector("[data-put=figure0]").textContent === "4" && localStorage.getItem("tally").includes("a3")`)
	if got := ask[int](w, `[...document.styleSheets].filter((sheet) => sheet.cssRules.length > 0).length`); got != 3 {
		t.Errorf("%d style sheets without a connection, want 3", got)
	}
	keeps("what is kept", "offline-", "/de/offline?")
	for _, address := range strings.Fields(ask[string](w, `window.kept`))[1:] {
		if !strings.HasPrefix(address, "/static/") && !strings.Contains(address, "/offline") {
			t.Errorf("%s is kept", address)
		}
	}
	l.cut.Store(false)
	l.other.Store(true)
	w.visit("/de")
	keeps("what the other worker keeps", "other-", "/de/offline")
	w.await("the old worker's end", `(caches.keys().then((names) => { window.names = names.join(); }), window.names?.startsWith("other-") && !window.names.includes("offline-"))`)
}
