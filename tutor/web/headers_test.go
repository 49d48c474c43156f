package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

// answers asks for one of each kind of answer that the site gives.
func answers(a *asker) map[string]*httptest.ResponseRecorder {
	foreign := httptest.NewRequest(http.MethodPost, "/de/play", nil)
	foreign.Header.Set("Sec-Fetch-Site", "cross-site")
	trace := httptest.NewRequest(http.MethodTrace, "/de", nil)
	return map[string]*httptest.ResponseRecorder{
		"page": a.get("/de"), "leads on": a.get("/"), "missing": a.get("/de/nowhere"), "no language": a.get("/xx"), "made": a.post("/de/play", url.Values{}),
		"too much": a.post("/de/settings", url.Values{"theme": {strings.Repeat("x", 17<<10)}}), "wrong": a.post("/de/settings", url.Values{"theme": {"x"}}),
		"method": a.post("/de/learn", nil), "foreign": a.do(foreign), "trace": a.do(trace), "picture": a.get("/de/preview/rules/schnapsen.png"),
		"file": a.get("/robots.txt"), "script": a.get(workerPath), "feed": a.get("/de/daily.atom"), "health": a.get(healthPath),
		"manifest": a.get("/de/app.webmanifest"), "export": a.get("/de/profile/export.json"),
	}
}

// TestHeaders: every answer, whatever it is about, has the headers that bind browsers, and no cookie can be read by scripts
// or sent from elsewhere.
func TestHeaders(t *testing.T) {
	for _, secure := range []bool{true, false} {
		a := newAskerWith(t, func(c *Config) {
			if secure {
				c.BaseURL = "https://bummerl.example"
			}
		})
		all := answers(a)
		if secure { // The file takes a second to make; once is enough.
			all["data"] = a.get(openDataFile)
		}
		for name, w := range all {
			h, origin := w.Header(), ""
			if name == "data" {
				origin = "*" // What is given away any site may read; it is about nobody.
			}
			for header, want := range map[string]string{
				"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
				"Cross-Origin-Opener-Policy": "same-origin", "Access-Control-Allow-Origin": origin, "Server": "", "X-Powered-By": "",
			} {
				if h.Get(header) != want {
					t.Errorf("%s (%d): %s is %q, want %q", name, w.Code, header, h.Get(header), want)
				}
			}
			if got := h.Get("Strict-Transport-Security"); (got == "max-age=31536000; includeSubDomains") != secure || !secure && got != "" {
				t.Errorf("%s: Strict-Transport-Security is %q", name, got)
			}
			if kind := h.Get("Content-Type"); w.Body.Len() > 0 && (kind == "" || strings.HasPrefix(kind, "text/") && !strings.Contains(strings.ToLower(kind), "charset=utf-8")) {
				t.Errorf("%s (%d): the content type is %q", name, w.Code, kind)
			}
			for _, c := range w.Result().Cookies() {
				if !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Path != "/" || c.Domain != "" || c.Secure != secure || strings.HasPrefix(c.Name, "__Host-") != secure {
					t.Errorf("%s: the cookie %s", name, c)
				}
			}
		}
	}
}

// TestPolicy: the policy allows nothing but the site's own files, and neither code nor style within pages.
func TestPolicy(t *testing.T) {
	for part := range strings.SplitSeq(policy, "; ") {
		name, sources, _ := strings.Cut(part, " ")
		switch {
		case sources != "'self'" && sources != "'none'":
			t.Errorf("%s allows %s", name, sources)
		case sources == "'self'" && (name == "default-src" || name == "object-src" || name == "base-uri" || name == "frame-ancestors"):
			t.Errorf("%s is to be 'none'", name)
		}
	}
	for _, name := range []string{"default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"} {
		if !strings.Contains(policy, name) {
			t.Errorf("the policy lacks %s", name)
		}
	}
}

// TestStatuses: each kind of answer has its status; nobody may do from elsewhere, or by other methods, what a form does.
func TestStatuses(t *testing.T) {
	all := answers(newAsker(t))
	for name, want := range map[string]int{
		"page": 200, "leads on": 302, "missing": 404, "no language": 404, "made": 303, "too much": 413, "wrong": 422, "method": 405, "foreign": 403,
		"trace": 405, "script": 200,
	} {
		if got := all[name].Code; got != want {
			t.Errorf("%s: status %d, want %d", name, got, want)
		}
	}
}
