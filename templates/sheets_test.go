package templates

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var imports = regexp.MustCompile(`@import "\./([a-z]+\.css)"`)

// TestEverySheetIsLinked finds the parts that were forgotten: a file of static/css is a part of one style sheet, or it is
// one that some page links.
func TestEverySheetIsLinked(t *testing.T) {
	parts := map[string]string{}
	files, err := filepath.Glob("../static/css/*.css")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d style sheets, %v", len(files), err)
	}
	for _, file := range files {
		css, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range imports.FindAllStringSubmatch(string(css), -1) {
			if other := parts[m[1]]; other != "" {
				t.Errorf("%s is a part of %s and of %s", m[1], other, filepath.Base(file))
			}
			parts[m[1]] = filepath.Base(file)
		}
	}
	names, err := os.ReadFile("sheets.go")
	if err != nil {
		t.Fatal(err)
	}
	var linked []string
	for _, m := range regexp.MustCompile(`= "([a-z]+\.css)"`).FindAllStringSubmatch(string(names), -1) {
		linked = append(linked, m[1])
	}
	for _, file := range files {
		name := filepath.Base(file)
		if part := parts[name] != ""; part == slices.Contains(linked, name) {
			t.Errorf("%s is to be a part of a style sheet (%q) or linked by pages (%s)", name, parts[name], strings.Join(linked, ", "))
		}
	}
}
