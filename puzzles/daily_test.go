package puzzles

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"
)

// frozenLines are sums over the beginning of the table of days. Days that have come may never change again: their sum stays.
// The sum of those ahead is there so that they do not change by accident; whoever replans them writes it anew.
var frozenLines = []struct {
	what string
	days int
	sum  string
}{
	{"days that had come by 2026-11-30", 1, "1933ea23ae3350bb"},
	{"days planned", 731, "892f8a138526c0e6"},
}

func TestTableOfDaysIsFrozen(t *testing.T) {
	lines := strings.SplitAfter(dailyFile, "\n")
	for _, f := range frozenLines {
		if len(lines) < f.days {
			t.Fatalf("%s: the table has %d days, it had %d", f.what, len(lines), f.days)
		}
		sum := sha256.Sum256([]byte(strings.Join(lines[:f.days], "")))
		if got := hex.EncodeToString(sum[:8]); got != f.sum {
			t.Errorf("%s: they have the sum %s, want %s", f.what, got, f.sum)
		}
	}
}

// TestDays: the table goes on day by day, gives each an easy, a medium and a hard puzzle of different themes with the
// same answers everywhere, and repeats none within two years.
func TestDays(t *testing.T) {
	table := planned()
	seen := map[string]int{}
	date := firstDate
	for i, got := range table.dates {
		if got != date {
			t.Fatalf("line %d is %s, want %s", i+1, got, date)
		}
		date = dayAfter(date)
		list, err := Daily(got, "2999-12-31")
		if err != nil {
			t.Fatal(err)
		}
		themes := map[Theme]bool{}
		for j, p := range list {
			if p.Level != Levels()[j] || !p.Everywhere() {
				t.Errorf("%s: %s is %s, by %v", got, p.ID, p.Level, p.Variants)
			}
			if before, ok := seen[p.ID]; ok && i-before < unrepeated {
				t.Errorf("%s: %s was there %d days before", got, p.ID, i-before)
			}
			seen[p.ID] = i
			themes[p.Theme] = true
		}
		if len(themes) < len(list) {
			t.Errorf("%s: a theme comes twice", got)
		}
	}
	if len(table.dates) < 731 {
		t.Errorf("the table has %d days, want two years", len(table.dates))
	}
}

func TestDailyErrors(t *testing.T) {
	_, last := DailyDates()
	for _, c := range []struct {
		date, today string
		want        error
	}{
		{"2026-11-30", "2026-11-30", nil},
		{"2026-12-24", "2027-01-06", nil},
		{"2026-12-01", "2026-11-30", ErrFuture},
		{"2026-11-29", "2026-11-30", ErrBeforeFirst},
		{"2026-02-30", "2026-11-30", ErrBeforeFirst},
		{"2027-02-30", "2028-11-30", ErrUnplanned},
		{"2027-2-3", "2028-11-30", ErrUnplanned},
		{"", "2028-11-30", ErrBeforeFirst},
		{"heute", "2028-11-30", ErrFuture},
		{dayAfter(last), "2999-01-01", ErrUnplanned},
	} {
		if list, err := Daily(c.date, c.today); !errors.Is(err, c.want) || (err == nil) != (len(list) == 3) {
			t.Errorf("%s on %s: got %v, %v, want %v", c.date, c.today, list, err, c.want)
		}
	}
	if DailyIDs("2026-11-29") != nil || len(DailyIDs(last)) != 3 {
		t.Errorf("names of %s: %v", last, DailyIDs(last))
	}
}
