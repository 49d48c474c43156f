package course

import (
	"context"
	"errors"
	"slices"

	"bummerl/tutor"
)

// Misses after which help is offered: first a hint, then the solution.
const (
	HintAfter     = 2
	SolutionAfter = 3
)

// Service leads learners through lessons and keeps where they are.
type Service struct {
	Store    tutor.LessonStore
	Attempts tutor.AttemptStore
	// Deck is told of each try by the learner's days; nil: nothing is asked again.
	Deck tutor.Deck
	Env  tutor.Env
}

// At gives where a learner stands; a visitor, or who has not begun, stands at the beginning of the lesson under the
// rules given.
func (s *Service) At(ctx context.Context, learner string, l Lesson, by tutor.Rules) (Position, error) {
	run, err := s.run(ctx, learner, l, by)
	if err != nil {
		return Position{}, err
	}
	return position(l, run)
}

// Done counts by lesson the steps that a learner has done at any time, those of a chapter whose test-out was passed among
// them. Beginning a lesson anew takes nothing away.
func (s *Service) Done(ctx context.Context, learner string) (map[string]int, error) {
	if learner == "" {
		return nil, nil
	}
	list, err := s.Store.StepsDone(ctx, learner)
	if err != nil {
		return nil, err
	}
	count := map[string]int{}
	for _, done := range list {
		l, ok := Find(done.Lesson)
		if ok && slices.ContainsFunc(l.Steps, func(step Step) bool { return step.ID == done.Step }) {
			count[l.ID]++
		}
	}
	return count, nil
}

// Look gives a step that has been done, as it stood after an answer; if that answer is none, or not right, after the
// reference. A step that has not been done is tutor.NotFound.
func (s *Service) Look(ctx context.Context, learner string, l Lesson, by tutor.Rules, number int, a Answer) (Position, error) {
	run, err := s.run(ctx, learner, l, by)
	if err != nil {
		return Position{}, err
	}
	if number < 0 || number >= min(run.Progress, len(l.Steps)) {
		return Position{}, tutor.Fail(tutor.NotFound, "a step that has not been done", nil)
	}
	pos, err := l.Look(run.Variant, run.Options, number, a)
	pos.Progress, pos.Done = min(run.Progress, len(l.Steps)), run.Progress >= len(l.Steps)
	return pos, err
}

// run reads where a learner is, or makes a beginning that is not kept yet.
func (s *Service) run(ctx context.Context, learner string, l Lesson, by tutor.Rules) (tutor.LessonRun, error) {
	now := s.Env.Time()
	run := tutor.LessonRun{Learner: learner, Lesson: l.ID, Created: now, Updated: now}
	if learner != "" {
		kept, err := s.Store.LessonRun(ctx, learner, l.ID)
		switch {
		case err == nil && l.OneHand:
			return kept, nil
		case err == nil:
			run = kept
		case !errors.Is(err, tutor.ErrNotFound):
			return run, err
		}
	}
	run.Variant, run.Options = by.Variant, by.Options
	return run, nil
}

// Again begins the lesson anew, under the rules given, if the learner stands at step number progress. One
// who stands at the beginning already stays there; another place is stale, with the present position.
func (s *Service) Again(ctx context.Context, learner string, l Lesson, by tutor.Rules, progress int) (Position, error) {
	run, err := s.run(ctx, learner, l, by)
	if err != nil {
		return Position{}, err
	}
	if run.Progress != progress {
		pos, err := position(l, run)
		if err == nil && run.Progress > 0 {
			err = tutor.Fail(tutor.Stale, "begin a lesson anew that has gone on", nil)
		}
		return pos, err
	}
	run.Variant, run.Options = by.Variant, by.Options
	run.Progress, run.Misses, run.Done, run.Updated = 0, 0, false, s.Env.Time()
	if run, err = s.Store.SaveLessonRun(ctx, run); err != nil {
		return Position{}, err
	}
	return position(l, run)
}
