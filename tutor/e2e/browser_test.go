package e2e_test

import (
	"context"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdp "github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/device"
)

// chromium starts one browser for all tests of the package; each test has a window in it (see windows_test.go).
var chromium = sync.OnceValues(func() (context.Context, error) {
	path, err := exec.LookPath("chromium")
	if err != nil {
		return nil, err
	}
	options := append(slices.Clone(cdp.DefaultExecAllocatorOptions[:]), cdp.ExecPath(path), cdp.NoSandbox, cdp.DisableGPU, cdp.NoFirstRun)
	for _, flag := range []string{"disable-quic", "disable-background-networking", "disable-component-update", "disable-sync"} {
		options = append(options, cdp.Flag(flag, true))
	}
	browsers, stop := cdp.NewExecAllocator(context.Background(), options...)
	browser, cancel := cdp.NewContext(browsers)
	stopBrowser = func() { cancel(); stop() }
	return browser, cdp.Do(browser)
})

var stopBrowser = func() {}

// window is a person's browser window.
type window struct {
	t   *testing.T
	ctx context.Context
	url string
}

// phone is what a phone's browser leaves of its screen. It paints one point for a pixel, since nobody looks.
var phone = device.Info{Name: "phone", Width: 390, Height: 664, Scale: 1, Mobile: true, Touch: true}

// open gives a window with cookies of its own. Without Chromium the test is skipped by name; in CI that is a failure.
func open(t *testing.T, url string, size device.Info) *window {
	t.Helper()
	return openFor(t, url, size, 2*time.Minute)
}

// openFor is open for a test that takes longer.
func openFor(t *testing.T, url string, size device.Info, patience time.Duration) *window {
	t.Helper()
	browser, err := chromium()
	if err != nil {
		if os.Getenv("CI") == "true" || os.Getenv("BUMMERL_REQUIRE_BROWSER") != "" {
			t.Fatalf("no Chromium: %v", err)
		}
		t.Skipf("no Chromium, so nothing is tested in a browser: %v", err)
	}
	tab := borrow(browser, t)
	if err := cdp.Do(tab, fresh(size)); err != nil {
		t.Fatal(err)
	}
	tab, cancel := context.WithTimeout(tab, patience)
	t.Cleanup(cancel)
	return &window{t: t, ctx: tab, url: url}
}

func (w *window) do(steps ...cdp.Action[cdp.Void]) {
	w.t.Helper()
	if err := cdp.Do(w.ctx, steps...); err != nil {
		w.t.Fatal(err)
	}
}

// cookie gives the window a cookie of the site.
func (w *window) cookie(name, value string) {
	w.t.Helper()
	w.do(cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		_, err := protocol.Call(ctx, t, network.SetCookie, network.SetCookieParams{Name: name, Value: value, URL: w.url})
		return err
	}))
}

// visit goes to an address of the site.
func (w *window) visit(path string) {
	w.t.Helper()
	w.do(cdp.Navigate(w.url + path))
}

// ask evaluates an expression in the page.
func ask[T any](w *window, expression string) T {
	w.t.Helper()
	v, err := cdp.Run(w.ctx, cdp.Evaluate[T](expression))
	if err != nil {
		w.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// await waits until an expression is true on a page that is whole. While the page is being replaced the expression may
// fail: that is not yet.
func (w *window) await(what, expression string) {
	w.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if yes, err := cdp.Run(w.ctx, cdp.Evaluate[bool](`document.readyState === "complete" && (`+expression+`)`)); err == nil && yes {
			return
		}
	}
	w.t.Fatalf("%s does not come; the page says: %s", what, ask[string](w, `document.body.innerText`))
}

// press clicks the first element of a selector, as a finger does: it has to be visible.
func (w *window) press(selector string) {
	w.t.Helper()
	ctx, cancel := context.WithTimeout(w.ctx, 20*time.Second)
	defer cancel()
	if err := cdp.Do(ctx, cdp.Click(cdp.CSS(selector))); err != nil {
		w.t.Fatalf("press %s: %v; the page says: %s", selector, err, ask[string](w, `document.body.innerText`))
	}
}

// key presses a key.
func (w *window) key(keys string) {
	w.t.Helper()
	w.do(cdp.KeyEvent(keys))
}

// there tells whether the page has an element.
func (w *window) there(selector string) bool {
	w.t.Helper()
	return ask[bool](w, `!!document.querySelector(`+quote(selector)+`)`)
}

func quote(text string) string { return `"` + strings.ReplaceAll(text, `"`, `\"`) + `"` }

// version gives the version that the table's forms carry.
func (w *window) version() string {
	w.t.Helper()
	return ask[string](w, `document.querySelector("input[name=version]")?.value ?? ""`)
}
