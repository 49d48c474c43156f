package main

import (
	"context"
	"os"
	"path/filepath"

	"bummerl/templates"
	"bummerl/tutor/e2e/storybook"
)

// write writes every story in every language with every pack, for a checker of HTML to read. The theme is one attribute
// and left at auto.
func write(ctx context.Context, files storybook.Files, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, e := range storybook.Editions(templates.ThemeAuto, files) {
		for _, s := range storybook.Stories() {
			if err := writeStory(ctx, s, e, filepath.Join(dir, s.Name+"."+e.Lang+"."+e.Pack+".html")); err != nil {
				return err
			}
		}
	}
	return nil
}

func writeStory(ctx context.Context, s storybook.Story, e storybook.Edition, path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := s.Page(e).Render(ctx, f); err != nil {
		return err
	}
	return f.Close()
}
