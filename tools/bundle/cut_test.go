package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestCut cuts the fonts that npm has installed, twice: the same bytes each time, small, and of the kind asked for.
func TestCut(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(root, family+"latin-ext-wght-normal.woff2")
	whole, err := os.Stat(file)
	if err != nil {
		t.Skip("the npm packages are not installed: run make bundle")
	}
	for _, kind := range []struct {
		format, magic string
		weight        []string
	}{{"woff2", "wOF2", nil}, {"sfnt", "\x00\x01\x00\x00", []string{"700"}}} {
		font, err := cut(root, file, doubleAcutes, kind.format, kind.weight...)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.HasPrefix(font, []byte(kind.magic)) || len(font) > int(whole.Size())/4 {
			t.Errorf("%s: %d bytes that begin with %q", kind.format, len(font), font[:4])
		}
		again, err := cut(root, file, doubleAcutes, kind.format, kind.weight...)
		if err != nil || !bytes.Equal(font, again) {
			t.Errorf("%s: other bytes the second time (%v)", kind.format, err)
		}
	}
	if _, err := cut(root, file+".missing", doubleAcutes, "woff2"); err == nil {
		t.Error("a font that is not there was cut")
	}
}
