package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// Write puts the set, its compressed forms (NAME.br and NAME.gz, each only
// where it is smaller) and manifest.json into dir, and removes from dir
// whatever else is there, names with a leading dot aside. New files come
// first, so that a program built meanwhile finds either the old or the new set.
func (s Set) Write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	files := map[string][]byte{}
	manifest := map[string]string{}
	for _, f := range s {
		files[f.Name] = f.Data
		if f.Logical != "" {
			if other, twice := manifest[f.Logical]; twice {
				return fmt.Errorf("two files are called %s: %s and %s", f.Logical, other, f.Name)
			}
			manifest[f.Logical] = f.Name
		}
		for suffix, small := range compressed(f.Data) {
			if len(small) < len(f.Data) {
				files[f.Name+suffix] = small
			}
		}
	}
	list, err := json.MarshalIndent(manifest, "", "  ") // sorts the names
	if err != nil {
		return err
	}
	for name, data := range files {
		if err := put(filepath.Join(dir, name), data); err != nil {
			return err
		}
	}
	files["manifest.json"] = append(list, '\n')
	if err := put(filepath.Join(dir, "manifest.json"), files["manifest.json"]); err != nil {
		return err
	}
	return removeOthers(dir, files)
}

// put writes a file through a temporary name, and not at all when it already
// holds these bytes.
func put(path string, data []byte) error {
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, data) {
		return nil
	}
	temp := filepath.Join(filepath.Dir(path), ".new-"+filepath.Base(path))
	if err := os.WriteFile(temp, data, 0o644); err != nil {
		return err
	}
	return os.Rename(temp, path)
}

func removeOthers(dir string, keep map[string][]byte) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if _, ok := keep[e.Name()]; !ok && e.Name()[0] != '.' {
			if err := os.RemoveAll(filepath.Join(dir, e.Name())); err != nil {
				return err
			}
		}
	}
	return nil
}

// compressed gives the content in both codings that servers and browsers agree
// on, as small as they get: it is done once, and read many times.
func compressed(data []byte) map[string][]byte {
	var br, gz bytes.Buffer
	b := brotli.NewWriterLevel(&br, brotli.BestCompression)
	g, _ := gzip.NewWriterLevel(&gz, gzip.BestCompression) // fails for unknown levels only
	for _, w := range []io.WriteCloser{b, g} {
		_, _ = w.Write(data) // a bytes.Buffer takes everything
		_ = w.Close()
	}
	return map[string][]byte{".br": br.Bytes(), ".gz": gz.Bytes()}
}

// List prints name and sizes in bytes, plain and as brotli.
func (s Set) List(w io.Writer) {
	for _, f := range s {
		small := min(len(f.Data), len(compressed(f.Data)[".br"]))
		_, _ = fmt.Fprintf(w, "%-58s %8d %8d\n", f.Name, len(f.Data), small)
	}
}
