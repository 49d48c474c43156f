package learner

import (
	"context"
	"fmt"
	"time"

	"bummerl/tutor"
)

// Day is one day of the week behind.
type Day struct {
	Weekday time.Weekday
	// Active: the learner did something on it.
	Active bool
}

// Week gives the last seven days in the time zone of the settings in force, today last. Days begin at midnight there;
// all zones on offer are whole hours from UTC.
func (s Service) Week(ctx context.Context, l tutor.Learner, zone string) ([7]Day, error) {
	var week [7]Day
	place, err := tutor.Place(zone)
	if err != nil {
		return week, fmt.Errorf("time zone: %w", err)
	}
	now := s.Env.Time().In(place)
	date := func(i int) time.Time {
		return time.Date(now.Year(), now.Month(), now.Day()-6+i, 0, 0, 0, 0, place)
	}
	hours, err := s.Store.ActiveHours(ctx, l.ID, date(0))
	if err != nil {
		return week, err
	}
	for i := range week {
		begins, ends := date(i), date(i+1)
		week[i].Weekday = begins.Weekday()
		for _, hour := range hours {
			week[i].Active = week[i].Active || !hour.Before(begins) && hour.Before(ends)
		}
	}
	return week, nil
}
