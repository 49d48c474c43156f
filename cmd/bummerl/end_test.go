package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"bummerl/static"
	"bummerl/tutor"
	"bummerl/tutor/imprint"
	"bummerl/tutor/store"
)

// patience is how long something may take that must happen: long enough for a machine that does much else.
const patience = 20 * time.Second

// ending is a site that a test brings to its end.
type ending struct {
	end     end
	address string
	stop    context.CancelFunc
	// drained lets the time in which requests are still taken pass.
	drained chan time.Time
	// active is closed when the first request has begun to arrive.
	active chan struct{}
	over   chan error
}

func startEnding(t *testing.T) *ending {
	t.Helper()
	db, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "site.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() }) // Nothing is asked of it any more.
	assets, err := static.Load()
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	e := &ending{
		end: newEnd(0), address: listener.Addr().String(), drained: make(chan time.Time), active: make(chan struct{}), over: make(chan error, 1),
	}
	e.end.drained = func() <-chan time.Time { return e.drained }
	c := serveConfig{baseURL: "http://" + e.address}
	site, err := c.site(db, assets, imprint.Texts{}, slog.New(slog.DiscardHandler), tutor.NoMeter{}, e.end.life())
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	e.stop = stop
	t.Cleanup(stop)
	begun := sync.OnceFunc(func() { close(e.active) })
	server := &http.Server{Handler: site, ReadTimeout: patience, ConnState: func(_ net.Conn, now http.ConnState) {
		if now == http.StateActive {
			begun()
		}
	}}
	t.Cleanup(func() { _ = server.Close() }) // It has ended, or the test has failed.
	go func() { e.over <- e.end.run(ctx, server, listener) }()
	return e
}

func within[T any](t *testing.T, what string, c <-chan T) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(patience):
		t.Fatalf("%s: not within %v", what, patience)
		panic("unreachable")
	}
}

// TestEnd brings a server to its end while somebody posts: first it is not ready but answers everything, then it takes
// nothing new, and the post that had begun is answered all the same.
func TestEnd(t *testing.T) {
	e := startEnding(t)
	slow, err := net.Dial("tcp", e.address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = slow.Close() }() // It has been read to its end.
	form := "theme=dark&pack=tell"
	if _, err := fmt.Fprintf(slow, "POST /de/settings HTTP/1.1\r\nHost: %s\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: %d\r\n\r\n%s",
		e.address, len(form), form[:5]); err != nil {
		t.Fatal(err)
	}
	within(t, "the post begins", e.active)

	e.stop()
	within(t, "leaving", e.end.leaving)
	for path, want := range map[string]int{"/readyz": http.StatusServiceUnavailable, "/healthz": http.StatusNoContent, "/hu/rules": http.StatusOK} {
		response, err := http.Get("http://" + e.address + path)
		if err != nil {
			t.Fatalf("while it drains: %v", err)
		}
		_, _ = io.Copy(io.Discard, response.Body)
		if err := response.Body.Close(); err != nil || response.StatusCode != want {
			t.Errorf("while it drains, %s: %d, %v, want %d", path, response.StatusCode, err, want)
		}
	}
	e.drained <- time.Now()
	within(t, "ending", e.end.ending)
	for until := time.Now().Add(patience); ; {
		more, err := net.Dial("tcp", e.address)
		if err != nil {
			break
		}
		_ = more.Close()
		if time.Now().After(until) {
			t.Fatal("it still takes requests")
		}
	}
	select {
	case err := <-e.over:
		t.Fatalf("it ended over a request that had begun: %v", err)
	default:
	}
	if _, err := io.WriteString(slow, form[5:]); err != nil {
		t.Fatal(err)
	}
	answer, err := http.ReadResponse(bufio.NewReader(slow), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := answer.Body.Close(); err != nil || answer.StatusCode != http.StatusSeeOther || !strings.Contains(answer.Header.Get("Set-Cookie"), "bummerl") {
		t.Errorf("the post that had begun: %d, %v, %v", answer.StatusCode, answer.Header, err)
	}
	if err := within(t, "the end", e.over); err != nil {
		t.Error(err)
	}
}
