package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

// licences gathers the licence texts of the packages that go to the browser
// (the dependencies in package.json; devDependencies stay at home), as those
// licences ask.
func licences(root string) (File, error) {
	raw, err := os.ReadFile(filepath.Join(root, "package.json"))
	if err != nil {
		return File{}, err
	}
	var list struct {
		Dependencies map[string]string `json:"dependencies"`
	}
	if err := json.Unmarshal(raw, &list); err != nil {
		return File{}, fmt.Errorf("package.json: %w", err)
	}
	names := make([]string, 0, len(list.Dependencies))
	for name := range list.Dependencies {
		names = append(names, name)
	}
	sort.Strings(names)
	var b bytes.Buffer
	for _, name := range names {
		text, err := licence(filepath.Join(root, "node_modules", filepath.FromSlash(name)))
		if err != nil {
			return File{}, fmt.Errorf("licence of %s: %w", name, err)
		}
		title := name + " " + list.Dependencies[name]
		fmt.Fprintf(&b, "%s\n%s\n\n%s\n\n", title, strings.Repeat("=", len(title)), strings.TrimSpace(text))
	}
	return File{Logical: "licences.txt", Name: hashed("licences.txt", b.Bytes()), Data: b.Bytes()}, nil
}

// licence is the text of a package's LICENSE file or, for the few packages that
// ship none, what its package.json says.
func licence(dir string) (string, error) {
	for _, name := range []string{"LICENSE", "LICENSE.md", "LICENSE.txt", "license", "license.md"} {
		if text, err := os.ReadFile(filepath.Join(dir, name)); err == nil {
			return strings.ReplaceAll(string(text), "\r\n", "\n"), nil
		}
	}
	raw, err := os.ReadFile(filepath.Join(dir, "package.json"))
	if err != nil {
		return "", err
	}
	var about struct {
		License string `json:"license"`
		Author  any    `json:"author"`
	}
	if err := json.Unmarshal(raw, &about); err != nil {
		return "", err
	}
	if about.License == "" {
		return "", errors.New("neither a LICENSE file nor a license in package.json")
	}
	return "Licence: " + about.License, nil
}
