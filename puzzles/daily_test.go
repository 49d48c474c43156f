package puzzles

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"
)

// frozenDays and frozenSum tell what the table of days was when it was first published. Lines may be added behind them,
// and nothing else may ever change.
const (
	frozenDays = 731
	frozenSum  = "892f8a138526c0e6"
)

func TestPastDaysNeverChange(t *testing.T) {
	lines := strings.SplitAfter(dailyFile, "\n")
	if len(lines) < frozenDays {
		t.Fatalf("the table has %d days, it had %d", len(lines), frozenDays)
	}
	sum := sha256.Sum256([]byte(strings.Join(lines[:frozenDays], "")))
	if got := hex.EncodeToString(sum[:8]); got != frozenSum {
		t.Errorf("the first %d days have the sum %s, want %s", frozenDays, got, frozenSum)
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
