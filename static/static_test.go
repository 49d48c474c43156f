package static

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"
)

// small is a build with one file of each kind that matters here.
func small() fstest.MapFS {
	return fstest.MapFS{
		".gitkeep":               {},
		"manifest.json":          {Data: []byte(`{"app.css":"app-AAAA.css","cards/french.svg":"french-BBBB.svg","fonts/x.woff2":"x-CCCC.woff2"}`)},
		"app-AAAA.css":           {Data: []byte("body{color:red}")},
		"app-AAAA.css.br":        {Data: []byte("brotli")},
		"app-AAAA.css.gz":        {Data: []byte("gzip")},
		"french-BBBB.svg":        {Data: []byte("<svg/>")},
		"french-BBBB.svg.gz":     {Data: []byte("gz")},
		"x-CCCC.woff2":           {Data: []byte("font")},
		"chunk-DDDD.js":          {Data: []byte("shared")},
		".new-interrupted.css":   {Data: []byte("half")},
		".new-interrupted.css.a": {Data: []byte("half")},
	}
}

func TestLoad(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(fstest.MapFS)
		want   string // part of the error, "" for none
	}{
		{"as built", func(fstest.MapFS) {}, ""},
		{"not built", func(m fstest.MapFS) { delete(m, "manifest.json") }, "the browser files are not built: run make run"},
		{"a file lacks", func(m fstest.MapFS) { delete(m, "french-BBBB.svg") }, "cards/french.svg is french-BBBB.svg"},
		{"broken manifest", func(m fstest.MapFS) { m["manifest.json"].Data = []byte("{") }, "manifest.json"},
		{"unknown kind", func(m fstest.MapFS) { m["x-1.exe"] = &fstest.MapFile{} }, "no content type for x-1.exe"},
	} {
		t.Run(c.name, func(t *testing.T) {
			fsys := small()
			c.change(fsys)
			_, err := load(fsys)
			if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
				t.Errorf("got error %v, want %q", err, c.want)
			}
		})
	}
}

func TestURL(t *testing.T) {
	a, err := load(small())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		logical, want string
		has           bool
	}{
		{"app.css", "/static/app-AAAA.css", true},
		{"cards/french.svg", "/static/french-BBBB.svg", true},
		{"cards/none.svg", "/static/cards/none.svg", false},
	} {
		if got := a.URL(c.logical); got != c.want || a.Has(c.logical) != c.has {
			t.Errorf("%s: got %s, %v, want %s, %v", c.logical, got, a.Has(c.logical), c.want, c.has)
		}
	}
}

// TestBuilt looks at the real files. They are absent only where somebody builds
// without Node.
func TestBuilt(t *testing.T) {
	a, err := Load()
	if errors.Is(err, ErrNotBuilt) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, logical := range []string{"app.css", "app.js", "licences.txt"} {
		if !a.Has(logical) {
			t.Errorf("no %s", logical)
		}
	}
	// The budget: htmx takes 12 KB, everything of ours together at most 8.
	const budget = 20 << 10
	sum := 0
	for name, f := range a.files {
		if f.brotli != nil && strings.HasSuffix(name, ".js") {
			sum += len(f.brotli)
		}
	}
	if sum > budget {
		t.Errorf("scripts weigh %d bytes compressed, want at most %d", sum, budget)
	}
}
