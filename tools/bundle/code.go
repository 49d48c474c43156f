package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"path/filepath"

	"github.com/evanw/esbuild/pkg/api"
)

// The oldest browsers that get every page as meant: the last ones of systems
// that no longer update. Newer syntax is rewritten for them.
var engines = []api.Engine{
	{Name: api.EngineChrome, Version: "109"},
	{Name: api.EngineFirefox, Version: "115"},
	{Name: api.EngineSafari, Version: "16"},
}

// meta is the part of esbuild's report that is needed here.
type meta struct {
	Inputs map[string]struct {
		Imports []struct {
			Path string `json:"path"`
			Kind string `json:"kind"`
		} `json:"imports"`
	} `json:"inputs"`
	Outputs map[string]output `json:"outputs"`
}

type output struct {
	EntryPoint string              `json:"entryPoint"`
	Inputs     map[string]struct{} `json:"inputs"`
}

// logical is the name that pages use: the bare name of a style sheet or script,
// and "fonts/NAME" for a font, so that a page can ask for it early. A chunk that
// several scripts share and a picture that only the style sheet names have none.
func (o output) logical(name string) string {
	if o.EntryPoint != "" {
		return path.Base(o.EntryPoint)
	}
	if path.Ext(name) == ".woff2" {
		for input := range o.Inputs { // one: the file itself
			return "fonts/" + path.Base(input)
		}
	}
	return ""
}

// code bundles the style sheets and the scripts, with whatever they import:
// packages, modules, fonts, pictures.
func code(root string) (Set, error) {
	entries, err := entryPoints(root)
	if err != nil {
		return nil, err
	}
	result, report, err := build(root, entries)
	if err != nil {
		return nil, err
	}
	var set Set
	for _, out := range result.OutputFiles {
		rel, err := filepath.Rel(root, out.Path)
		if err != nil {
			return nil, err
		}
		about := report.Outputs[filepath.ToSlash(rel)]
		set = append(set, File{Logical: about.logical(rel), Name: filepath.Base(out.Path), Data: out.Contents})
	}
	return set, nil
}

// build runs esbuild in memory.
func build(root string, entries []string) (api.BuildResult, meta, error) {
	asIs := map[string]api.Loader{}
	for _, ext := range []string{".woff2", ".svg", ".png", ".webp"} {
		asIs[ext] = api.LoaderFile
	}
	result := api.Build(api.BuildOptions{
		AbsWorkingDir:     root,
		EntryPoints:       entries,
		Outdir:            "static/dist",
		EntryNames:        "[name]-[hash]",
		ChunkNames:        "[name]-[hash]",
		AssetNames:        "[name]-[hash]",
		Bundle:            true,
		Splitting:         true,
		Format:            api.FormatESModule,
		Platform:          api.PlatformBrowser,
		Engines:           engines,
		Loader:            asIs,
		Plugins:           []api.Plugin{cutter(root)},
		Charset:           api.CharsetUTF8,
		MinifyWhitespace:  true,
		MinifyIdentifiers: true,
		MinifySyntax:      true,
		LegalComments:     api.LegalCommentsNone, // licences.txt has them whole
		Metafile:          true,
	})
	// A warning of the bundler is nearly always a slip in our sources.
	var problems []error
	for _, m := range append(result.Errors, result.Warnings...) {
		where := ""
		if m.Location != nil {
			where = fmt.Sprintf("%s:%d: ", m.Location.File, m.Location.Line)
		}
		problems = append(problems, errors.New(where+m.Text))
	}
	if len(problems) > 0 {
		return result, meta{}, errors.Join(problems...)
	}
	var report meta
	err := json.Unmarshal([]byte(result.Metafile), &report)
	return result, report, err
}
