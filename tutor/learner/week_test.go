package learner_test

import (
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/learner"
	"bummerl/tutor/store/storetest"
)

// TestWeek: a day is active if something was answered on it where the learner lives, also around midnight and when the
// clocks are changed.
func TestWeek(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		db := storetest.Open(t, place)
		at := func(text string) time.Time {
			when, err := time.Parse(time.RFC3339, text)
			if err != nil {
				t.Fatal(err)
			}
			return when
		}
		now := at("2026-10-27T20:30:00Z") // a Tuesday; on Sunday the 25th Vienna goes back to winter
		env := tutor.System()
		env.Now = func() time.Time { return now }
		s, ctx := learner.Service{Store: db, Env: env}, t.Context()
		l, _, err := s.Create(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, when := range []string{
			"2026-10-20T21:59:59Z", // too long ago, in Vienna and in Brasília
			"2026-10-24T22:30:00Z", // half past midnight on Sunday in Vienna, Saturday evening in Brasília
			"2026-10-25T23:30:00Z", // half past midnight on Monday in Vienna, in winter; Sunday in Brasília
			"2026-10-27T20:00:00Z", // today
		} {
			a := tutor.Attempt{ID: env.NewID(), Learner: l.ID, Kind: "puzzle", Item: "1", Answer: "Ah", At: at(when)}
			if err := db.AddAttempt(ctx, a); err != nil {
				t.Fatal(err)
			}
		}
		for zone, want := range map[string]string{
			"Europe/Vienna": ". . . . S M T", "America/Sao_Paulo": ". . . S S . T",
		} {
			week, err := s.Week(ctx, l, zone)
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			for i, day := range week {
				if i > 0 {
					got += " "
				}
				if day.Active {
					got += day.Weekday.String()[:1]
				} else {
					got += "."
				}
			}
			if got != want {
				t.Errorf("%s: %s, want %s", zone, got, want)
			}
		}
		if _, err := s.Week(ctx, l, "Europe/Atlantis"); err == nil {
			t.Error("a zone that is none gives a week")
		}
	})
}
