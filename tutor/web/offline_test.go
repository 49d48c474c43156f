package web

import (
	"encoding/json"
	"html"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"

	"bummerl/locales"
)

// TestManifest holds that each language has an app of its own name whose icons are there.
func TestManifest(t *testing.T) {
	a := newAsker(t)
	for _, lang := range locales.Langs {
		w := a.get("/" + lang + "/app.webmanifest")
		var m appManifest
		if err := json.Unmarshal(w.Body.Bytes(), &m); err != nil || w.Header().Get("Content-Type") != "application/manifest+json" {
			t.Fatalf("%s: %v, type %q", lang, err, w.Header().Get("Content-Type"))
		}
		if m.Lang != lang || m.StartURL != "/"+lang || m.Scope != "/" || m.Name == "" || m.Description == "" || m.Display != "standalone" {
			t.Errorf("%s: %+v", lang, m)
		}
		purposes := map[string]int{}
		for _, icon := range m.Icons {
			purposes[icon.Purpose]++
			w := a.get(icon.Src)
			if w.Code != http.StatusOK || w.Header().Get("Content-Type") != "image/png" || !strings.Contains(icon.Src, strings.Split(icon.Sizes, "x")[0]) {
				t.Errorf("%s: status %d, type %q, %s", icon.Src, w.Code, w.Header().Get("Content-Type"), icon.Sizes)
			}
		}
		if purposes["any"] != 2 || purposes["maskable"] != 2 {
			t.Errorf("%s: icons %v", lang, purposes)
		}
		for _, link := range m.Shortcuts {
			if w := a.get(link.URL); w.Code != http.StatusOK {
				t.Errorf("%s: status %d", link.URL, w.Code)
			}
		}
	}
}

// TestManifestColours holds the colours of the app to those of the light theme.
func TestManifestColours(t *testing.T) {
	style, err := os.ReadFile("../../static/css/tokens.css")
	if err != nil {
		t.Fatal(err)
	}
	light, _, _ := strings.Cut(string(style), "}")
	var m appManifest
	if err := json.Unmarshal(newAsker(t).get("/de/app.webmanifest").Body.Bytes(), &m); err != nil {
		t.Fatal(err)
	}
	for name, colour := range map[string]string{"paper": m.Background, "cloth": m.Theme} {
		if !strings.Contains(light, "--"+name+": "+colour+";") {
			t.Errorf("%s is not %s", name, colour)
		}
	}
}

// TestWorker holds what the service worker keeps: files with names of their content, and the offline pages.
func TestWorker(t *testing.T) {
	a := newAsker(t)
	w := a.get(workerPath)
	if got := w.Header().Get("Cache-Control"); got != "no-cache" || !strings.HasPrefix(w.Header().Get("Content-Type"), "text/javascript") {
		t.Errorf("head %v", w.Header())
	}
	if csp := w.Header().Get("Content-Security-Policy"); !strings.Contains(csp, "worker-src 'self'") || !strings.Contains(csp, "manifest-src 'self'") {
		t.Errorf("policy %q", csp)
	}
	first, code, _ := strings.Cut(w.Body.String(), "\n")
	if code != workerCode {
		t.Error("the code is not that of worker.js")
	}
	var kept struct {
		Name         string
		Files, Pages []string
	}
	if err := json.Unmarshal([]byte(strings.TrimSuffix(strings.TrimPrefix(first, "const kept = "), ";")), &kept); err != nil {
		t.Fatal(err)
	}
	if len(kept.Files) != len(keptFiles) || len(kept.Pages) != len(locales.Langs) || !strings.HasPrefix(kept.Name, "offline-") {
		t.Errorf("it keeps %+v", kept)
	}
	for _, page := range kept.Pages {
		if w := a.get(page); w.Code != http.StatusOK {
			t.Errorf("%s: status %d", page, w.Code)
		}
	}
}

// TestOffline holds that the page is the same for everybody: no cookie is set or read, and its rules and cards are those
// of the address.
func TestOffline(t *testing.T) {
	a := newAsker(t)
	a.post("/de/rules", map[string][]string{"variant": {"snapszer"}}) // now a learner with a cookie
	keep := regexp.MustCompile(`data-keep="([^"]*)"`).FindStringSubmatch(a.get("/de").Body.String())
	if keep == nil || !strings.Contains(keep[1], "rules=snapszer") {
		t.Fatalf("a page says %q", keep)
	}
	learner := a.cookies
	w := a.get(html.UnescapeString(keep[1]))
	body := w.Body.String()
	if len(w.Result().Cookies()) > 0 || w.Header().Get("X-Robots-Tag") == "" || !strings.HasPrefix(w.Header().Get("Cache-Control"), "public") {
		t.Errorf("head %v", w.Header())
	}
	a.cookies = map[string]string{}
	if again := a.get(html.UnescapeString(keep[1])).Body.String(); again != body {
		t.Error("a stranger gets another page")
	}
	a.cookies = learner
	p := locales.New("de", locales.French)
	for _, want := range []string{p.OfflineTitle(), p.VariantName("snapszer"), p.DailyTrump(), p.GlosspageTitle()} {
		if !strings.Contains(body, want) {
			t.Errorf("%q is not on the page", want)
		}
	}
	if strings.Contains(body, "data-keep") {
		t.Error("the page keeps itself")
	}
	if w := a.get("/hu/offline?rules=whist&pack=%22&theme=neon"); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), `data-theme="auto"`) {
		t.Errorf("a query that means nothing: status %d", w.Code)
	}
}
