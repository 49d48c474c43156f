package templates_test

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// ownScripts are scripts that only their own pages load.
var ownScripts = []string{"review.js", "tally.js"}

// TestScriptsAreLight: what we add to htmx on every page is at most 8 KB compressed, before it is even made smaller.
func TestScriptsAreLight(t *testing.T) {
	files, err := filepath.Glob("../static/js/*.js")
	if err != nil || len(files) == 0 {
		t.Fatalf("got %d scripts, error %v", len(files), err)
	}
	var all bytes.Buffer
	zip := gzip.NewWriter(&all)
	for _, name := range files {
		if slices.Contains(ownScripts, filepath.Base(name)) {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := zip.Write(data); err != nil {
			t.Fatal(err)
		}
	}
	if err := zip.Close(); err != nil {
		t.Fatal(err)
	}
	if got, want := all.Len(), 8<<10; got > want {
		t.Errorf("our scripts weigh %d bytes compressed, want at most %d", got, want)
	}
}
