package store_test

import (
	"errors"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

func TestLearners(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		at := time.Date(2026, 3, 4, 5, 6, 7, 89_000_000, time.UTC)
		want := tutor.Learner{
			ID: "l1", Settings: tutor.Settings{Variant: "snapszer", Pack: "tell", Zone: "Europe/Lisbon"}, Created: at, Seen: at,
		}
		if err := s.AddLearner(ctx, want, "hash"); err != nil {
			t.Fatal(err)
		}
		got, err := s.LearnerByToken(ctx, "hash")
		if err != nil || got != want {
			t.Errorf("got %v, %v, want %v", got, err, want)
		}
		// Each field has a value of its own: none may land in another's column.
		want.Settings = tutor.Settings{
			Variant: "variant", Pack: "pack", Suits: "suits", Letters: "letters", Theme: "theme", Points: "points",
			Motion: "motion", Pace: "pace", AskClose: "close", AskClaim: "claim", AskBid: "bid", Forced: "forced",
			Spoken: "spoken", Shortcuts: "shortcuts", Zone: "zone", House: "house", HouseName: "house name",
		}
		want.Seen = at.Add(time.Hour)
		if err := s.SaveSettings(ctx, "l1", want.Settings, want.Seen); err != nil {
			t.Fatal(err)
		}
		if got, err = s.LearnerByToken(ctx, "hash"); err != nil || got != want {
			t.Errorf("after saving: got %v, %v, want %v", got, err, want)
		}
		want.Seen = at.Add(2 * time.Hour)
		if err := s.SawLearner(ctx, "l1", want.Seen); err != nil {
			t.Fatal(err)
		}
		if got, err = s.LearnerByToken(ctx, "hash"); err != nil || got != want {
			t.Errorf("after a visit: got %v, %v, want %v", got, err, want)
		}
	})
}

func TestLearners_Unknown(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		_, err := s.LearnerByToken(ctx, "none")
		for what, err := range map[string]error{
			"find":     err,
			"settings": s.SaveSettings(ctx, "none", tutor.Settings{}, time.Now()),
			"seen":     s.SawLearner(ctx, "none", time.Now()),
			"attempt":  s.AddAttempt(ctx, tutor.Attempt{ID: "a", Learner: "none"}),
		} {
			if !errors.Is(err, tutor.ErrNotFound) {
				t.Errorf("%s: %v, want not found", what, err)
			}
		}
	})
}

func TestTextsThatAreNone(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		for _, text := range []string{"a\x00b", "a\xffb", "\xed\xa0\x80"} {
			if _, err := s.Match(ctx, me.ID, text); !errors.Is(err, tutor.ErrNotFound) {
				t.Errorf("a match %q: %v, want not found", text, err)
			}
			if _, err := s.Drill(ctx, me.ID, text); !errors.Is(err, tutor.ErrNotFound) {
				t.Errorf("a drill %q: %v, want not found", text, err)
			}
			a := tutor.Attempt{ID: "x", Learner: me.ID, Kind: "puzzle", Item: "1", Answer: text}
			if err := s.AddAttempt(ctx, a); !errors.Is(err, tutor.ErrInvalid) {
				t.Errorf("an answer %q: %v, want invalid", text, err)
			}
		}
	})
}

func TestBusy(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, err := openWaiting(t, place, 30*time.Millisecond)
		if err != nil {
			t.Fatal(err)
		}
		other := storetest.Open(t, place)
		learner := storetest.Learner(t, s)
		release := other.Hold(t)
		err = s.SaveSettings(t.Context(), learner.ID, tutor.Settings{Theme: "dark"}, time.Now())
		if !errors.Is(err, tutor.ErrBusy) {
			t.Errorf("writing while locked: %v, want busy", err)
		}
		if _, err := s.Matches(t.Context(), learner.ID, 5); err != nil {
			t.Errorf("reading while another writes: %v", err)
		}
		release()
		if err := s.SaveSettings(t.Context(), learner.ID, tutor.Settings{Theme: "dark"}, time.Now()); err != nil {
			t.Errorf("writing after the lock is gone: %v", err)
		}
	})
}
