package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// doubleAcutes are the only letters outside Latin-1 that the site's languages need: the font's second file has hundreds
// and would weigh more than the page.
const doubleAcutes = "ŐőŰű"

// cutter makes the bundler take that file cut to size.
func cutter(root string) api.Plugin {
	return api.Plugin{Name: "cut", Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Filter: `latin-ext-[^/]*\.woff2$`}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			font, err := cut(root, args.Path, doubleAcutes, "woff2")
			text := string(font)
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderFile}, err
		})
	}}
}

// family is where the font's package keeps its files.
const family = "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-"

// drawn makes the fonts with which the program draws pictures itself: two fixed weights of each file, as TrueType.
func drawn(root string) (Set, error) {
	var set Set
	if _, err := os.Stat(filepath.Join(root, family+"latin-wght-normal.woff2")); errors.Is(err, fs.ErrNotExist) {
		return nil, nil // without the package there is nothing to cut, and static.Letters says so
	}
	for part, letters := range map[string]string{"latin": latin(), "latin-ext": doubleAcutes} {
		for _, weight := range []string{"400", "700"} {
			data, err := cut(root, filepath.Join(root, family+part+"-wght-normal.woff2"), letters, "sfnt", weight)
			if err != nil {
				return nil, err
			}
			name := part + "-" + weight + ".ttf"
			set = append(set, File{Logical: "fonts/" + name, Name: hashed(name, data), Data: data})
		}
	}
	return set, nil
}

// latin lists the printable letters of Latin-1 and the marks that our sentences use beside them.
func latin() string {
	var b strings.Builder
	for r := rune(0x20); r <= 0xff; r++ {
		if r < 0x7f || r >= 0xa0 {
			b.WriteRune(r)
		}
	}
	b.WriteString("–—‘’‚“”„…‹›−")
	return b.String()
}

// cut gives a font with so many letters and no more.
func cut(root, file, letters, format string, weight ...string) ([]byte, error) {
	args := append([]string{filepath.Join(root, "tools", "bundle", "cut.mjs"), file, letters, format}, weight...)
	cmd := exec.Command("node", args...)
	cmd.Dir = root // node finds packages from the script's place upwards
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("cut %s: %w: %s", filepath.Base(file), err, strings.TrimSpace(errs.String()))
	}
	return out.Bytes(), nil
}
