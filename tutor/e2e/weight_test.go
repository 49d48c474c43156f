package e2e_test

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/e2e/plain"
	"bummerl/tutor/e2e/testsite"
)

// The most that the page of a table may cost somebody who comes for the first time: what goes over the line, heads
// included, and how often the browser asks.
const (
	mostBytes    = 80 << 10
	mostRequests = 8
)

// loaded are the files of the page, each once. The sign of the site is loaded when the browser has time for it, and is not
// always among what it tells of: the test asks for it, so that it always counts.
const loaded = `[...new Map(performance.getEntriesByType("resource").filter(e => e.transferSize > 0).map(e => [e.name, e])).values()]`

// TestTableIsLight opens a table on which the coach has something to say, with an empty cache. Hungarian needs a second file of letters for ő and ű.
func TestTableIsLight(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Langs {
		env := knownEnv()
		site := testsite.Start(t, testsite.Options{Env: env})
		token, path := seated(t, site, env, told(t), rules.Forehand), "/"+lang+"/play/match"
		b := plain.New(t, site.URL)
		b.SetCookie("bummerl", token)
		b.Open(path)
		b.Press("action", "As")
		w := open(t, site.URL, phone)
		w.cookie("bummerl", token)
		w.visit(path)
		w.await("all files", `document.readyState === "complete" && document.fonts.status === "loaded"`)
		ask[bool](w, `void fetch(document.querySelector("link[rel=icon]").href, {cache: "reload"}) || true`)
		w.await("the site's sign", `performance.getEntriesByName(document.querySelector("link[rel=icon]").href).some(e => e.transferSize > 0)`)
		files := ask[[]string](w, loaded+`.map(e => e.transferSize + " " + e.name.split("/").at(-1))`)
		bytes := ask[int](w, `performance.getEntriesByType("navigation")[0].transferSize + `+loaded+`.reduce((sum, e) => sum + e.transferSize, 0)`)
		extra := ask[int](w, loaded+`.filter(e => e.name.includes("latin-ext")).reduce((sum, e) => sum + e.transferSize, 0)`)
		requests := len(files) + 1
		t.Logf("%s: %d bytes in %d requests: page %d, %s", lang, bytes, requests,
			ask[int](w, `performance.getEntriesByType("navigation")[0].transferSize`), strings.Join(files, ", "))
		if bytes > mostBytes || requests > mostRequests {
			t.Errorf("%s: %d bytes in %d requests, want at most %d in %d", lang, bytes, requests, mostBytes, mostRequests)
		}
		if lang != "hu" && extra > 0 {
			t.Errorf("%s loads letters that it does not need", lang)
		}
	}
}
