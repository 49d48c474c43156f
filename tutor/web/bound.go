package web

import (
	"math"
	"strconv"
	"time"

	"github.com/labstack/echo/v4"

	"bummerl/tutor"
)

// bound is what one address may have, and one learner, where that has a limit of its own: an address may be a whole class,
// and a learner may have many addresses.
type bound struct{ address, learner *limit }

// The bounds of what costs much or may be guessed.
const (
	// reportsAtOnce and reportEvery bound the reports of one address that are kept.
	reportsAtOnce = 10
	reportEvery   = time.Minute
	// drawnAtOnce and drawnEvery bound the pictures that are drawn for one address: a month of them for whoever shares
	// one after the other, and no processor for whoever asks for all.
	drawnAtOnce = 30
	drawnEvery  = 2 * time.Second
	// asksAtOnce and asksEvery bound the searches for one learner; an address may have asksPerAddress times as many.
	asksAtOnce     = 40
	asksEvery      = 2 * time.Second
	asksPerAddress = 4
	// codesAtOnce and codeEvery bound the transfer codes that one learner makes.
	codesAtOnce = 5
	codeEvery   = time.Minute
	// triesAtOnce and tryEvery bound the transfer codes that one learner, or one address of visitors, tries; an address
	// may try triesPerAddress times as many, since a class sits behind one.
	triesAtOnce     = 10
	tryEvery        = time.Minute
	triesPerAddress = 4
	// exportsAtOnce and exportEvery bound how often a learner takes everything that is kept: it replays each match.
	exportsAtOnce = 5
	exportEvery   = time.Minute
)

// bounds are all that the site has.
type bounds struct {
	drawings, reports, asks, codes, transfers, exports bound
	// profiles and posts are nil where the operator sets no bound.
	profiles, posts *bound
}

// newBounds makes the bounds; an address may post so often a second, 0 is any number.
func newBounds(posts float64) bounds {
	b := bounds{
		drawings:  bound{address: newLimit(drawnAtOnce, drawnEvery)},
		reports:   bound{address: newLimit(reportsAtOnce, reportEvery)},
		asks:      bound{newLimit(asksPerAddress*asksAtOnce, asksEvery/asksPerAddress), newLimit(asksAtOnce, asksEvery)},
		exports:   bound{learner: newLimit(exportsAtOnce, exportEvery)},
		codes:     bound{learner: newLimit(codesAtOnce, codeEvery)},
		transfers: bound{newLimit(triesPerAddress*triesAtOnce, tryEvery/triesPerAddress), newLimit(triesAtOnce, tryEvery)},
	}
	if posts > 0 {
		// As many new profiles in a minute as posts in a second: a class that begins together has them at once.
		every, burst := time.Duration(float64(time.Second)/posts), max(1, int(5*posts))
		b.posts = &bound{address: newLimit(burst, every)}
		b.profiles = &bound{address: newLimit(burst, 60*every)}
	}
	return b
}

// wait counts that somebody wants it once more: 0 if it may be had now, else after how long.
func (b bound) wait(v *visit) time.Duration {
	if b.learner != nil {
		who := v.learner.ID
		if v.learner.Visitor() {
			who = "visitor " + address(v)
		}
		if wait := b.learner.wait(who); wait > 0 {
			return wait
		}
	}
	if b.address != nil {
		return b.address.wait(address(v))
	}
	return 0
}

// pass is wait for whoever has no words of his own for it: the error is answered with the page that asks for patience.
func (b bound) pass(v *visit) error {
	if wait := b.wait(v); wait > 0 {
		return later(v, wait)
	}
	return nil
}

// later is the error for whoever has to wait for so long.
func later(c echo.Context, wait time.Duration) error {
	retryAfter(c, wait)
	return echo.ErrTooManyRequests.WithInternal(tutor.Fail(tutor.Busy, "too much of it at once", nil))
}

// retryAfter tells programs when to come again.
func retryAfter(c echo.Context, wait time.Duration) {
	c.Response().Header().Set(echo.HeaderRetryAfter, strconv.Itoa(int(math.Ceil(wait.Seconds()))))
}
