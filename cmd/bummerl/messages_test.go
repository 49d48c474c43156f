package main_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// TestMessagesUsed finds messages that nothing says: a message is a method of
// Printer, and one that no program names is dead weight in three languages.
// What only tests or the storybook name counts as unused.
func TestMessagesUsed(t *testing.T) {
	messages, named := map[string]string{}, map[string]bool{}
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "node_modules" || d.Name() == "e2e" || len(d.Name()) > 2 && d.Name()[0] == '.'):
			return filepath.SkipDir
		case filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		if filepath.Base(path) == "messages_gen.go" {
			readMessages(file, messages)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				named[s.Sel.Name] = true
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(messages) < 100 {
		t.Fatalf("found %d messages: not the catalogue", len(messages))
	}
	for method, id := range messages {
		if !named[method] {
			t.Errorf("nothing says %s: use it, or take it out of all languages", id)
		}
	}
}

// readMessages adds the methods of Printer, each with its message's id, which
// stands in its comment: "CourseTitle is course.title: …".
func readMessages(file *ast.File, messages map[string]string) {
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil || f.Doc == nil {
			continue
		}
		_, rest, _ := strings.Cut(f.Doc.Text(), " is ")
		id, _, _ := strings.Cut(rest, ":")
		messages[f.Name.Name] = id
	}
}
