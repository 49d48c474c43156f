package e2e_test

import (
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/rules"
	"bummerl/tutor/e2e/testsite"
)

// The most that the page of a table may cost somebody who comes for the first time: what goes over the line, heads
// included, and how often the browser asks.
const (
	mostBytes    = 80 << 10
	mostRequests = 8
)

// TestTableIsLight opens a table with an empty cache. Hungarian needs a second file of letters for ő and ű.
func TestTableIsLight(t *testing.T) {
	for _, lang := range locales.Langs {
		env := knownEnv()
		site := testsite.Start(t, testsite.Options{Env: env})
		w := open(t, site.URL, phone)
		w.cookie("bummerl", seated(t, site, env, told(t), rules.Forehand))
		w.visit("/" + lang + "/play/match")
		w.await("all files", `document.readyState === "complete" && document.fonts.status === "loaded"`)
		files := ask[[]string](w, `performance.getEntriesByType("resource").map(e => e.transferSize + " " + e.name.split("/").at(-1))`)
		bytes := ask[int](w, `performance.getEntriesByType("navigation")[0].transferSize +
			performance.getEntriesByType("resource").reduce((sum, e) => sum + e.transferSize, 0)`)
		extra := ask[int](w, `performance.getEntriesByType("resource").filter(e => e.name.includes("latin-ext")).reduce((sum, e) => sum + e.transferSize, 0)`)
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
