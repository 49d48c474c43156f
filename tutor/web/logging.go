package web

import (
	"context"
	"errors"
	"net/http"
	"regexp"
	"slices"
	"time"

	"github.com/labstack/echo/v4"
)

const (
	// statusLeft is what log and figures say of a reader who left before the answer; nobody is ever sent it.
	statusLeft = 499
	// routeless is the route of addresses that are none of the site's, whatever they are.
	routeless = "none"
)

// logging counts each request and, if asked, writes a line for it: without addresses of people, and with the pattern of
// the route in place of the path.
func (s *Site) logging(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		start := time.Now()
		s.Meter.RequestBegins()
		err := next(c)
		if err != nil {
			c.Error(err)
		}
		status := c.Response().Status
		if errors.Is(c.Request().Context().Err(), context.Canceled) && !c.Response().Committed {
			status = statusLeft
		}
		took := time.Since(start)
		method, route := methodOf(c.Request()), s.routeOf(c)
		s.Meter.RequestEnds(method, route, status, took)
		s.Log.Debug("request", "method", method, "route", route, "status", status, "ms", took.Milliseconds(), "id", requestID(c))
		return nil
	}
}

// methods are those that somebody may have a use for; clients can send any word.
var methods = []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodOptions, http.MethodPut, http.MethodDelete}

// methodOf gives the method of a request; "other" for a word that a client has made up.
func methodOf(r *http.Request) string {
	if slices.Contains(methods, r.Method) {
		return r.Method
	}
	return "other"
}

// routeOf gives the pattern of the address that a request is for.
func (s *Site) routeOf(c echo.Context) string {
	if path := c.Path(); s.patterns[path] {
		return path
	}
	return routeless
}

func (s *Site) logPanic(c echo.Context, err error, stack []byte) error {
	s.Log.Error("panic", "route", s.routeOf(c), "id", requestID(c), "error", err, "stack", string(stack))
	return err
}

func requestID(c echo.Context) string { return c.Response().Header().Get(echo.HeaderXRequestID) }

// typed is text in quotation marks, which in an error is what somebody has sent.
var typed = regexp.MustCompile(`"(?:[^"\\]|\\.)*"?`)

// withoutTyped tells why something was refused, without what was sent: it may be a name, or half a letter.
func withoutTyped(err error) string { return typed.ReplaceAllString(err.Error(), `"…"`) }
