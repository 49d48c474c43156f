package web

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"bummerl/locales"
)

// TestHealth: the process is healthy as long as it answers; it is ready while the database answers and it is not about to
// end. The log tells that once, however often somebody asks.
func TestHealth(t *testing.T) {
	var log bytes.Buffer
	var away error
	leaving := make(chan struct{})
	a := newAskerWith(t, func(c *Config) {
		c.Log = slog.New(slog.NewTextHandler(&log, nil))
		c.Ready = func(context.Context) error { return away }
		c.Life.Leaving = leaving
	})
	expect := func(when, path string, status int, body string) {
		t.Helper()
		w := a.get(path)
		if w.Code != status || w.Body.String() != body || w.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("%s, %s: %d %q (%s), want %d %q", when, path, w.Code, w.Body.String(), w.Header().Get("Cache-Control"), status, body)
		}
	}
	expect("at first", "/readyz", http.StatusNoContent, "")
	away = errors.New("nobody there")
	for range 3 {
		expect("without a database", "/readyz", http.StatusServiceUnavailable, "database\n")
		expect("without a database", "/healthz", http.StatusNoContent, "")
	}
	away = nil
	expect("with the database again", "/readyz", http.StatusNoContent, "")
	if got := log.String(); strings.Count(got, "not ready") != 1 || strings.Count(got, "nobody there") != 1 || strings.Count(got, "ready again") != 1 {
		t.Errorf("the log says %s", got)
	}
	close(leaving)
	expect("leaving", "/readyz", http.StatusServiceUnavailable, "leaving\n")
	expect("leaving", "/healthz", http.StatusNoContent, "")
	if w := a.get("/de"); w.Code != http.StatusOK {
		t.Errorf("leaving, a page: %d", w.Code)
	}
}

// TestEndingEndsSearch: a search for the board that would take seconds ends with the process; its page is whole, says why,
// and the next process may be asked the same.
func TestEndingEndsSearch(t *testing.T) {
	ending := make(chan struct{})
	a := newAskerWith(t, func(c *Config) { c.Life.Ending = ending })
	server := httptest.NewServer(a.site)
	defer server.Close()
	p := locales.New("hu", "")
	answer, err := server.Client().Get(server.URL + askAddress("hu", slowBoard(t), "&q=plan&e=large"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	body := bufio.NewReader(answer.Body)
	var got strings.Builder
	for !strings.Contains(got.String(), p.AskThinking()) {
		line, err := body.ReadString('>')
		if got.WriteString(line); err != nil {
			t.Fatalf("the page ended early: %v\n%s", err, got.String())
		}
	}
	close(ending)
	rest, err := io.ReadAll(body)
	if err != nil {
		t.Fatal(err)
	}
	if page := string(rest); !strings.Contains(page, p.AskRestarting()) || !strings.HasSuffix(strings.TrimSpace(page), "</html>") {
		t.Errorf("the rest of the page: %s", page)
	}
}
