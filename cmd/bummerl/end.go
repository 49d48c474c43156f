package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"time"

	"bummerl/tutor/web"
)

// shutdownTime is how long requests in flight may take when the server stops: longer than any of its timeouts, so that
// one that hangs does not spoil the end.
const shutdownTime = 25 * time.Second

// end is how a server comes to its end: first it says that it is not ready, so that whoever shares requests out sends
// them elsewhere; then it takes no more, breaks off long searches and finishes what it is answering.
type end struct {
	leaving, ending chan struct{}
	// drained begins the time in which requests are still taken, and tells when it is over.
	drained func() <-chan time.Time
}

func newEnd(drain time.Duration) end {
	return end{make(chan struct{}), make(chan struct{}), func() <-chan time.Time { return time.After(drain) }}
}

func (e end) life() web.Life { return web.Life{Leaving: e.leaving, Ending: e.ending} }

// run serves until the context ends, and until it has drained after that; then it lets requests in flight finish.
func (e end) run(ctx context.Context, server *http.Server, listener net.Listener) error {
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return fmt.Errorf("the server stopped: %w", err)
	case <-ctx.Done():
	}
	close(e.leaving)
	server.SetKeepAlivesEnabled(false) // Who comes again is to come to another server.
	select {
	case err := <-failed:
		return fmt.Errorf("the server stopped: %w", err)
	case <-e.drained():
	}
	close(e.ending)
	// The context has ended: the rest gets a time of its own.
	rest, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTime)
	defer cancel()
	if err := server.Shutdown(rest); err != nil {
		return fmt.Errorf("requests were cut off: %w", err)
	}
	return nil
}
