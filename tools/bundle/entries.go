package main

import (
	"errors"
	"path"
	"path/filepath"
	"slices"
	"sort"
)

const (
	mainSheet  = "static/css/app.css"
	mainScript = "static/js/app.js"
)

// entryPoints lists what pages load by name: each style sheet directly in
// static/css and each script directly in static/js that no other imports. So a
// part becomes one of app.css or app.js by one import line there, and a file of
// its own without one.
func entryPoints(root string) ([]string, error) {
	var all []string
	for _, kind := range []string{"css", "js"} {
		found, err := filepath.Glob(filepath.Join(root, "static", kind, "*."+kind))
		if err != nil {
			return nil, err
		}
		for _, file := range found {
			all = append(all, path.Join("static", kind, filepath.Base(file)))
		}
	}
	_, report, err := build(root, all)
	if err != nil {
		return nil, err
	}
	imported := map[string]bool{}
	for _, input := range report.Inputs {
		for _, i := range input.Imports {
			imported[i.Path] = true
		}
	}
	var entries []string
	for _, file := range all {
		if !imported[file] {
			entries = append(entries, file)
		}
	}
	for _, needed := range []string{mainSheet, mainScript} {
		if !slices.Contains(entries, needed) {
			return nil, errors.New(needed + " is missing, or another file imports it")
		}
	}
	sort.Strings(entries)
	return entries, nil
}
