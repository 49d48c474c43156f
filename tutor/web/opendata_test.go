package web

import (
	"compress/gzip"
	"encoding/csv"
	"html"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/tutor/opendata"
)

// TestOpenPuzzles asks for the file as a program does: compressed, then again with its tag.
func TestOpenPuzzles(t *testing.T) {
	a := newAsker(t)
	r := httptest.NewRequest(http.MethodGet, openDataFile, nil)
	r.Header.Set("Accept-Encoding", "gzip")
	w := a.do(r)
	h := w.Header()
	if w.Code != http.StatusOK || h.Get("Content-Type") != "text/csv; charset=utf-8; header=present" || h.Get("Content-Encoding") != "gzip" ||
		h.Get("Link") != "<"+opendata.License+`>; rel="license"` || !strings.Contains(h.Get("Cache-Control"), "public") || len(a.cookies) > 0 {
		t.Fatalf("%d, %v", w.Code, h)
	}
	unpacked, err := gzip.NewReader(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(unpacked).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := len(rows)-1, len(puzzles.All()); got != want {
		t.Errorf("%d puzzles, want %d", got, want)
	}
	if line := strings.Join(rows[1], " "); !strings.HasSuffix(line, "http://bummerl.example/puzzles/"+rows[1][0]) {
		t.Errorf("the first line is %s", line)
	}
	again := httptest.NewRequest(http.MethodGet, openDataFile, nil)
	again.Header.Set("If-None-Match", h.Get("ETag"))
	if w := a.do(again); w.Code != http.StatusNotModified || w.Body.Len() > 0 {
		t.Errorf("with its tag: %d, %d bytes", w.Code, w.Body.Len())
	}
	if w := a.do(httptest.NewRequest(http.MethodHead, openDataFile, nil)); w.Code != http.StatusOK || w.Header().Get("ETag") != h.Get("ETag") {
		t.Errorf("HEAD: %d, %v", w.Code, w.Header())
	}
	if w := a.get(openDataReadme); w.Body.String() != opendata.Readme || w.Header().Get("Link") == "" {
		t.Errorf("the text beside it: %d, %v", w.Code, w.Header())
	}
}

// TestOpenDataPage: in every language the page tells of each column, and leads to the file and its terms.
func TestOpenDataPage(t *testing.T) {
	a := newAsker(t)
	for _, lang := range locales.Langs {
		w := a.get("/" + lang + "/data")
		page := html.UnescapeString(w.Body.String())
		for _, name := range opendata.Columns() {
			if !strings.Contains(page, "<code>"+name+"</code>") || columnWords[name] == nil || !strings.Contains(page, columnWords[name](locales.New(lang, ""))) {
				t.Errorf("%s: nothing is said of %s", lang, name)
			}
		}
		for _, href := range []string{openDataFile, openDataReadme, opendata.License} {
			if !strings.Contains(page, `href="`+href+`"`) {
				t.Errorf("%s: no link to %s", lang, href)
			}
		}
	}
	if len(columnWords) != len(opendata.Columns()) {
		t.Errorf("words for %d columns, there are %d", len(columnWords), len(opendata.Columns()))
	}
}

// TestPermalinks: addresses of puzzles that were once given away answer for ever, in every language and without one.
func TestPermalinks(t *testing.T) {
	file, err := os.ReadFile("../opendata/testdata/ids-2026-11-30.txt")
	if err != nil {
		t.Fatal(err)
	}
	a := newAsker(t)
	ids := strings.Fields(string(file))
	for i := 0; i < len(ids); i += 61 {
		w := a.get(opendata.Permalink(ids[i]))
		if got, want := w.Header().Get("Location"), "/de/puzzles/"+ids[i]; w.Code != http.StatusFound || got != want {
			t.Errorf("%s: %d, leads to %q", ids[i], w.Code, got)
		}
		for _, lang := range []string{"hu", "pt", "de"} {
			if w := a.get("/" + lang + "/puzzles/" + ids[i]); w.Code != http.StatusOK {
				t.Errorf("%s in %s: %d", ids[i], lang, w.Code)
			}
		}
	}
	hungarian := httptest.NewRequest(http.MethodGet, opendata.Permalink(ids[0]), nil)
	hungarian.Header.Set("Accept-Language", "hu")
	delete(a.cookies, languageCookie)
	if w := a.do(hungarian); w.Header().Get("Location") != "/hu/puzzles/"+ids[0] {
		t.Errorf("a Hungarian reader is led to %q", w.Header().Get("Location"))
	}
	if w := a.get(opendata.Permalink("nonesuch")); w.Code != http.StatusNotFound {
		t.Errorf("a puzzle that never was: %d", w.Code)
	}
}
