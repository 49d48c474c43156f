package course

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/tutor"
)

// tested goes on in a test-out after an answer, right or wrong; the misses of its run add up. Whoever passes it has done
// the chapter: that is kept after the run, of which only one of two answers at the same moment can be; a program that
// dies between them does it when the last answer is sent again (Answer).
func (s *Service) tested(ctx context.Context, l Lesson, run tutor.LessonRun, m moment, try Try) (Try, error) {
	if run.Progress++; try.Outcome != Right {
		run.Misses++
	}
	try, err := s.keep(ctx, l, run, m, try)
	if err != nil || try.Outcome == Repeated {
		return try, err
	}
	run.Updated = s.Env.Time()
	return try, s.settle(ctx, l, run)
}

// settle marks the chapter as done once its test-out is passed.
func (s *Service) settle(ctx context.Context, l Lesson, run tutor.LessonRun) error {
	if l.Of == "" || run.Progress < len(l.Steps) || !Passed(run.Misses) {
		return nil
	}
	return s.knows(ctx, l.Of, run)
}

// knows marks a chapter as done.
func (s *Service) knows(ctx context.Context, chapter string, test tutor.LessonRun) error {
	l, ok := Find(chapter)
	if !ok {
		return tutor.Fail(tutor.NotFound, "the chapter of a test-out", nil)
	}
	if l.OneHand {
		// Its line is of the usual rules: those that the test was taken by may forbid a card of it.
		if err := under(&test, rules.DefaultVariant); err != nil {
			return err
		}
	}
	for _, step := range l.Steps {
		if err := s.Store.MarkStep(ctx, tutor.StepDone{Learner: test.Learner, Lesson: l.ID, Step: step.ID, At: test.Updated}); err != nil {
			return err
		}
	}
	for range 2 { // Once more, should another request of the learner's be in the chapter at this moment.
		run, err := s.Store.LessonRun(ctx, test.Learner, l.ID)
		switch {
		case errors.Is(err, tutor.ErrNotFound):
			run = tutor.LessonRun{
				Learner: test.Learner, Lesson: l.ID, Variant: test.Variant, Options: test.Options, Created: test.Updated,
			}
		case err != nil:
			return err
		}
		run.Progress, run.Misses, run.Done, run.Updated = len(l.Steps), 0, true, test.Updated
		if _, err = s.Store.SaveLessonRun(ctx, run); !errors.Is(err, tutor.ErrStale) {
			return err
		}
	}
	return nil
}
