package learner_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/learner"
)

// answers is a store of attempts that are kept in order.
type answers struct {
	tutor.AttemptStore
	list  []tutor.Attempt
	reads int
}

func (s *answers) Attempts(_ context.Context, _, _ string, limit int) ([]tutor.Attempt, error) {
	s.reads++
	latest := slices.Clone(s.list)
	slices.Reverse(latest)
	return latest[:min(limit, len(latest))], nil
}

// daily is a calendar in which a day's puzzles are called by its date: "2026-11-30 easy" and so on.
func daily(t *testing.T, now string, s *answers) learner.Daily {
	return learner.Daily{Attempts: s, Now: moment(t, now), Kind: "puzzle", Place: place(t, "Europe/Vienna"), Puzzles: func(d tutor.Date) []string {
		if d < tutor.NewDate(2026, time.January, 1) {
			return nil
		}
		return []string{d.String() + " easy", d.String() + " medium", d.String() + " hard"}
	}}
}

// TestDaily_Streak: the days are those of the learner's zone, whatever their length, and a change of zone counts them
// anew.
func TestDaily_Streak(t *testing.T) {
	const easy = " easy"
	for _, c := range []struct {
		name, now, at string // moments at which the puzzle of Vienna's day was tried
		want          map[string]int
	}{
		{
			"evenings in Vienna over the end of summer time (25 October has 25 hours)",
			"2026-10-27T20:00:00Z",
			"2026-10-23T21:30:00Z 2026-10-24T21:30:00Z 2026-10-25T22:30:00Z 2026-10-26T22:30:00Z 2026-10-27T19:00:00Z",
			map[string]int{"Europe/Vienna": 5, "America/Sao_Paulo": 5, "Europe/Bucharest": 4},
		},
		{
			"the first and the last half hour of the short day, 29 March",
			"2026-03-30T12:00:00Z",
			"2026-03-28T22:45:00Z 2026-03-28T23:15:00Z 2026-03-29T21:45:00Z 2026-03-29T22:15:00Z",
			map[string]int{"Europe/Vienna": 3, "Europe/Lisbon": 2, "America/Manaus": 2},
		},
		{
			"the new puzzles come at seven in the evening: two evenings, two days, two sets",
			"2026-11-29T01:00:00Z",
			"2026-11-27T23:30:00Z 2026-11-28T23:30:00Z",
			map[string]int{"America/Manaus": 2, "Europe/Vienna": 2},
		},
		{
			"far in the east it is tomorrow already",
			"2026-11-30T12:00:00Z",
			"2026-11-28T20:00:00Z 2026-11-30T09:00:00Z 2026-11-30T11:30:00Z",
			map[string]int{"Pacific/Kiritimati": 3, "Europe/Vienna": 2, "Pacific/Pago_Pago": 3},
		},
		{
			"one day in seven is forgiven, and today is not over",
			"2026-11-30T12:00:00Z",
			"2026-11-24T12:00:00Z 2026-11-25T12:00:00Z 2026-11-26T12:00:00Z 2026-11-28T12:00:00Z 2026-11-29T12:00:00Z",
			map[string]int{"Europe/Vienna": 5, "America/New_York": 5},
		},
		{"nothing yet", "2026-11-30T12:00:00Z", "", map[string]int{"Europe/Vienna": 0}},
		{
			"two missed days", "2026-11-30T12:00:00Z", "2026-11-26T12:00:00Z 2026-11-27T12:00:00Z",
			map[string]int{"Europe/Vienna": 0},
		},
	} {
		s := &answers{}
		d := daily(t, c.now, s)
		for text := range strings.FieldsSeq(c.at) {
			at := moment(t, text)
			s.list = append(s.list, tutor.Attempt{Item: tutor.DateOf(at, d.Place).String() + easy, At: at})
		}
		for zone, want := range c.want {
			got, err := d.Streak(t.Context(), tutor.Learner{ID: "somebody"}, zone)
			if err != nil || got.Days != want {
				t.Errorf("%s, in %s: %+v, %v, want %d days", c.name, zone, got, err, want)
			}
		}
	}
	if _, err := daily(t, "2026-11-30T12:00:00Z", &answers{}).Streak(t.Context(), tutor.Learner{ID: "somebody"}, "Europe/Atlantis"); err == nil {
		t.Error("a zone that is none gives a streak")
	}
}

