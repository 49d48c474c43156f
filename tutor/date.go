package tutor

import (
	"fmt"
	"time"
)

// Date is a day of the calendar without a time or a place, counted in days from 1 January 1970. Dates are compared and
// reckoned with as numbers: the day after d is d+1, whatever the clocks do.
type Date int

// dateForm is how dates are written in addresses and files.
const dateForm = "2006-01-02"

// DateOf gives the day that it is in a place.
func DateOf(t time.Time, place *time.Location) Date {
	t = t.In(place)
	return NewDate(t.Year(), t.Month(), t.Day())
}

// NewDate gives a day by its figures; 32 January is 1 February.
func NewDate(year int, month time.Month, day int) Date {
	return Date(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// ParseDate reads what String writes (2026-11-30), from the year 1970 on, and nothing else.
func ParseDate(text string) (Date, error) {
	t, err := time.Parse(dateForm, text)
	if err != nil {
		return 0, err
	}
	d := DateOf(t, time.UTC)
	if d < 0 {
		return 0, fmt.Errorf("the date %s lies before 1970", text)
	}
	return d, nil
}

// String writes the date as addresses and files have it.
func (d Date) String() string { return d.Begins(time.UTC).Format(dateForm) }

// Begins gives the moment at which the day begins in a place: midnight, or the first moment after it where the clocks
// are put forward then.
func (d Date) Begins(place *time.Location) time.Time {
	y, m, day := d.Figures()
	t := time.Date(y, m, day, 0, 0, 0, 0, place)
	// Where midnight is left out, time.Date gives a time of the day before: the clock of the old offset.
	if DateOf(t, place) < d {
		_, end := t.ZoneBounds()
		return end
	}
	return t
}

// Figures gives year, month and day.
func (d Date) Figures() (year int, month time.Month, day int) {
	return time.Unix(int64(d)*24*60*60, 0).UTC().Date()
}

// Weekday gives the day of the week.
func (d Date) Weekday() time.Weekday { return d.Begins(time.UTC).Weekday() }
