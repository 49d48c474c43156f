package web

import (
	"errors"
	"time"

	"github.com/labstack/echo/v4"

	"bummerl/tutor"
	"bummerl/tutor/board/think"
)

const (
	// turnsPerProcessor is how many posts each processor works on at once. Most wait for the database; those in which an
	// opponent and the coach think take a processor for some hundredths of a second, since their nodes are bounded.
	turnsPerProcessor = 8
	// turnWait is how long a post waits for its turn.
	turnWait = 3 * time.Second
)

// turn waits until a post may be worked on, and gives what ends its turn; tutor.Busy if too many wait already, so that a
// rush is told to come again instead of making everybody wait.
func (s *Site) turn(c echo.Context) (leave func(), err error) {
	leave, err = s.turns.Sit(c.Request().Context())
	if errors.Is(err, think.ErrFull) {
		retryAfter(c, turnWait)
		return nil, tutor.Fail(tutor.Busy, "too many posts at once", err)
	}
	return leave, err
}

// evenly waits until the pause after a request came is over. Others may have the turn meanwhile.
func (v *visit) evenly(came time.Time) {
	rest := v.site.Pause - time.Since(came)
	if rest <= 0 {
		return
	}
	v.leave()
	select {
	case <-time.After(rest):
	case <-v.ctx().Done():
	}
}
