package learner_test

import (
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// TestStreakOf reads pictures of days, today last: x played, . missed.
func TestStreakOf(t *testing.T) {
	today := tutor.NewDate(2026, time.November, 30)
	for _, c := range []struct {
		days           string
		want, forgiven int
		today          bool
	}{
		{".", 0, 0, false},
		{"x", 1, 0, true},
		{"x.", 1, 0, false},   // today may still come
		{"x..", 1, 1, false},  // yesterday is forgiven
		{"x...", 0, 0, false}, // two in a row are not
		{"xxx", 3, 0, true},
		{"x.x", 2, 1, true},
		{"xx.xxxxxxxx", 10, 1, true},
		{"x.xxxxxx.x", 8, 2, true},  // the missed days are seven apart
		{"x.xxxxx.xx", 7, 1, true},  // six apart: the streak begins after the earlier
		{"x.xxxxx.x.", 6, 1, false}, // nor does today, which may come, change that
		{"xx..xx", 2, 0, true},
		{"xxxxxx.xxxxxx.xxxxxx.", 18, 2, false},
		{"xxxxxx.xxxxxx.xxxxx.x", 6, 1, true},
	} {
		got := learner.StreakOf(daysOf(c.days, today), today)
		if got.Days != c.want || got.Forgiven != c.forgiven || got.Today != c.today {
			t.Errorf("%s: got %+v, want %d days, %d forgiven, today %v", c.days, got, c.want, c.forgiven, c.today)
		}
	}
}

// TestStreakOf_Rule holds the streak against its rule, said another way: it is the longest stretch up to today, beginning
// with a day played, in which no seven days miss two.
func TestStreakOf_Rule(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		days := rapid.StringOfN(rapid.RuneFrom([]rune("xxxx.")), 1, 60, -1).Draw(t, "days")
		today := tutor.Date(20000)
		got := learner.StreakOf(daysOf(days, today), today)
		want := 0
		for from := range days {
			stretch := days[from:]
			if stretch[0] == 'x' && keeps(stretch[:len(stretch)-1]+"x") {
				want = strings.Count(stretch, "x")
				break
			}
		}
		if got.Days != want {
			t.Fatalf("%s: %d days, want %d", days, got.Days, want)
		}
	})
}

// keeps tells whether no seven days in a row miss two.
func keeps(days string) bool {
	for i := range days {
		if strings.Count(days[i:min(i+7, len(days))], ".") > 1 {
			return false
		}
	}
	return true
}

// daysOf gives the days played in a picture whose last day is today.
func daysOf(picture string, today tutor.Date) []tutor.Date {
	var days []tutor.Date
	for i, sign := range picture {
		if sign == 'x' {
			days = append(days, today-tutor.Date(len(picture)-1-i))
		}
	}
	return days
}
