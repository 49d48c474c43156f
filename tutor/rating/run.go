package rating

import (
	"context"
	"errors"

	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/deck"
)

// A run begins with what nearly everybody solves, and each puzzle aims at so much more than the one before. Somebody of
// 1500 gets to puzzles that are even with him after ten. A run is not rated: whoever plays on for the length of it
// plays otherwise, and rising difficulty would make its end look like a weakness.
const (
	runBegins = 1100
	runRises  = 40
)

// RunPuzzle draws the puzzle of a run after so many that were solved; false if none is left.
func (k Picker) RunPuzzle(solved int) (puzzles.Puzzle, bool) {
	return k.Around(float64(runBegins + runRises*solved))
}

// BeginRun makes a run that asks a puzzle first, or gives the learner's open one.
func (s Service) BeginRun(ctx context.Context, r tutor.PuzzleRun) (tutor.PuzzleRun, error) {
	open, err := s.Store.OpenPuzzleRun(ctx, r.Learner)
	if !errors.Is(err, tutor.ErrNotFound) {
		return open, err
	}
	if err := s.Store.AddPuzzleRun(ctx, r); errors.Is(err, tutor.ErrStale) {
		return s.Store.OpenPuzzleRun(ctx, r.Learner) // another press was faster
	} else if err != nil {
		return r, err
	}
	r.Version = 1
	return r, nil
}

// KeepInRun keeps an attempt at a puzzle and what it says to the deck. If the learner's open run asks this puzzle, the run
// goes on with what next gives, or is over by a miss, and where none is left. A puzzle that is not fresh, because it was
// tried elsewhere while the run asked it, is no test of anything: then the run goes on with another one in its place,
// whatever came of it. All of it is kept, or nothing.
func (s Service) KeepInRun(ctx context.Context, d deck.Deck, a tutor.Attempt, g tutor.Grade, p puzzles.Puzzle, fresh bool,
	next func(solved int) (puzzles.Puzzle, bool)) error {
	return d.KeepBy(ctx, a, p.ID, g, func(card *tutor.DeckCard) error {
		t := tutor.PuzzleTry{Attempt: a, Card: card}
		run, err := s.Store.OpenPuzzleRun(ctx, a.Learner)
		switch {
		case err == nil && run.Item == p.ID:
			run = afterTry(run, fresh, a.Right, next)
			run.Updated = a.At
			t.Run = &run
		case err != nil && !errors.Is(err, tutor.ErrNotFound):
			return err
		}
		return s.Store.AddPuzzleTry(ctx, t)
	})
}

func afterTry(run tutor.PuzzleRun, fresh, right bool, next func(int) (puzzles.Puzzle, bool)) tutor.PuzzleRun {
	if fresh && !right {
		run.Over = true
		return run
	}
	if fresh {
		run.Solved++
	}
	p, left := next(run.Solved)
	run.Item, run.Over = p.ID, !left
	return run
}
