package main

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdp "github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/device"

	"bummerl/locales"
	"bummerl/templates"
	"bummerl/tutor/e2e/storybook"
)

// screens are what is left to a page: of a phone by its browser, and of a small notebook.
var screens = []device.Info{
	{Name: "390x664", Width: 390, Height: 664, Scale: 2, Mobile: true, Touch: true},
	{Name: "1280x800", Width: 1280, Height: 800, Scale: 1},
}

// photograph takes pictures of stories in one language with its own pack, on each screen, light and dark.
func photograph(ctx context.Context, files storybook.Files, dir, names, lang string) error {
	if !locales.IsLang(lang) {
		return fmt.Errorf("no language %q", lang)
	}
	stories := chosen(names)
	if len(stories) == 0 {
		return fmt.Errorf("no story is called %q", names)
	}
	path, err := exec.LookPath("chromium")
	if err != nil {
		return errors.New("chromium is not installed (Debian: make deps-debian)")
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	server := httptest.NewServer(storybook.Handler(files))
	defer server.Close()
	options := append(slices.Clone(cdp.DefaultExecAllocatorOptions[:]), cdp.ExecPath(path), cdp.NoSandbox, cdp.DisableGPU, cdp.NoFirstRun, cdp.Flag("hide-scrollbars", true))
	browsers, stop := cdp.NewExecAllocator(ctx, options...)
	defer stop()
	browser, cancel := cdp.NewContext(browsers)
	defer cancel()
	if err := cdp.Do(browser, still()); err != nil {
		return err
	}
	for _, screen := range screens {
		if err := cdp.Do(browser, cdp.Emulate(screen)); err != nil {
			return err
		}
		for _, theme := range []templates.Theme{templates.ThemeLight, templates.ThemeDark} {
			e := storybook.Edition{Lang: lang, Pack: locales.DefaultPack(lang), Theme: theme}
			for _, s := range stories {
				if err := cdp.Do(browser, cdp.Navigate(server.URL+storybook.Address(s, e))); err != nil {
					return fmt.Errorf("%s: %w", s.Name, err)
				}
				picture, err := cdp.Run(browser, cdp.CaptureScreenshot())
				if err != nil {
					return fmt.Errorf("%s: %w", s.Name, err)
				}
				name := strings.Join([]string{s.Name, lang, screen.Name, string(theme), "png"}, ".")
				if err := os.WriteFile(filepath.Join(dir, name), picture, 0o644); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// chosen are the stories whose name begins with one of the names, all of them for "".
func chosen(names string) []storybook.Story {
	return slices.DeleteFunc(storybook.Stories(), func(s storybook.Story) bool {
		return !slices.ContainsFunc(strings.Split(names, ","), func(name string) bool { return strings.HasPrefix(s.Name, name) })
	})
}

// still asks for no motion: what moves is not where it belongs yet.
func still() cdp.Action[cdp.Void] {
	return cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		_, err := protocol.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}},
		})
		return err
	})
}
