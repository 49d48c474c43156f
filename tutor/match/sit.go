package match

import (
	"context"
	"time"

	"bummerl/tutor"
)

// sit waits for a place at the desk and gives what leaves it; the meter is told of both.
func (s Service) sit(ctx context.Context) (func(), error) {
	if s.Meter == nil {
		return s.Desk.sit(ctx)
	}
	came := time.Now()
	leave, err := s.Desk.sit(ctx)
	if err != nil {
		s.Meter.Refused(tutor.SearchReview)
		return nil, err
	}
	sat := time.Now()
	return func() {
		leave()
		s.Meter.Searched(tutor.SearchReview, sat.Sub(came), time.Since(sat))
	}, nil
}
