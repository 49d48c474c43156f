package tutor_test

import (
	"testing"
	"time"

	_ "time/tzdata"

	"bummerl/tutor"
)

func TestParseDate(t *testing.T) {
	for text, want := range map[string]string{
		"2026-11-30": "2026-11-30", "2028-02-29": "2028-02-29", "1970-01-01": "1970-01-01", "9999-12-31": "9999-12-31",
		"2026-02-29": "", "2026-13-01": "", "2026-1-1": "", "26-01-01": "", "2026-11-30 ": "", "+2026-11-30": "",
		"1969-12-31": "", "2026-11-30T00:00:00Z": "", "": "", "today": "", "2026/11/30": "", "10000-01-01": "",
	} {
		d, err := tutor.ParseDate(text)
		switch {
		case err != nil && want != "":
			t.Errorf("%q: %v", text, err)
		case err == nil && d.String() != want:
			t.Errorf("%q is read as %s, want %q", text, d, want)
		}
	}
}

// TestDateOf: a day is that of the place, and begins where the one before ends, also when the clocks are put forward at
// midnight (Santiago until 2022 in September, the Azores in March).
func TestDateOf(t *testing.T) {
	for _, c := range []struct{ zone, at, want string }{
		{"Europe/Vienna", "2026-11-29T22:59:59Z", "2026-11-29"},
		{"Europe/Vienna", "2026-11-29T23:00:00Z", "2026-11-30"},
		{"Europe/Vienna", "2026-06-29T22:00:00Z", "2026-06-30"},
		{"America/Sao_Paulo", "2026-11-30T02:59:59Z", "2026-11-29"},
		{"Pacific/Kiritimati", "2026-11-30T10:00:00Z", "2026-12-01"},
		{"Pacific/Pago_Pago", "2026-11-30T10:59:59Z", "2026-11-29"},
	} {
		at, err := time.Parse(time.RFC3339, c.at)
		if err != nil {
			t.Fatal(err)
		}
		if got := tutor.DateOf(at, zone(t, c.zone)).String(); got != c.want {
			t.Errorf("%s in %s is %s, want %s", c.at, c.zone, got, c.want)
		}
	}
	for _, name := range []string{"Europe/Vienna", "America/Sao_Paulo", "America/Santiago", "Atlantic/Azores", "Asia/Beirut"} {
		place := zone(t, name)
		for d := tutor.NewDate(2017, time.January, 1); d < tutor.NewDate(2027, time.January, 1); d++ {
			begins := d.Begins(place)
			if tutor.DateOf(begins, place) != d || tutor.DateOf(begins.Add(-time.Nanosecond), place) != d-1 {
				t.Fatalf("in %s %s does not begin at %s", name, d, begins)
			}
		}
	}
}

func TestDate_Weekday(t *testing.T) {
	if got := tutor.NewDate(2026, time.November, 30).Weekday(); got != time.Monday {
		t.Errorf("30 November 2026 is a %s", got)
	}
}

func zone(t *testing.T, name string) *time.Location {
	t.Helper()
	place, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return place
}
