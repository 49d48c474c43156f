package store_test

import (
	"errors"
	"fmt"
	"reflect"
	"sync"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store"
	"bummerl/tutor/store/storetest"
)

// ratedAt is when tries of these tests were made.
var ratedAt = time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)

// rated is a try at a puzzle of a theme that raises every rating from 1500 ± 250 to 1600 ± 200.
func rated(learner, id, item, theme string) tutor.PuzzleTry {
	before := tutor.Rating{Value: 1500, Deviation: 250}
	after := tutor.Rating{Value: 1600, Deviation: 200.123456789012345}
	kept := after
	kept.Volatility, kept.Tries, kept.At = 0.06, 1, ratedAt
	puzzle := kept
	puzzle.Value = 1400
	return tutor.PuzzleTry{
		Attempt: tutor.Attempt{ID: id, Learner: learner, Kind: tutor.KindPuzzle, Item: item, Answer: "Ah", Right: true, At: ratedAt},
		Change: &tutor.RatingChange{
			Try: tutor.RatedTry{
				Learner: learner, Item: item, Attempt: id, Theme: theme, Weight: 0.5, Right: true, Before: before, After: after,
				ThemeBefore: before, ThemeAfter: after, At: ratedAt,
			},
			All: kept, Theme: kept, Puzzle: &puzzle,
		},
	}
}

// sums reads how many rows a learner's try has left: attempts, rated tries, ratings, and how often the puzzle moved.
func sums(t *testing.T, s *store.Store, learner, item string) [4]int {
	t.Helper()
	attempts, err := s.Attempts(t.Context(), learner, tutor.KindPuzzle, 100)
	if err != nil {
		t.Fatal(err)
	}
	tries, err := s.RatedTries(t.Context(), learner)
	if err != nil {
		t.Fatal(err)
	}
	ratings, err := s.Ratings(t.Context(), learner)
	if err != nil {
		t.Fatal(err)
	}
	puzzle, err := s.PuzzleRating(t.Context(), item)
	if err != nil && !errors.Is(err, tutor.ErrNotFound) {
		t.Fatal(err)
	}
	return [4]int{len(attempts), len(tries), len(ratings), int(puzzle.Version)}
}

func TestAddPuzzleTry(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s).ID
		try := rated(me, "1", "z", "closing")
		for range 2 { // the same told twice
			if err := s.AddPuzzleTry(ctx, try); err != nil {
				t.Fatal(err)
			}
		}
		if got, want := sums(t, s, me, "z"), [4]int{1, 1, 2, 1}; got != want {
			t.Errorf("rows %v, want %v", got, want)
		}
		if got, err := s.RatedTry(ctx, me, "z"); err != nil || got != try.Change.Try {
			t.Errorf("got %+v, %v, want %+v", got, err, try.Change.Try)
		}
		want := try.Change.All
		want.Version = 1
		ratings, err := s.Ratings(ctx, me)
		if err != nil || ratings[tutor.AllThemes] != want || ratings["closing"] != want {
			t.Errorf("ratings %+v, %v, want %+v twice", ratings, err, want)
		}
		puzzle := *try.Change.Puzzle
		puzzle.Version = 1
		if got, err := s.PuzzleRatings(ctx); err != nil || !reflect.DeepEqual(got, map[string]tutor.Rating{"z": puzzle}) {
			t.Errorf("puzzles %+v, %v, want %+v", got, err, puzzle)
		}
		// Another answer to the same puzzle is kept, and counts for nothing.
		if err := s.AddPuzzleTry(ctx, rated(me, "2", "z", "closing")); err != nil {
			t.Fatal(err)
		}
		if got, want := sums(t, s, me, "z"), [4]int{2, 1, 2, 1}; got != want {
			t.Errorf("after a second try rows %v, want %v", got, want)
		}
		// On ratings that have moved meanwhile nothing is kept, not even the attempt and its card.
		stale := rated(me, "3", "y", "closing")
		stale.Card = &tutor.DeckCard{Learner: me, Kind: tutor.KindPuzzle, Item: "y", Due: 1, Stability: 1, Difficulty: 1, Reps: 1}
		if err := s.AddPuzzleTry(ctx, stale); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("on a version that has passed: %v, want stale", err)
		}
		if got, want := sums(t, s, me, "y"), [4]int{2, 1, 2, 0}; got != want {
			t.Errorf("after a stale try rows %v, want %v", got, want)
		}
		if _, err := s.DeckCard(ctx, me, tutor.KindPuzzle, "y"); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("its card: %v, want not found", err)
		}
		stale.Change.All.Version, stale.Change.Theme.Version = 1, 1
		if err := s.AddPuzzleTry(ctx, stale); err != nil {
			t.Error(err)
		}
		if got, want := sums(t, s, me, "y"), [4]int{3, 2, 2, 1}; got != want {
			t.Errorf("told again rows %v, want %v", got, want)
		}
		if _, err := s.DeckCard(ctx, me, tutor.KindPuzzle, "y"); err != nil {
			t.Errorf("its card: %v", err)
		}
	})
}

// An attempt that was not rated leaves nothing to be rated.
func TestAddPuzzleTry_NotTheFirst(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s).ID
		free := rated(me, "1", "z", "closing")
		free.Change = nil
		for _, try := range []tutor.PuzzleTry{free, rated(me, "2", "z", "closing")} {
			if err := s.AddPuzzleTry(ctx, try); err != nil {
				t.Fatal(err)
			}
		}
		if got, want := sums(t, s, me, "z"), [4]int{2, 0, 0, 0}; got != want {
			t.Errorf("rows %v, want %v", got, want)
		}
	})
}

// Of tries at one puzzle at the same moment, all kept, exactly one is rated.
func TestAddPuzzleTry_AtOnce(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s).ID
		const n = 12
		var all sync.WaitGroup
		for i := range n {
			all.Go(func() {
				// Who comes too late for the ratings is told so, and tells anew.
				try := rated(me, fmt.Sprint(i/2), "z", "closing")
				err := s.AddPuzzleTry(ctx, try)
				for errors.Is(err, tutor.ErrStale) {
					err = s.AddPuzzleTry(ctx, try)
				}
				if err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
		if got, want := sums(t, s, me, "z"), [4]int{n / 2, 1, 2, 1}; got != want {
			t.Errorf("rows %v, want %v", got, want)
		}
	})
}
