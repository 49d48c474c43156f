package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// repository lays out a small repository that has one of everything.
func repository(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"package.json":                     `{"dependencies":{"lib":"1.2.3","bare":"1.0.0"}}`,
		"node_modules/lib/package.json":    `{"name":"lib","main":"lib.js"}`,
		"node_modules/lib/lib.js":          "export default function lib() { return 'from the library' }",
		"node_modules/lib/LICENSE":         "Permission is granted.\r\n",
		"node_modules/lib/x.woff2":         "font bytes",
		"node_modules/bare/package.json":   `{"name":"bare","license":"0BSD"}`,
		"static/css/app.css":               `@import "./card.css"; @font-face { font-family: X; src: url("lib/x.woff2") } body { color: #ff0000; background: url("../icons/favicon.svg") }`,
		"static/css/card.css":              rules(),
		"static/css/lists.css":             `@import "./door.css"; .list { color: blue }`,
		"static/css/door.css":              ".door { color: green }",
		"static/js/app.js":                 `import lib from "lib"; import "./fan.js"; console.log(lib())`,
		"static/js/fan.js":                 "console.log('fan of cards')",
		"static/js/review.js":              "console.log('review')",
		"static/cards/french.svg":          `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="Ah"/></svg>`,
		"static/icons/favicon.svg":         `<svg xmlns="http://www.w3.org/2000/svg"/>`,
		"static/icons/.hidden":             "not for the browser",
		"static/dist/.gitkeep":             "",
		"static/dist/app-OLD00000.css":     "of an earlier build",
		"static/dist/app-OLD00000.css.br":  "of an earlier build",
		"static/dist/.new-interrupted.css": "",
	} {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// rules is a style sheet long enough to be worth compressing.
func rules() string {
	var b strings.Builder
	for n := range 40 {
		fmt.Fprintf(&b, ".card-%d { & .sign { margin: %dpx } }\n", n, n)
	}
	return b.String()
}

// made runs the whole program and reads back manifest and files.
func made(t *testing.T, root string) (manifest map[string]string, files map[string][]byte) {
	t.Helper()
	if err := run(root, true); err != nil {
		t.Fatal(err)
	}
	dist := filepath.Join(root, "static", "dist")
	entries, err := os.ReadDir(dist)
	if err != nil {
		t.Fatal(err)
	}
	files = map[string][]byte{}
	for _, e := range entries {
		if files[e.Name()], err = os.ReadFile(filepath.Join(dist, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	if err := json.Unmarshal(files["manifest.json"], &manifest); err != nil {
		t.Fatal(err)
	}
	return manifest, files
}

func TestManifestNamesEverythingPagesMayUse(t *testing.T) {
	manifest, files := made(t, repository(t))
	var got []string
	for logical, name := range manifest {
		got = append(got, logical)
		if _, ok := files[name]; !ok {
			t.Errorf("%s is %s, which is not there", logical, name)
		}
		if name == filepath.Base(logical) || !strings.Contains(name, "-") {
			t.Errorf("%s has no hash in its name %s", logical, name)
		}
	}
	slices.Sort(got)
	want := []string{"app.css", "app.js", "cards/french.svg", "fonts/x.woff2", "icons/favicon.svg", "licences.txt", "lists.css", "review.js"}
	if !slices.Equal(got, want) {
		t.Errorf("logical names %v, want %v", got, want)
	}
}

func TestContents(t *testing.T) {
	manifest, files := made(t, repository(t))
	content := func(logical string) string { return string(files[manifest[logical]]) }
	for _, c := range []struct{ logical, want string }{
		{"app.js", "from the library"},
		{"app.js", "fan of cards"},
		{"app.css", ".card-7 .sign"}, // nesting is rewritten for older browsers
		{"app.css", "color:red"},     // and the rest made small
		{"app.css", manifest["fonts/x.woff2"]},
		{"lists.css", ".door{color:green}"},
		{"fonts/x.woff2", "font bytes"},
		{"licences.txt", "lib 1.2.3\n=========\n\nPermission is granted.\n"},
		{"licences.txt", "Licence: 0BSD"},
	} {
		if !strings.Contains(content(c.logical), c.want) {
			t.Errorf("%s lacks %q: %q", c.logical, c.want, content(c.logical))
		}
	}
	if strings.Contains(content("app.js"), "review") {
		t.Error("app.js holds a script that it does not import")
	}
	if strings.Contains(content("app.css"), ".door") {
		t.Error("app.css holds a style sheet that it does not import")
	}
}

func TestOldFilesGo(t *testing.T) {
	_, files := made(t, repository(t))
	for _, old := range []string{"app-OLD00000.css", "app-OLD00000.css.br"} {
		if _, ok := files[old]; ok {
			t.Errorf("%s is still there", old)
		}
	}
	if _, ok := files[".gitkeep"]; !ok {
		t.Error(".gitkeep is gone, and with it the folder in a fresh clone")
	}
}

func TestCompressedFormsHoldTheSame(t *testing.T) {
	manifest, files := made(t, repository(t))
	name := manifest["app.css"]
	zipped, err := gzip.NewReader(bytes.NewReader(files[name+".gz"]))
	if err != nil {
		t.Fatal(err)
	}
	for coding, r := range map[string]io.Reader{"br": brotli.NewReader(bytes.NewReader(files[name+".br"])), "gz": zipped} {
		got, err := io.ReadAll(r)
		if err != nil || !bytes.Equal(got, files[name]) {
			t.Errorf("%s: %v, %d bytes, want %d", coding, err, len(got), len(files[name]))
		}
	}
	if _, ok := files[manifest["fonts/x.woff2"]+".br"]; ok {
		t.Error("a file that compressing makes larger was compressed")
	}
}

// Two machines, with the repository in different folders, make the same bytes.
func TestDeterministic(t *testing.T) {
	_, got := made(t, repository(t))
	_, want := made(t, repository(t))
	for name := range want {
		if !bytes.Equal(got[name], want[name]) {
			t.Errorf("%s differs between two builds", name)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d files and %d files", len(got), len(want))
	}
}

func TestMistakesAreNamed(t *testing.T) {
	for _, c := range []struct{ file, text, want string }{
		{"static/js/app.js", `import "./gone.js"`, "gone.js"},
		{"static/css/app.css", "body { color: red", "app.css:1"},
		{"static/js/fan.js", `import "./app.js"`, "static/js/app.js is missing, or another file imports it"},
		{"static/css/lists.css", `@import "./app.css";`, "static/css/app.css is missing, or another file imports it"},
		{"package.json", `{"dependencies":{"absent":"1.0.0"}}`, "licence of absent"},
	} {
		root := repository(t)
		if err := os.WriteFile(filepath.Join(root, filepath.FromSlash(c.file)), []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Make(root)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s = %q: error %v, want one that names %q", c.file, c.text, err, c.want)
		}
	}
}
