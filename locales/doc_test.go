package locales

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDoc: the package's documentation says of each area's file what it is about.
func TestDoc(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "// The files, by")
	list, _, _ = strings.Cut(list, "// # How to")
	files, err := filepath.Glob("*." + DefaultLang + ".toml")
	if err != nil || len(files) < 40 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		area, _, _ := strings.Cut(file, ".")
		if !regexp.MustCompile(`(?m)^//\t([a-z]+, )*` + area + `(, |\s)`).MatchString(list) {
			t.Errorf("nothing is said of %s", area)
		}
	}
}
