package course

import (
	"context"

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
	if l.Of == "" || l.Of == QuizID || run.Progress < len(l.Steps) || !Passed(run.Misses) {
		return nil
	}
	return s.knows(ctx, l.Of, run)
}

// knows marks the steps of a chapter as done. Where the learner stands in it stays: it can be gone through all the same.
func (s *Service) knows(ctx context.Context, chapter string, test tutor.LessonRun) error {
	l, ok := Find(chapter)
	if !ok {
		return tutor.Fail(tutor.NotFound, "the chapter of a test-out", nil)
	}
	for _, step := range l.Steps {
		if err := s.Store.MarkStep(ctx, tutor.StepDone{Learner: test.Learner, Lesson: l.ID, Step: step.ID, At: test.Updated}); err != nil {
			return err
		}
	}
	return nil
}
