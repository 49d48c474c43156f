package imprint

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"
)

// The pages that the operator writes.
const (
	Imprint = "imprint"
	Privacy = "privacy"
)

// pages are all of them.
var pages = []string{Imprint, Privacy}

// mostText is more than anybody writes: a file in the folder that is larger is there by mistake.
const mostText = 256 << 10

// Texts are what an operator wrote, by page and language. The zero value has none.
type Texts struct {
	langs  []string
	blocks map[string]map[string][]Block
}

// Load reads the files of a folder, one for each page and each of the languages (imprint.de.md); those that are not there
// are left out, and so are empty ones. Its error names a folder or a file that cannot be read.
func Load(dir string, langs []string) (Texts, error) {
	t := Texts{langs: langs, blocks: map[string]map[string][]Block{}}
	if about, err := os.Stat(dir); err != nil || !about.IsDir() {
		return Texts{}, fmt.Errorf("there is no folder %s with an imprint", dir)
	}
	for _, page := range pages {
		t.blocks[page] = map[string][]Block{}
		for _, lang := range langs {
			name := filepath.Join(dir, FileName(page, lang))
			text, err := read(name)
			if err != nil {
				return Texts{}, fmt.Errorf("%s cannot be read: %w", name, err)
			}
			if blocks := Parse(text); len(blocks) > 0 {
				t.blocks[page][lang] = blocks
			}
		}
	}
	return t, nil
}

// read gives the text of a file; one that is not there has none. Some editors put a mark before the first letter, which
// is no part of the text.
func read(name string) (string, error) {
	body, err := os.ReadFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", nil
	case err != nil:
		return "", err
	case len(body) > mostText:
		return "", fmt.Errorf("it is larger than %d kB", mostText>>10)
	case !utf8.Valid(body):
		return "", errors.New("it is not written in UTF-8")
	}
	return strings.TrimPrefix(string(body), "\ufeff"), nil
}

// FileName is the name of the file for a page and a language.
func FileName(page, lang string) string { return page + "." + lang + ".md" }

// Of gives a page in a language. Where it was not written in that one it is the first other that there is, and in tells
// which; "" if there is none at all.
func (t Texts) Of(page, lang string) (blocks []Block, in string) {
	for _, l := range append([]string{lang}, t.langs...) {
		if blocks, ok := t.blocks[page][l]; ok {
			return blocks, l
		}
	}
	return nil, ""
}

// Missing are the pages that were written in no language.
func (t Texts) Missing() []string {
	var missing []string
	for _, page := range pages {
		if len(t.blocks[page]) == 0 {
			missing = append(missing, page)
		}
	}
	return missing
}
