package web

import (
	"context"
	"net/http"
	"time"

	"github.com/labstack/echo/v4"
)

const (
	// healthPath answers as long as the process does; whoever watches it starts a new one when it does not. That the
	// database is away is no reason: a new process would not reach it either.
	healthPath = "/healthz"
	// readyPath answers whether the process is to be sent requests.
	readyPath = "/readyz"
	// readyTime is how long the database has for its answer.
	readyTime = 2 * time.Second
)

// Life tells how a process goes to its end. A nil channel is never closed.
type Life struct {
	// Leaving is closed when the process is to be sent no more requests. It still answers all that come.
	Leaving <-chan struct{}
	// Ending is closed when it takes no more. Short answers are finished, long searches are not.
	Ending <-chan struct{}
}

func closed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

// untilEnding gives a context that ends with the process too.
func (l Life) untilEnding(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, stop := context.WithCancel(ctx)
	if l.Ending != nil {
		go func() {
			select {
			case <-l.Ending:
				stop()
			case <-ctx.Done():
			}
		}()
	}
	return ctx, stop
}

// health answers whoever watches the process.
func (s *Site) health(c echo.Context) error {
	private(c)
	return c.NoContent(http.StatusNoContent)
}

// readiness answers whoever shares requests out among several processes: 204, or 503 while the process is about to end or
// the database does not answer. The log says when that changes, not each time.
func (s *Site) readiness(c echo.Context) error {
	private(c)
	if closed(s.Life.Leaving) {
		return c.String(http.StatusServiceUnavailable, "leaving\n")
	}
	ctx, stop := context.WithTimeout(c.Request().Context(), readyTime)
	defer stop()
	if err := s.Ready(ctx); err != nil {
		if !s.unready.Swap(true) {
			s.Log.Error("not ready: the database does not answer", "error", err)
		}
		return c.String(http.StatusServiceUnavailable, "database\n")
	}
	if s.unready.Swap(false) {
		s.Log.Info("ready again")
	}
	return c.NoContent(http.StatusNoContent)
}
