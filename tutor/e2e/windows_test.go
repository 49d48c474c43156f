package e2e_test

import (
	"context"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"runtime"
	"strconv"
	"sync"
	"testing"
	"time"

	protocol "github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	cdp "github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/device"
)

// TestMain lets browser tests run side by side, one more than there are processors, since each waits for its browser now
// and then, and some for a clock.
func TestMain(m *testing.M) {
	flag.Parse()
	if given := flag.Lookup("test.parallel"); given.Value.String() == strconv.Itoa(runtime.GOMAXPROCS(0)) {
		_ = given.Value.Set(strconv.Itoa(runtime.GOMAXPROCS(0) + 1)) // It takes any number above 0.
	}
	code := m.Run()
	stopBrowser()
	removeProgram()
	os.Exit(code)
}

// tab is a browser window with cookies of its own, and how to close it.
type tab struct {
	ctx   context.Context
	close context.CancelFunc
}

// idle are windows that tests are done with. A new one costs a second of computing (a process that knows no style sheet,
// script or letter yet), so that the next test is given one of these, with nothing left in it of what was before.
var idle struct {
	mu      sync.Mutex
	windows []tab
}

// waitingRoom is where idle windows stand, so that no page of a test that is over lives on in them.
var waitingRoom = sync.OnceValue(func() string {
	return httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte(`<!DOCTYPE html><title>idle</title>`)) // An error means that the browser has gone.
	})).URL
})

// borrow gives a window for a test, which gives it back unless it fails.
func borrow(browser context.Context, t *testing.T) context.Context {
	t.Helper()
	w, found := takeIdle()
	if !found {
		w.ctx, w.close = cdp.NewContext(browser, cdp.WithNewBrowserContext())
	}
	t.Cleanup(func() {
		leaving, cancel := context.WithTimeout(w.ctx, 20*time.Second)
		defer cancel()
		if t.Failed() || cdp.Do(leaving, cdp.Navigate(waitingRoom())) != nil {
			w.close()
			return
		}
		idle.mu.Lock()
		defer idle.mu.Unlock()
		idle.windows = append(idle.windows, w)
	})
	return w.ctx
}

// takeIdle gives one of the idle windows, if there is any.
func takeIdle() (w tab, found bool) {
	idle.mu.Lock()
	defer idle.mu.Unlock()
	last := len(idle.windows) - 1
	if last < 0 {
		return tab{}, false
	}
	w, idle.windows = idle.windows[last], idle.windows[:last]
	return w, true
}

// fresh takes from a window what a test may have left in it, and gives it a screen. The site keeps nothing in a browser but
// cookies and, under an address that no other test has, its service worker. The page takes itself for the one in front, however many windows there are beside it.
func fresh(size device.Info) cdp.Action[cdp.Void] {
	return cdp.Func(func(ctx context.Context, t *cdp.Target) error {
		if _, err := protocol.Call(ctx, t, network.ClearBrowserCookies, protocol.Empty{}); err != nil {
			return err
		}
		if _, err := protocol.Call(ctx, t, page.ResetNavigationHistory, protocol.Empty{}); err != nil {
			return err
		}
		if _, err := protocol.Call(ctx, t, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}); err != nil {
			return err
		}
		return cdp.Do(ctx, scripts(true), scheme("light"), cdp.Emulate(size))
	})
}
