package store_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bummerl/tutor"
	"bummerl/tutor/store/storetest"
)

func TestPuzzleRuns(t *testing.T) {
	storetest.Each(t, func(t *testing.T, place string) {
		s, ctx := storetest.Open(t, place), t.Context()
		me := storetest.Learner(t, s).ID
		if _, err := s.OpenPuzzleRun(ctx, me); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("before the first: %v, want not found", err)
		}
		if _, err := s.BestPuzzleRun(ctx, me); !errors.Is(err, tutor.ErrNotFound) {
			t.Errorf("the best of none: %v, want not found", err)
		}
		// However often it is begun, there is one.
		var all sync.WaitGroup
		var begun atomic.Int64
		for range 8 {
			all.Go(func() {
				r := tutor.PuzzleRun{ID: tutor.System().NewID(), Learner: me, Item: "a", Created: ratedAt, Updated: ratedAt}
				switch err := s.AddPuzzleRun(ctx, r); {
				case err == nil:
					begun.Add(1)
				case !errors.Is(err, tutor.ErrStale):
					t.Error(err)
				}
			})
		}
		all.Wait()
		run, err := s.OpenPuzzleRun(ctx, me)
		if err != nil || begun.Load() != 1 || run.Item != "a" || run.Version != 1 {
			t.Fatalf("begun %d times, %+v, %v", begun.Load(), run, err)
		}
		// A try and the run that goes on by it are kept both, or neither.
		step := func(id, item, next string, solved int, over bool) error {
			to := run
			to.Item, to.Solved, to.Over, to.Updated = next, solved, over, to.Updated.Add(time.Minute)
			return s.AddPuzzleTry(ctx, tutor.PuzzleTry{
				Attempt: tutor.Attempt{ID: id, Learner: me, Kind: tutor.KindPuzzle, Item: item, At: ratedAt}, Run: &to,
			})
		}
		if err := step("1", "a", "b", 1, false); err != nil {
			t.Fatal(err)
		}
		if err := step("1", "a", "c", 2, false); err != nil {
			t.Errorf("told twice: %v", err)
		}
		if err := step("2", "a", "c", 2, false); !errors.Is(err, tutor.ErrStale) {
			t.Errorf("on a version that has passed: %v, want stale", err)
		}
		if list, err := s.Attempts(ctx, me, tutor.KindPuzzle, 9); err != nil || len(list) != 1 {
			t.Errorf("attempts %v, %v, want one", list, err)
		}
		if run, err = s.OpenPuzzleRun(ctx, me); err != nil || run.Item != "b" || run.Solved != 1 || run.Version != 2 {
			t.Errorf("after a step %+v, %v", run, err)
		}
		if err := step("3", "b", "b", 1, true); err != nil {
			t.Fatal(err)
		}
		list, err := s.PuzzleRuns(ctx, me, 9)
		if err != nil || len(list) != 1 || !list[0].Over || list[0].Item != "b" || list[0].Solved != 1 {
			t.Errorf("runs that are over: %+v, %v", list, err)
		}
		if best, err := s.BestPuzzleRun(ctx, me); err != nil || best != list[0] {
			t.Errorf("the best is %+v, %v", best, err)
		}
	})
}
