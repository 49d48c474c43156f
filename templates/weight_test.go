package templates_test

import (
	"bytes"
	"compress/gzip"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

const (
	everyLight = 8 << 10 // what we add to htmx on every page
	ownLight   = 3 << 10 // a script that only pages of its own load
)

var imported = regexp.MustCompile(`(?m)^\s*(?:import|export)\b[^"']*["']\./([^"']+)["']`)

// TestScriptsAreLight: what app.js brings to every page besides htmx, and what a page has for itself, is light when it is
// compressed, before it is even made smaller.
func TestScriptsAreLight(t *testing.T) {
	files, err := filepath.Glob("../static/js/*.js")
	if err != nil || len(files) == 0 {
		t.Fatalf("got %d scripts, error %v", len(files), err)
	}
	every := bundled(t, "app.js")
	if len(every) < 2 || len(every) == len(files) {
		t.Fatalf("app.js brings %d of %d scripts: its imports are not read", len(every), len(files))
	}
	weigh(t, everyLight, slices.Sorted(maps.Keys(every))...)
	for _, file := range files {
		if name := filepath.Base(file); !every[name] {
			weigh(t, ownLight, name)
		}
	}
}

// bundled gives the script and those that it imports, and so on.
func bundled(t *testing.T, name string) map[string]bool {
	t.Helper()
	list, next := map[string]bool{}, []string{name}
	for len(next) > 0 {
		name, next = next[0], next[1:]
		if list[name] {
			continue
		}
		list[name] = true
		for _, found := range imported.FindAllSubmatch(script(t, name), -1) {
			next = append(next, string(found[1]))
		}
	}
	return list
}

func script(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("../static/js", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func weigh(t *testing.T, most int, names ...string) {
	t.Helper()
	var all bytes.Buffer
	zip := gzip.NewWriter(&all)
	for _, name := range names {
		if _, err := zip.Write(script(t, name)); err != nil {
			t.Fatal(err)
		}
	}
	if err := zip.Close(); err != nil {
		t.Fatal(err)
	}
	t.Logf("%v: %d bytes", names, all.Len())
	if all.Len() > most {
		t.Errorf("%v weigh %d bytes compressed, want at most %d", names, all.Len(), most)
	}
}
