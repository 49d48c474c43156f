package deck

import (
	"slices"
	"testing"

	"bummerl/tutor"
)

// TestNext: each try on the day when it is due. The days are those of FSRS 6 with its published weights at nine in ten;
// what matters to a learner is that none is the same day, none later than 90, and that better grades come later.
func TestNext(t *testing.T) {
	const again, hard, good = tutor.Again, tutor.Hard, tutor.Good
	for _, test := range []struct {
		grades []tutor.Grade
		days   []int
		lapses int
	}{
		{[]tutor.Grade{again, good, good, good, good, good, good}, []int{1, 3, 8, 22, 54, 90, 90}, 0},
		{[]tutor.Grade{again, again, again, again}, []int{1, 1, 1, 1}, 3},
		{[]tutor.Grade{hard, hard, hard, hard, hard}, []int{2, 4, 9, 15, 23}, 0},
		{[]tutor.Grade{hard, good, good, again, good}, []int{2, 7, 23, 2, 5}, 1},
	} {
		var c tutor.DeckCard
		day := tutor.Date(20_000)
		var days []int
		for _, g := range test.grades {
			var err error
			if c, err = next(c, g, day); err != nil {
				t.Fatal(err)
			}
			if c.Reviewed != day || c.Due <= day || c.Due > day+Longest {
				t.Errorf("%v: asked on %d, due on %d", test.grades, day, c.Due)
			}
			days, day = append(days, int(c.Due-day)), c.Due
		}
		if !slices.Equal(days, test.days) {
			t.Errorf("%v: after %v days, want %v", test.grades, days, test.days)
		}
		if c.Reps != len(test.grades) || c.Lapses != test.lapses {
			t.Errorf("%v: %d tries, %d lapses", test.grades, c.Reps, c.Lapses)
		}
	}
}

// TestNext_Late: who still knows it long after it was due has it longer, and nothing is broken by years.
func TestNext_Late(t *testing.T) {
	first, err := next(tutor.DeckCard{}, tutor.Again, 20_000)
	if err != nil {
		t.Fatal(err)
	}
	var before tutor.Date
	for _, late := range []tutor.Date{0, 10, 400, 4000} {
		c, err := next(first, tutor.Good, first.Due+late)
		if err != nil {
			t.Fatal(err)
		}
		if days := c.Due - c.Reviewed; days < before || days > Longest {
			t.Errorf("%d days late: due after %d, after %d if sooner", late, days, before)
		} else {
			before = days
		}
	}
}

func TestCounts(t *testing.T) {
	kept := tutor.DeckCard{Version: 1, Due: 20_000}
	removed := kept
	removed.Removed = true
	for _, test := range []struct {
		what  string
		card  tutor.DeckCard
		grade tutor.Grade
		day   tutor.Date
		want  bool
	}{
		{"right at once comes into no deck", tutor.DeckCard{}, tutor.Good, 20_000, false},
		{"a hint does", tutor.DeckCard{}, tutor.Hard, 20_000, true},
		{"a wrong try does", tutor.DeckCard{}, tutor.Again, 20_000, true},
		{"a day before it is due", kept, tutor.Good, 19_999, false},
		{"a wrong one before it is due", kept, tutor.Again, 19_999, false},
		{"on the day", kept, tutor.Good, 20_000, true},
		{"long after it", kept, tutor.Again, 20_100, true},
		{"what was removed", removed, tutor.Again, 20_100, false},
	} {
		if got := counts(test.card, test.grade, test.day); got != test.want {
			t.Errorf("%s: counts %t", test.what, got)
		}
	}
}
