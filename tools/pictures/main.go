// Command pictures takes the README's picture: it starts the site, plays the
// first cards of a match in each language on a phone's screen, and puts the
// three screens side by side.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdp "github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/device"

	"bummerl/tools/site"
)

// The part of a phone's screen that its browser leaves to a page, in CSS pixels.
const (
	width, height = 390, 664
	scale         = 2
	patience      = 60 * time.Second
)

// A shot is one screen: a language with its own pack, in light or dark.
type shot struct {
	lang, scheme string
	cut          int // where the pack is cut
	tricks       int // how many tricks are played before
}

var shots = []shot{{"de", "light", 9, 1}, {"hu", "dark", 6, 1}, {"pt", "light", 13, 2}}

func main() {
	binary := flag.String("bin", "../bin/bummerl", "the program")
	out := flag.String("out", "pictures/table.png", "the picture")
	flag.Parse()
	if err := run(*binary, *out); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

func run(binary, out string) (err error) {
	chromium, err := exec.LookPath("chromium")
	if err != nil {
		return errors.New("chromium is not installed (Debian: make deps-debian)")
	}
	address, stop, err := site.Start(binary, os.Stderr)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, stop()) }()
	options := append(slices.Clone(cdp.DefaultExecAllocatorOptions[:]), cdp.ExecPath(chromium), cdp.NoSandbox, cdp.DisableGPU, cdp.NoFirstRun)
	for _, name := range []string{"disable-background-networking", "disable-component-update", "disable-sync", "hide-scrollbars"} {
		options = append(options, cdp.Flag(name, true))
	}
	browsers, cancel := cdp.NewExecAllocator(context.Background(), options...)
	defer cancel()
	browser, cancel := cdp.NewContext(browsers)
	defer cancel()
	if err := cdp.Do(browser); err != nil {
		return err
	}
	var screens [][]byte
	for _, s := range shots {
		screen, err := take(browser, address, s)
		if err != nil {
			return fmt.Errorf("%s: %w", s.lang, err)
		}
		screens = append(screens, screen)
	}
	picture, err := sideBySide(browser, screens)
	if err != nil {
		return err
	}
	return os.WriteFile(out, picture, 0o644)
}

// take plays the beginning of a match and gives the screen as it is then.
func take(browser context.Context, address string, s shot) ([]byte, error) {
	tab, cancel := cdp.NewContext(browser, cdp.WithNewBrowserContext())
	defer cancel()
	tab, cancel = context.WithTimeout(tab, patience)
	defer cancel()
	err := cdp.Do(tab,
		cdp.Emulate(device.Info{Name: "phone", Width: width, Height: height, Scale: scale, Mobile: true, Touch: true}),
		scheme(s.scheme),
		cdp.Navigate(address+"/"+s.lang+"/play"),
		cdp.Click(cdp.CSS("form.start button")),
		cdp.Click(cdp.CSS(fmt.Sprintf("button.gap:nth-of-type(%d)", s.cut))),
	)
	if err != nil {
		return nil, err
	}
	for range s.tricks {
		if err := playCard(tab); err != nil {
			return nil, err
		}
	}
	return cdp.Run(tab, cdp.CaptureScreenshot())
}

// scheme makes the browser prefer light or dark, and cards that do not fly.
func scheme(name string) cdp.Action[cdp.Void] {
	return cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		_, err := protocol.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{
				{Name: "prefers-color-scheme", Value: name}, {Name: "prefers-reduced-motion", Value: "reduce"},
			},
		})
		return err
	})
}

// playCard plays the first card that may be played, and waits for the next turn.
func playCard(tab context.Context) error {
	const legal = `.hand li:not([data-play="illegal"]) button`
	if err := cdp.Do(tab, cdp.Click(cdp.CSS(legal))); err != nil {
		return err
	}
	return cdp.Do(tab, cdp.Sleep(time.Second)) // until the card has arrived
}

// sideBySide draws the screens in a row on the colour of the page around them.
func sideBySide(browser context.Context, screens [][]byte) (picture []byte, err error) {
	tab, cancel := cdp.NewContext(browser, cdp.WithNewBrowserContext())
	defer cancel()
	// As files: an address that holds the pictures is longer than browsers go to.
	dir, err := os.MkdirTemp("", "bummerl-pictures-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	var page strings.Builder
	page.WriteString(`<!doctype html><style>body{margin:0;padding:24px;display:flex;gap:24px;background:#e9e4d8}img{width:390px;border-radius:18px;box-shadow:0 2px 10px #0004}</style>`)
	for i, s := range screens {
		name := fmt.Sprintf("%d.png", i)
		if err := os.WriteFile(filepath.Join(dir, name), s, 0o600); err != nil {
			return nil, err
		}
		fmt.Fprintf(&page, `<img src="%s">`, name)
	}
	sheet := filepath.Join(dir, "sheet.html")
	if err := os.WriteFile(sheet, []byte(page.String()), 0o600); err != nil {
		return nil, err
	}
	wide := int64(len(screens)*(width+24) + 24)
	err = cdp.Do(tab,
		cdp.Emulate(device.Info{Name: "sheet", Width: wide, Height: height + 48, Scale: 1}),
		cdp.Navigate("file://"+sheet),
		cdp.Sleep(time.Second), // until the pictures are drawn
	)
	if err != nil {
		return nil, err
	}
	return cdp.Run(tab, cdp.CaptureScreenshot())
}
