package main_test

import (
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

// TestMap: CONTRIBUTING.md has a line for each room of the house, and one only.
func TestMap(t *testing.T) {
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, drawn, _ := strings.Cut(string(text), "## A map of the house\n\n")
	drawn, _, _ = strings.Cut(drawn, "\n\n")
	var within, named []string // the rooms around a line, and those that were named
	for line := range strings.Lines(drawn) {
		name, _, ok := strings.Cut(strings.TrimLeft(line, " "), "/ ")
		depth := (len(line) - len(strings.TrimLeft(line, " ")) - 4) / 2
		if !ok || depth < 0 || depth > len(within) {
			t.Fatalf("not a line of the map: %s", line)
		}
		within = append(within[:depth:depth], name)
		room := path.Join(within...)
		if slices.Contains(named, room) {
			t.Errorf("%s is on the map twice", room)
		}
		named = append(named, room)
	}
	for _, r := range house {
		if r.path != "cmd" && !slices.Contains(named, r.path) {
			t.Errorf("the map lacks %s", r.path)
		}
	}
}
