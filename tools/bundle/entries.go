package main

import (
	"errors"
	"path/filepath"
	"slices"
	"sort"
)

const (
	styleSheet = "static/css/app.css"
	mainScript = "static/js/app.js"
)

// entryPoints lists what pages load by name: the style sheet, and each script
// directly in static/js that no other script imports. So a module becomes part
// of app.js by one import line there, and a file of its own without one.
func entryPoints(root string) ([]string, error) {
	found, err := filepath.Glob(filepath.Join(root, "static", "js", "*.js"))
	if err != nil {
		return nil, err
	}
	var scripts []string
	for _, file := range found {
		scripts = append(scripts, "static/js/"+filepath.Base(file))
	}
	_, report, err := build(root, scripts)
	if err != nil {
		return nil, err
	}
	imported := map[string]bool{}
	for _, input := range report.Inputs {
		for _, i := range input.Imports {
			imported[i.Path] = true
		}
	}
	entries := []string{styleSheet}
	for _, s := range scripts {
		if !imported[s] {
			entries = append(entries, s)
		}
	}
	if !slices.Contains(entries, mainScript) {
		return nil, errors.New(mainScript + " is missing, or another script imports it")
	}
	sort.Strings(entries)
	return entries, nil
}
