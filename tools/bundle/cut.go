package main

import (
	"bytes"
	"fmt"
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
