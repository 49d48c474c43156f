// Package static serves the browser files: style sheets, scripts, card sprites,
// icons and fonts. They are made by tools/bundle into dist and embedded, each
// under a name with a hash of its content, so that a browser may keep one for
// ever; each was compressed once, when it was made.
package static

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// Prefix is the path below which Assets answers. It ends in a slash.
const Prefix = "/static/"

// dist holds only .gitkeep in a fresh clone, so that the module builds without
// Node; Load tells such a program apart.
//
//go:embed all:dist
var dist embed.FS

// ErrNotBuilt says that the program was built before its browser files.
var ErrNotBuilt = errors.New("the browser files are not built: run make run")

// Assets are the browser files of one build. It is safe for concurrent use.
type Assets struct {
	names map[string]string // logical name → name in dist
	files map[string]file   // by name in dist
}

// file is one browser file with its compressed forms, nil where those would
// not be smaller.
type file struct {
	contentType       string
	plain, brotli, gz []byte
}

// types are the kinds of files there may be, by extension. The system's own
// table is not asked: it differs between machines.
var types = map[string]string{
	".css":   "text/css; charset=utf-8",
	".js":    "text/javascript; charset=utf-8",
	".png":   "image/png",
	".svg":   "image/svg+xml",
	".ttf":   "font/ttf",
	".txt":   "text/plain; charset=utf-8",
	".webp":  "image/webp",
	".woff2": "font/woff2",
}

// Load reads the embedded files. Its error is ErrNotBuilt when there are none,
// and else tells of a file that does not fit the manifest.
func Load() (*Assets, error) {
	sub, err := fs.Sub(dist, "dist")
	if err != nil {
		return nil, err
	}
	return load(sub)
}

func load(fsys fs.FS) (*Assets, error) {
	a := &Assets{files: map[string]file{}}
	raw, err := fs.ReadFile(fsys, "manifest.json")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNotBuilt
	}
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(raw, &a.names); err != nil {
		return nil, fmt.Errorf("static: manifest.json: %w", err)
	}
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		name := e.Name()
		ext := path.Ext(name)
		if name[0] == '.' || name == "manifest.json" || ext == ".br" || ext == ".gz" {
			continue
		}
		f := file{contentType: types[ext]}
		if f.contentType == "" {
			return nil, fmt.Errorf("static: no content type for %s", name)
		}
		if f.plain, err = fs.ReadFile(fsys, name); err != nil {
			return nil, err
		}
		f.brotli, _ = fs.ReadFile(fsys, name+".br") // absent where it would not be smaller
		f.gz, _ = fs.ReadFile(fsys, name+".gz")
		a.files[name] = f
	}
	for logical, name := range a.names {
		if _, ok := a.files[name]; !ok {
			return nil, fmt.Errorf("static: %s is %s in the manifest, but there is no such file", logical, name)
		}
	}
	return a, nil
}

// URL is the address of a file by its logical name: style sheets and scripts by
// the bare one ("app.css", "app.js"), the others with their folder
// ("cards/french.svg", "icons/favicon.svg", "fonts/….woff2"). A name that does not exist gives an address that answers 404; Has tells.
func (a *Assets) URL(logical string) string {
	if name, ok := a.names[logical]; ok {
		return Prefix + name
	}
	return Prefix + strings.TrimPrefix(logical, "/")
}

// Has tells whether there is a file of that name.
func (a *Assets) Has(logical string) bool {
	_, ok := a.names[logical]
	return ok
}
