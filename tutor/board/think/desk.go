package think

import (
	"context"
	"errors"
	"time"
)

// ErrFull is the error when so many search that nobody else can.
var ErrFull = errors.New("too many searches at once")

// Desk has places for searches, and some to wait for one, so that searches never take the time of all others.
type Desk struct {
	places, inside chan struct{}
	wait           time.Duration
}

// NewDesk makes a desk with so many places, at least one; twice as many may wait, each for so long.
func NewDesk(places int, wait time.Duration) *Desk {
	places = max(places, 1)
	return &Desk{places: make(chan struct{}, places), inside: make(chan struct{}, 3*places), wait: wait}
}

// Sit waits for a place and gives what leaves it; ErrFull if there is none, or the context's error.
func (d *Desk) Sit(ctx context.Context) (leave func(), err error) {
	select {
	case d.inside <- struct{}{}:
	default:
		return nil, ErrFull
	}
	timed, stop := context.WithTimeout(ctx, d.wait)
	defer stop()
	select {
	case d.places <- struct{}{}:
		return func() { <-d.places; <-d.inside }, nil
	case <-timed.Done():
		<-d.inside
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		return nil, ErrFull
	}
}

// Taken counts the places that are taken.
func (d *Desk) Taken() int { return len(d.places) }
