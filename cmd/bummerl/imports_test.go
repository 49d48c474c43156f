package main_test

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// listed is what go list tells of a package.
type listed struct {
	ImportPath, Dir                    string
	GoFiles, TestGoFiles, XTestGoFiles []string
	Imports, TestImports, XTestImports []string
}

// TestImports walks every package of the module and compares each import with
// the table of the house.
func TestImports(t *testing.T) {
	packages := list(t)
	if len(packages) < 5 {
		t.Fatalf("go list found %d packages: not the whole module", len(packages))
	}
	edges := 0
	for _, p := range packages {
		for _, e := range edgesOf(p) {
			edges++
			if wrong := forbidden(e); wrong != "" {
				t.Error(wrong)
			}
		}
	}
	if edges < 50 {
		t.Errorf("saw %d imports only", edges)
	}
}

// edgesOf gives the imports of a package; what its tests import of itself is none.
func edgesOf(p listed) []edge {
	var edges []edge
	for _, to := range p.Imports {
		edges = append(edges, edge{p.ImportPath, to, false})
	}
	for _, to := range append(p.TestImports, p.XTestImports...) {
		if to != p.ImportPath {
			edges = append(edges, edge{p.ImportPath, to, true})
		}
	}
	return edges
}

// list asks the go command for all packages of the module.
func list(t *testing.T) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-json=ImportPath,Dir,GoFiles,TestGoFiles,XTestGoFiles,Imports,TestImports,XTestImports", "./...")
	cmd.Dir = filepath.Join("..", "..")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var packages []listed
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		look(t, p)
		packages = append(packages, p)
	}
}

// look touches each file and folder of a package: go test keeps a result as
// long as what the test itself looked at is unchanged, and does not see what
// go list read.
func look(t *testing.T, p listed) {
	t.Helper()
	paths := []string{p.Dir, filepath.Dir(p.Dir)}
	for _, files := range [][]string{p.GoFiles, p.TestGoFiles, p.XTestGoFiles} {
		for _, file := range files {
			paths = append(paths, filepath.Join(p.Dir, file))
		}
	}
	for _, path := range paths {
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
}

// TestForbidden holds the judge itself against edges that are known to be
// right and wrong.
func TestForbidden(t *testing.T) {
	for _, c := range []struct {
		from, to string
		test     bool
		want     string // part of the verdict, "" if the edge is allowed
	}{
		{"rules", "strings", false, ""},
		{"rules", "time", false, "bummerl/rules imports time, which is not for rules"},
		{"rules", "os", true, ""},
		{"rules", "math/rand/v2", false, "not for rules"},
		{"rules", "bummerl/rules/solve", false, "rules may not know rules/solve"},
		{"rules", "bummerl/rules/solve", true, "rules may not know rules/solve"},
		{"rules", "golang.org/x/text/language", false, "not for rules"},
		{"rules", "pgregory.net/rapid", false, "not for rules"},
		{"rules", "pgregory.net/rapid", true, ""},
		{"rules/solve", "context", false, ""},
		{"rules/solve", "bummerl/rules/bot", false, "rules/solve may not know rules/bot"},
		{"rules/bot", "math/rand/v2", false, ""},
		{"rules/bot", "math/rand", false, "not for rules/bot"},
		{"rules/bot", "net/http", false, "not for rules/bot"},
		{"puzzles", "bummerl/rules/bot", false, ""},
		{"puzzles", "bummerl/tutor", false, "puzzles may not know tutor"},
		{"tutor", "bummerl/rules", false, ""},
		{"tutor", "bummerl/tutor/match", false, "tutor may not know tutor/match"},
		{"tutor/course", "bummerl/tutor/deck", false, ""},
		{"tutor/deck", "bummerl/tutor/course", false, "tutor/deck may not know tutor/course"},
		{"tutor/match", "bummerl/tutor/learner", false, ""},
		{"tutor/match", "bummerl/tutor/store", false, "tutor/match may not know tutor/store"},
		{"tutor/match", "bummerl/tutor/store/storetest", true, ""},
		{"tutor/match", "bummerl/tutor/web", true, "tutor/match may not know tutor/web"},
		{"tutor/match", "bummerl/locales", false, "tutor/match may not know locales"},
		{"tutor/match", "database/sql", false, "not for tutor/match"},
		{"tutor/match", "database/sql", true, "not for tutor/match"},
		{"tutor/match", "time", false, ""},
		{"tutor/store/internal/query", "database/sql", false, ""},
		{"tutor/store", "database/sql/driver", false, ""},
		{"tutor/store", "bummerl/tutor/store/internal/query", false, ""},
		{"tutor/store", "bummerl/templates", false, "tutor/store may not know templates"},
		{"tutor/web", "github.com/labstack/echo/v4/middleware", false, ""},
		{"tutor/web", "github.com/nicksnyder/go-i18n/v2/i18n", false, "not for tutor/web"},
		{"tutor/web", "bummerl/cmd/bummerl", false, "tutor/web may not know cmd"},
		{"tutor/e2e", "github.com/labstack/echo/v4", true, "not for tutor/e2e"},
		{"tutor/e2e", "github.com/a-h/templ", true, ""},
		{"tutor/nobody", "strings", false, "bummerl/tutor/nobody stands in no room"},
		{"tutor/web", "bummerl/tutor/nobody", false, "bummerl/tutor/nobody, which stands in no room"},
		{"templates", "bummerl/locales", false, ""},
		{"templates", "bummerl/rules", false, "templates may not know rules"},
		{"templates", "bummerl/rules", true, ""},
		{"templates", "bummerl/locales/internal/inflect", false, ""}, // the compiler guards internal
		{"locales", "github.com/a-h/templ", false, "not for locales"},
		{"locales/internal/gen", "bummerl/rules", false, ""},
		{"static", "bummerl/locales", false, "static may not know locales"},
		{"cmd/bummerl", "bummerl/tutor/store", false, ""},
		{"cmd/bummerl", "database/sql", false, "not for cmd"},
		{"cmd/bummerl", "github.com/labstack/echo/v4", false, "not for cmd"},
	} {
		got := forbidden(edge{module + "/" + c.from, c.to, c.test})
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s → %s (test %v): got %q, want %q", c.from, c.to, c.test, got, c.want)
		}
	}
}
