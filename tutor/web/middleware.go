package web

import (
	"net/http"
	"time"

	"github.com/klauspost/compress/gzhttp"
	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"
)

// policy forbids everything that the pages do not need; there is no inline script or style to allow.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
	"form-action 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"

const (
	// bodyLimit is far more than any form of the site sends.
	bodyLimit = "16K"
	// fileLimit is for the form that sends a file: somewhat more than match.MostImported.
	fileLimit = "320K"
	// requestTime bounds the work of one request; the server's own timeouts lie above it.
	requestTime = 10 * time.Second
)

// use puts the middleware around every handler, the outermost first.
func (s *Site) use(e *echo.Echo) {
	e.Use(ownRequestID)
	e.Use(middleware.RequestIDWithConfig(middleware.RequestIDConfig{Generator: s.Env.NewID}))
	e.Use(s.logging)
	e.Use(middleware.RecoverWithConfig(middleware.RecoverConfig{DisablePrintStack: true, LogErrorFunc: s.logPanic}))
	e.Use(headers(s.secure))
	e.Use(refuseForeign)
	if s.bounds.posts != nil {
		e.Use(limitPosts(s.bounds.posts.address))
	}
	e.Use(middleware.BodyLimitWithConfig(middleware.BodyLimitConfig{
		Limit: bodyLimit, Skipper: func(c echo.Context) bool { return c.Path() == "/:lang"+importPath },
	}))
	e.Use(middleware.ContextTimeoutWithConfig(middleware.ContextTimeoutConfig{
		Timeout: requestTime, Skipper: func(c echo.Context) bool { return c.Path() == "/:lang"+askPath }, // it has its own end
	}))
}

// compressed wraps compression around the whole site: pages, and the files that are given away.
func compressed(next http.Handler) http.Handler {
	compress, err := gzhttp.NewWrapper(gzhttp.CompressionLevel(1), gzhttp.ContentTypes([]string{"text/html", "text/csv", "text/markdown", "application/xml", "text/javascript"}))
	if err != nil {
		// The options are constants; a fault in them is a fault of the program.
		panic(err)
	}
	return compress(next)
}

// refuseForeign refuses what another site posts. Browsers say where a request comes from; plain forms and htmx need no
// token.
func refuseForeign(next echo.HandlerFunc) echo.HandlerFunc {
	protection := http.NewCrossOriginProtection()
	return func(c echo.Context) error {
		if err := protection.Check(c.Request()); err != nil {
			return echo.ErrForbidden.WithInternal(err)
		}
		return next(c)
	}
}

// limitPosts answers 429 to an address that posts faster than a person can press.
func limitPosts(posts *limit) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			if c.Request().Method == http.MethodPost {
				if wait := posts.wait(address(c)); wait > 0 {
					return later(c, wait)
				}
			}
			return next(c)
		}
	}
}

// ownRequestID drops an id that the client brings: one that is printed on pages and in the log must not be forged.
func ownRequestID(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		c.Request().Header.Del(echo.HeaderXRequestID)
		return next(c)
	}
}

func headers(secure bool) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			setHeaders(c.Response().Header(), secure)
			return next(c)
		}
	}
}

func setHeaders(h http.Header, secure bool) {
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "same-origin")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	if secure {
		// Of the hosts below too: there is nothing there that could be asked without TLS in this one's place.
		h.Set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
	}
}