// TestDaily_Practice: puzzles of other days do not count, and a visitor has nothing.
func TestDaily_Practice(t *testing.T) {
	s := &answers{list: []tutor.Attempt{
		{Item: "2026-11-30 hard", At: moment(t, "2026-11-29T22:30:00Z")}, // before its day
		{Item: "2026-11-29 hard", At: moment(t, "2026-11-30T10:00:00Z")}, // from the archive
		{Item: "another puzzle", At: moment(t, "2026-11-30T10:00:00Z")},
	}}
	d := daily(t, "2026-11-30T12:00:00Z", s)
	if got, err := d.Streak(t.Context(), tutor.Learner{ID: "somebody"}, "Europe/Vienna"); err != nil || got.Days != 0 {
		t.Errorf("%+v, %v", got, err)
	}
	s.list = append(s.list, tutor.Attempt{Item: "2026-11-30 hard", At: moment(t, "2026-11-30T10:00:00Z")})
	if got, err := d.Streak(t.Context(), tutor.Learner{}, "Europe/Vienna"); err != nil || got.Days != 0 {
		t.Errorf("a visitor: %+v, %v", got, err)
	}
}

// TestDaily_Long: a long streak among many attempts is found whole, and a short one without reading everything.
func TestDaily_Long(t *testing.T) {
	s := &answers{}
	d := daily(t, "2026-11-30T20:00:00Z", s)
	today := tutor.NewDate(2026, time.November, 30)
	for day := today - 299; day <= today; day++ {
		for range 5 {
			s.list = append(s.list, tutor.Attempt{Item: day.String() + " hard", At: day.Begins(d.Place).Add(12 * time.Hour)})
		}
	}
	l := tutor.Learner{ID: "somebody"}
	if got, err := d.Streak(t.Context(), l, "Europe/Vienna"); err != nil || got.Days != 300 {
		t.Errorf("%+v, %v, want 300 days", got, err)
	}
	s.list = slices.DeleteFunc(s.list, func(a tutor.Attempt) bool {
		return strings.HasPrefix(a.Item, "2026-11-26") || strings.HasPrefix(a.Item, "2026-11-27")
	})
	s.reads = 0
	if got, err := d.Streak(t.Context(), l, "Europe/Vienna"); err != nil || got.Days != 3 || s.reads != 1 {
		t.Errorf("%+v, %v after %d reads, want 3 days after 1", got, err, s.reads)
	}
}

// TestDaily_Results: what counts is how the first try went, then whether any went well; tries from before the day do not.
func TestDaily_Results(t *testing.T) {
	s := &answers{}
	d := daily(t, "2026-11-30T20:00:00Z", s)
	for _, a := range []struct {
		at, item string
		right    bool
	}{
		{"2026-11-29T12:00:00Z", "2026-11-30 easy", false}, // met in the collection
		{"2026-11-30T12:00:00Z", "2026-11-30 easy", true},
		{"2026-11-30T12:01:00Z", "2026-11-30 easy", false},
		{"2026-11-30T12:02:00Z", "2026-11-30 medium", false},
		{"2026-11-30T12:03:00Z", "2026-11-30 medium", true},
		{"2026-11-30T12:04:00Z", "2026-11-29 hard", false},
	} {
		s.list = append(s.list, tutor.Attempt{Item: a.item, At: moment(t, a.at), Right: a.right})
	}
	l := tutor.Learner{ID: "somebody"}
	for day, want := range map[tutor.Date][]learner.Outcome{
		tutor.NewDate(2026, time.November, 30): {learner.SolvedFirst, learner.SolvedLater, learner.Untried},
		tutor.NewDate(2026, time.November, 29): {learner.Untried, learner.Untried, learner.Missed},
		tutor.NewDate(2026, time.November, 28): {learner.Untried, learner.Untried, learner.Untried},
		tutor.NewDate(2025, time.November, 28): nil,
	} {
		got, err := d.Results(t.Context(), l, day)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v, want %v", day, got, err, want)
		}
		month, err := d.ResultsFrom(t.Context(), l, tutor.NewDate(2025, time.November, 1), tutor.NewDate(2026, time.November, 30))
		if err != nil || !slices.Equal(month[day], want) {
			t.Errorf("%s among others: %v, %v, want %v", day, month[day], err, want)
		}
	}
}

func moment(t *testing.T, text string) time.Time {
	t.Helper()
	at, err := time.Parse(time.RFC3339, text)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

func place(t *testing.T, name string) *time.Location {
	t.Helper()
	zone, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return zone
}
