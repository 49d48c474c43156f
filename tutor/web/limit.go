package web

import (
	"time"

	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"
	"golang.org/x/time/rate"
)

// limit bounds how often one address may have something. The counts are those of this process; with several the proxy
// has to limit.
type limit struct {
	store *middleware.RateLimiterMemoryStore
}

// newLimit lets so many through at once, and one more each time that every has passed.
func newLimit(burst int, every time.Duration) limit {
	return limit{middleware.NewRateLimiterMemoryStoreWithConfig(middleware.RateLimiterMemoryStoreConfig{
		// Who is forgotten begins with all at once again, so nobody may be before that would be so anyway.
		Rate: rate.Every(every), Burst: burst, ExpiresIn: time.Duration(burst) * every,
	})}
}

// allows tells whether the address that asks may have it now, and counts it.
func (l limit) allows(c echo.Context) bool { return l.allowsFor(c.RealIP()) }

// allowsFor is the same for whoever is counted by something else.
func (l limit) allowsFor(who string) bool {
	ok, err := l.store.Allow(who)
	return ok && err == nil
}

const (
	// reportsAtOnce and reportEvery bound the reports of one address that are kept.
	reportsAtOnce = 10
	reportEvery   = time.Minute
	// drawnAtOnce and drawnEvery bound the pictures that are drawn for one address: a month of them for whoever shares
	// one after the other, and no processor for whoever asks for all.
	drawnAtOnce = 30
	drawnEvery  = 2 * time.Second
)
