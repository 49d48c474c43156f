package main_test

import (
	"os"
	"path"
	"strings"
	"testing"
)

// TestMap: CONTRIBUTING.md has a line for each room of the house.
func TestMap(t *testing.T) {
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		if name, _, ok := strings.Cut(strings.TrimLeft(line, " "), "/ "); ok && strings.HasPrefix(line, "    ") {
			named[path.Base(name)] = true
		}
	}
	for _, r := range house {
		if r.path != "cmd" && !named[path.Base(r.path)] {
			t.Errorf("the map lacks %s", r.path)
		}
	}
}
