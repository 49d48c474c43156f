package static

import (
	"net/http/httptest"
	"testing"
)

func TestServeHTTP(t *testing.T) {
	const css, svg, font, forever = "/static/app-AAAA.css", "/static/french-BBBB.svg", "/static/x-CCCC.woff2", "public, max-age=31536000, immutable"
	type answer struct {
		status                      int
		body, coding, vary, caching string
	}
	for _, c := range []struct {
		method, path, accept string
		want                 answer
	}{
		{"GET", css, "gzip, deflate, br, zstd", answer{200, "brotli", "br", "Accept-Encoding", forever}},
		{"GET", css, "gzip", answer{200, "gzip", "gzip", "Accept-Encoding", forever}},
		{"GET", css, "br;q=0, GZIP;q=0.5", answer{200, "gzip", "gzip", "Accept-Encoding", forever}},
		{"GET", css, "*", answer{200, "brotli", "br", "Accept-Encoding", forever}},
		{"GET", css, "br; q=0.000, *", answer{200, "gzip", "gzip", "Accept-Encoding", forever}},
		{"GET", css, "", answer{200, "body{color:red}", "", "Accept-Encoding", forever}},
		{"GET", css, "identity", answer{200, "body{color:red}", "", "Accept-Encoding", forever}},
		{"GET", svg, "br, gzip", answer{200, "gz", "gzip", "Accept-Encoding", forever}},
		{"GET", font, "br, gzip", answer{200, "font", "", "", forever}},
		{"GET", "/static/chunk-DDDD.js", "", answer{200, "shared", "", "", forever}},
		{"HEAD", css, "br", answer{200, "", "br", "Accept-Encoding", forever}},
		{"GET", "/static/app-OLD.css", "br", answer{404, "", "", "", "no-store"}},
		{"GET", "/static/", "", answer{404, "", "", "", "no-store"}},
		{"GET", "/static/manifest.json", "", answer{404, "", "", "", "no-store"}},
		{"GET", "/static/.gitkeep", "", answer{404, "", "", "", "no-store"}},
		{"GET", css + ".br", "", answer{404, "", "", "", "no-store"}},
		{"GET", "/app-AAAA.css", "", answer{404, "", "", "", "no-store"}},
		{"POST", css, "", answer{405, "", "", "", ""}},
	} {
		a, err := load(small())
		if err != nil {
			t.Fatal(err)
		}
		r := httptest.NewRequest(c.method, c.path, nil)
		r.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		a.ServeHTTP(w, r)
		h := w.Header()
		got := answer{w.Code, w.Body.String(), h.Get("Content-Encoding"), h.Get("Vary"), h.Get("Cache-Control")}
		if got != c.want {
			t.Errorf("%s %s, accepting %q: got %+v, want %+v", c.method, c.path, c.accept, got, c.want)
		}
		if h.Get("ETag") != "" || h.Get("Last-Modified") != "" {
			t.Errorf("%s %s: the browser would ask again: %v", c.method, c.path, h)
		}
	}
}

func TestHeadTellsTheLength(t *testing.T) {
	a, err := load(small())
	if err != nil {
		t.Fatal(err)
	}
	w := httptest.NewRecorder()
	a.ServeHTTP(w, httptest.NewRequest("HEAD", "/static/app-AAAA.css", nil))
	if got := w.Header().Get("Content-Length"); got != "15" {
		t.Errorf("length %q, want 15", got)
	}
	if got := w.Header().Get("Content-Type"); got != "text/css; charset=utf-8" {
		t.Errorf("type %q", got)
	}
}
