package match

import (
	"context"

	"bummerl/tutor"
)

// Desk has places for those who think for long, so that they never take the time of all others. A nil Desk has places for
// everybody.
type Desk chan struct{}

// NewDesk makes a desk with so many places.
func NewDesk(places int) Desk { return make(Desk, places) }

// sit waits for a place and gives what leaves it; tutor.Busy if the time is up before.
func (d Desk) sit(ctx context.Context) (leave func(), err error) {
	if d == nil {
		return func() {}, nil
	}
	select {
	case d <- struct{}{}:
		return func() { <-d }, nil
	case <-ctx.Done():
		return nil, tutor.Fail(tutor.Busy, "no place to think", ctx.Err())
	}
}
