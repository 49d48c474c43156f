// Command anchor tells what a page would cost if nothing but itself had to be made: it has the site make each page once,
// keeps its view model, and from then on serves that page twice, rendered anew for each request by a handler that does
// nothing else (/fixed/NAME), and as the same bytes each time (/constant/NAME). `make load` measures the site beside it.
//
// The pages are read from standard input, one a line: a name, the path, and a cookie that says who asks.
package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/a-h/templ"
	"github.com/labstack/echo/v4"

	"bummerl/rules/bot"
	"bummerl/static"
	"bummerl/tutor"
	"bummerl/tutor/ops"
	"bummerl/tutor/store"
	"bummerl/tutor/web"
)

func main() {
	addr := flag.String("addr", "127.0.0.1:0", "address to listen on")
	db := flag.String("db", "", "the database of the site")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *addr, *db, os.Stdin, os.Stdout); err != nil {
		fmt.Fprintf(os.Stderr, "anchor: %v\n", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, addr, db string, list io.Reader, out io.Writer) error {
	ops.CollectLess(os.Getenv) // as the site does, or the two would not be comparable
	e := echo.New()
	e.HideBanner, e.HidePort = true, true
	if err := addPages(ctx, e, db, list); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: e, ReadHeaderTimeout: 5 * time.Second}
	fmt.Fprintf(out, "anchor: listening on http://%s\n", listener.Addr())
	go func() {
		<-ctx.Done()
		_ = server.Close()
	}()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// addPages has the site make each page of the list, and adds its two handlers.
func addPages(ctx context.Context, e *echo.Echo, place string, list io.Reader) (err error) {
	db, err := store.OpenExisting(ctx, place)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	assets, err := static.Load()
	if err != nil {
		return err
	}
	var shown templ.Component
	site, err := web.New(web.Config{
		Env: tutor.System(), Assets: assets, BaseURL: "http://127.0.0.1", Log: slog.New(slog.DiscardHandler),
		Shown: func(page templ.Component) { shown = page },
	}.On(db, bot.ByName))
	if err != nil {
		return err
	}
	lines := bufio.NewScanner(list)
	for lines.Scan() {
		var name, path, cookie string
		if n, err := fmt.Sscan(lines.Text(), &name, &path, &cookie); n < 2 {
			return fmt.Errorf("%q names no page: %w", lines.Text(), err)
		}
		r := httptest.NewRequestWithContext(ctx, http.MethodGet, path, nil)
		r.Header.Set("Cookie", strings.TrimSpace(cookie))
		w := httptest.NewRecorder()
		shown = nil
		site.ServeHTTP(w, r)
		if w.Code != http.StatusOK || shown == nil {
			return fmt.Errorf("%s is answered by %d", path, w.Code)
		}
		add(e, name, shown, w.Body.Bytes())
	}
	return cmp.Or(lines.Err(), ctx.Err())
}

// add serves a page rendered from its view model, and as bytes.
func add(e *echo.Echo, name string, page templ.Component, body []byte) {
	e.GET("/fixed/"+name, func(c echo.Context) error {
		buf := templ.GetBuffer()
		defer templ.ReleaseBuffer(buf)
		if err := page.Render(c.Request().Context(), buf); err != nil {
			return err
		}
		return c.HTMLBlob(http.StatusOK, buf.Bytes())
	})
	e.GET("/constant/"+name, func(c echo.Context) error { return c.HTMLBlob(http.StatusOK, body) })
}
