package web

import (
	"bytes"
	"image/png"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"bummerl/tutor/web/picture"
)

// TestPagePictures follows pages to the pictures that they name.
func TestPagePictures(t *testing.T) {
	a := newAsker(t)
	pictures := map[string]string{}
	for _, path := range []string{"/de/learn/follow", "/hu/learn/tables", "/pt/puzzles/closing", "/hu/puzzles/last-five", "/de/rules/snapszer"} {
		named := regexp.MustCompile(`<meta property="og:image" content="([^"]*)"`).FindStringSubmatch(a.get(path).Body.String())
		if named == nil {
			t.Errorf("%s names no picture", path)
			continue
		}
		u, err := url.Parse(named[1])
		if err != nil || u.Host != "bummerl.example" {
			t.Fatalf("%s: %s, %v", path, named[1], err)
		}
		w := a.get(u.Path)
		if w.Code != http.StatusOK {
			t.Errorf("%s: status %d", u.Path, w.Code)
			continue
		}
		if dir := os.Getenv("BUMMERL_PICTURES"); dir != "" {
			if err := os.WriteFile(filepath.Join(dir, "page"+strings.ReplaceAll(path, "/", "-")+".png"), w.Body.Bytes(), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if other, ok := pictures[w.Body.String()]; ok {
			t.Errorf("%s and %s have one picture", path, other)
		}
		pictures[w.Body.String()] = path
		img, err := png.Decode(bytes.NewReader(w.Body.Bytes()))
		if err != nil || img.Bounds().Dx() != picture.Width || !strings.HasPrefix(w.Header().Get("Cache-Control"), "public") || len(w.Result().Cookies()) > 0 {
			t.Errorf("%s: %v, head %v", u.Path, err, w.Header())
		}
	}
	for _, path := range []string{
		"/de/preview/learn/nonesuch.png", "/de/preview/learn/follow", "/de/preview/puzzles/..png", "/de/preview/rules/whist.png", "/de/preview/play/x.png",
	} {
		if got := a.get(path).Code; got != http.StatusNotFound {
			t.Errorf("%s: status %d, want 404", path, got)
		}
	}
}
