package storybook

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// noFiles are static files of which there are none.
type noFiles struct{ logical }

func (noFiles) ServeHTTP(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTeapot) }

func TestHandler(t *testing.T) {
	for _, c := range []struct {
		path   string
		status int
		has    string
	}{
		{"/", 200, `href="/stories/table-lead/de/french/auto"`},
		{"/?lang=hu&theme=dark", 200, `href="/stories/table-lead/hu/tell/dark"`},
		{"/?lang=xx&pack=tarot&theme=pink", 200, `href="/stories/table-lead/de/french/auto"`},
		{"/stories/table-lead/pt/tell/light", 200, `data-theme="light" data-pack="tell"`},
		{"/stories/table-lead/pt/tarot/light", 404, ""},
		{"/stories/nonesuch/pt/tell/light", 404, ""},
		{"/static/app.css", http.StatusTeapot, ""},
		{"/nowhere", 404, ""},
	} {
		w := httptest.NewRecorder()
		Handler(noFiles{}).ServeHTTP(w, httptest.NewRequest(http.MethodGet, c.path, nil))
		if w.Code != c.status || !strings.Contains(w.Body.String(), c.has) {
			t.Errorf("%s: status %d, want %d with %q", c.path, w.Code, c.status, c.has)
		}
		if c.has != "" && !strings.Contains(w.Header().Get("Content-Security-Policy"), "default-src 'none'") {
			t.Errorf("%s: policy %q", c.path, w.Header().Get("Content-Security-Policy"))
		}
	}
}
