package store_test

import (
	"errors"
	"reflect"
	"sync"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

func TestDeckCards(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me, other := storetest.Learner(t, s), storetest.Learner(t, s)
		at := time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)
		card := func(learner, kind, item string, due tutor.Date) tutor.DeckCard {
			return tutor.DeckCard{
				Learner: learner, Kind: kind, Item: item, Due: due, Reviewed: 20_000, Stability: 0.2120012345678901,
				Difficulty: 6.4133, Reps: 2, Lapses: 1, Created: at, Updated: at.Add(time.Duration(due) * time.Second),
			}
		}
		late, early := card(me.ID, "puzzle", "7", 20_010), card(me.ID, "lesson", "follow/closed", 20_005)
		removed := card(me.ID, "count", "running/1", 20_001)
		removed.Removed, removed.Reps = true, 1
		for _, c := range []tutor.DeckCard{late, early, removed, card(me.ID, "puzzle", "8", 20_011), card(other.ID, "puzzle", "7", 20_001)} {
			if err := s.SaveDeckCard(ctx, c); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.SaveDeckCard(ctx, late); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("the same card a second time: %v, want stale", err)
		}
		late.Version, early.Version = 1, 1
		got, err := s.DeckCard(ctx, me.ID, "puzzle", "7")
		if err != nil || got != late {
			t.Errorf("got %+v, %v, want %+v", got, err, late)
		}
		if _, err := s.DeckCard(ctx, me.ID, "lesson", "7"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a card of another kind: %v, want not found", err)
		}
		due, err := s.DeckDue(ctx, me.ID, 20_010, 10)
		if want := []tutor.DeckCard{early, late}; err != nil || !reflect.DeepEqual(due, want) {
			t.Errorf("due %+v, %v, want %+v", due, err, want)
		}
		if due, err = s.DeckDue(ctx, me.ID, 20_010, 1); err != nil || len(due) != 1 {
			t.Errorf("%d due of at most 1, %v", len(due), err)
		}
		done, err := s.DeckReviewed(ctx, me.ID, 20_000)
		if err != nil || len(done) != 3 || done[0] != early || done[1] != late {
			t.Errorf("asked again %+v, %v", done, err)
		}
		late.Due, late.Lapses, late.Removed = 20_050, 2, true
		if err := s.SaveDeckCard(ctx, late); err != nil {
			t.Fatal(err)
		}
		if err := s.SaveDeckCard(ctx, late); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("saving on a version that has passed: %v, want stale", err)
		}
		late.Version = 2
		if got, err = s.DeckCard(ctx, me.ID, "puzzle", "7"); err != nil || got != late {
			t.Errorf("got %+v, %v, want %+v", got, err, late)
		}
		if err := s.SaveDeckCard(ctx, tutor.DeckCard{Learner: "none", Kind: "puzzle", Item: "7"}); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("a card of nobody: %v, want not found", err)
		}
		if err := s.SaveDeckCard(ctx, tutor.DeckCard{Learner: me.ID, Kind: "puzzle", Item: "\xff"}); !errors.Is(err, tutor.ErrInvalid) {
			t.Errorf("a card that is no text: %v, want invalid", err)
		}
	})
}

func TestDeckDays(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		for _, want := range []tutor.DeckDay{{}, {Day: 20_000, More: 1}, {Day: 20_000, More: 2}, {Day: 20_003, More: 1}} {
			if want.Day > 0 {
				if err := s.SaveDeckDay(ctx, me.ID, want); err != nil {
					t.Fatal(err)
				}
			}
			if got, err := s.DeckDay(ctx, me.ID); err != nil || got != want {
				t.Errorf("got %v, %v, want %v", got, err, want)
			}
		}
	})
}

// TestAddReview: an attempt and its card are kept both or neither, and once.
func TestAddReview(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s)
		a := tutor.Attempt{ID: "1", Learner: me.ID, Kind: "puzzle", Item: "7", Answer: "Ah", At: time.Unix(0, 0).UTC()}
		c := tutor.DeckCard{Learner: me.ID, Kind: "puzzle", Item: "7", Due: 1, Stability: 1, Difficulty: 1, Reps: 1}
		var all sync.WaitGroup
		for range 8 {
			all.Go(func() {
				if err := s.AddReview(ctx, a, c); err != nil {
					t.Errorf("the same attempt again: %v", err)
				}
			})
		}
		all.Wait()
		other := a
		other.ID = "2"
		if err := s.AddReview(ctx, other, c); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("another attempt on a version that has passed: %v, want stale", err)
		}
		if list, err := s.Attempts(ctx, me.ID, "puzzle", 9); err != nil || len(list) != 1 || list[0] != a {
			t.Errorf("attempts %v, %v", list, err)
		}
		c.Version, c.Due = 1, 5
		if err := s.AddReview(ctx, a, c); err != nil {
			t.Error(err)
		}
		if got, err := s.DeckCard(ctx, me.ID, "puzzle", "7"); err != nil || got.Version != 1 || got.Due != 1 {
			t.Errorf("an attempt that was kept has moved its card: %+v, %v", got, err)
		}
	})
}
