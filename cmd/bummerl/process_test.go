package main_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// remembered is each file in which a process remembers something from one request to the next, or has requests wait for
// each other, and why no other process on the same database needs to know.
var remembered = map[string]string{
	"cmd/bummerl/end.go":     "that this process ends",
	"cmd/bummerl/metrics.go": "that its own figures are no longer handed out",
	"cmd/bummerl/retain.go":  "its own daily run; each process deletes, and what is deleted twice is deleted",

	"locales/printer.go":           "messages, as they are in the program",
	"puzzles/daily.go":             "the plan of days, as it is in the program",
	"puzzles/data.go":              "the puzzles, as they are in the program",
	"puzzles/options.go":           "the rules of puzzles, as they are in the program",
	"rules/bot/arena/arena.go":     "nothing: matches of the command line, counted and gone",
	"rules/bot/worth.go":           "a table that is worked out",
	"rules/solve/solve.go":         "memory to search in, empty each time",
	"tutor/board/think/desk.go":    "how many search here: it spares the processors of this machine",
	"tutor/board/think/kept.go":    "answers that follow from their question; another process finds the same",
	"tutor/course/proven.go":       "shares that follow from their position",
	"tutor/match/coached.go":       "nothing: one request's coach beside its opponent",
	"tutor/match/desk.go":          "how many reviews think here",
	"tutor/match/keptverdict.go":   "verdicts read from the text that the database has",
	"tutor/ops/metrics.go":         "figures of its own requests",
	"tutor/ops/pools.go":           "figures of its own connections",
	"tutor/place.go":               "time zones by their names",
	"tutor/store/wire.go":          "rules read from the text that the database has",
	"tutor/web/boardaskstream.go":  "nothing: within one request",
	"tutor/web/dailypicture.go":    "pictures that follow from their address",
	"tutor/web/health.go":          "that this process ends",
	"tutor/web/limit.go":           "how much an address or a learner had of this process, whose time it spares",
	"tutor/web/opendata.go":        "the file of all puzzles, made from those in the program",
	"tutor/web/picture/painter.go": "a background that is drawn once",
	"tutor/web/picture/picture.go": "the signs of cards, as they are in the program",
	"tutor/web/puzzlefound.go":     "what beats a beginning, which follows from the puzzle",
	"tutor/web/showexercise.go":    "lines that follow from their position",
	"tutor/web/visit.go":           "nothing: within one request",
	"tutor/web/web.go":             "whether this process was ready when it was last asked, for its log",
}

// TestNothingNeedsOneProcess: what a request needs of another is in the database, so that any process may answer it.
// Whoever lets a process remember something says in the table why that is so all the same.
func TestNothingNeedsOneProcess(t *testing.T) {
	found := map[string]bool{}
	for _, room := range []string{"cmd", "locales", "puzzles", "rules", "static", "templates", "tutor"} {
		err := filepath.WalkDir(filepath.Join("..", "..", room), func(path string, entry fs.DirEntry, err error) error {
			name := filepath.ToSlash(strings.TrimPrefix(path, filepath.Join("..", "..")+string(filepath.Separator)))
			switch {
			case err != nil:
				return err
			case entry.IsDir() && (name == "tutor/e2e" || name == "tutor/store/storetest"): // Nobody's site.
				return fs.SkipDir
			case strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") && remembers(t, path):
				found[name] = true
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(found)) {
		if remembered[name] == "" {
			t.Errorf("%s remembers something in the process: put it into the database, or say here why no other process needs it", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(remembered)) {
		if !found[name] {
			t.Errorf("%s remembers nothing any more", name)
		}
	}
}

// remembers tells whether a file has what goroutines share: locks, atomic values, channels, things made once. Without
// such nothing can be remembered from one request to another without a race.
func remembers(t *testing.T, path string) bool {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := false
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ChanType:
			found = true
		case *ast.SelectorExpr:
			if from, ok := n.X.(*ast.Ident); ok && (from.Name == "sync" || from.Name == "atomic") {
				found = true
			}
		}
		return !found
	})
	return found
}
