package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestOperatorTexts(t *testing.T) {
	full, half := t.TempDir(), t.TempDir()
	for _, name := range []string{filepath.Join(full, "imprint.de.md"), filepath.Join(full, "privacy.hu.md"), filepath.Join(half, "imprint.pt.md")} {
		if err := os.WriteFile(name, []byte("text"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ name, dir, base, want string }{
		{"at home without", "", "http://localhost:8066", ""},
		{"at home with half", half, "", ""},
		{"in public with both", full, "https://x.example", ""},
		{"in public with half", half, "https://x.example", "write privacy.de.md (or .hu.md, .pt.md) into a folder"},
		{"in public without", "", "https://x.example", "write imprint.de.md and privacy.de.md (or .hu.md, .pt.md) into a folder"},
	} {
		_, err := operatorTexts(c.dir, c.base)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: error %v, want %q", c.name, err, c.want)
		}
	}
}
