package templates_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"bummerl/templates"

	"github.com/a-h/templ"
)

// TestPreview writes every screen as a file, to be looked at: it runs only where BUMMERL_PREVIEW names a folder. Build
// the browser files first (make bundle), then serve the folder by any web server.
func TestPreview(t *testing.T) {
	dir := os.Getenv("BUMMERL_PREVIEW")
	if dir == "" {
		t.Skip("BUMMERL_PREVIEW names no folder to write the screens to")
	}
	previewAssets = builtAssets(t)
	defer func() { previewAssets = plainAssets{} }()
	if err := os.CopyFS(filepath.Join(dir, "static"), os.DirFS("../static/dist")); err != nil {
		t.Log(err) // files that are there already stay
	}
	for _, lang := range []string{"de", "hu", "pt"} {
		for _, pack := range []string{"french", "tell"} {
			for _, s := range screens {
				write(t, filepath.Join(dir, s.name+"."+lang+"."+pack+".html"), s.page(lang, pack))
			}
		}
	}
}

func write(t *testing.T, path string, c templ.Component) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := c.Render(context.Background(), f); err != nil {
		t.Fatal(err)
	}
}

// manifest is the table that the bundler writes: logical names and names with hashes.
type manifest map[string]string

func (m manifest) URL(logical string) string { return "/static/" + m[logical] }

func builtAssets(t *testing.T) templates.Assets {
	t.Helper()
	data, err := os.ReadFile("../static/dist/manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	var m manifest
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	return m
}
