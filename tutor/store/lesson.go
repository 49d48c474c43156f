package store

import (
	"context"

	"bummerl/tutor"
	"bummerl/tutor/store/internal/query"
)

var _ tutor.LessonStore = (*Store)(nil)

// LessonRun implements tutor.LessonStore.
func (s *Store) LessonRun(ctx context.Context, learner, lesson string) (tutor.LessonRun, error) {
	const what = "read a lesson run"
	row, err := s.r.LessonRun(ctx, query.LessonRunParams{LearnerID: learner, Lesson: lesson})
	if err != nil {
		return tutor.LessonRun{}, fail(what, err)
	}
	options, err := readOptions(row.Options)
	return tutor.LessonRun{
		Learner: row.LearnerID, Lesson: row.Lesson, Variant: row.Variant, Options: options,
		Progress: int(row.Progress), Misses: int(row.Misses), Done: row.Done, Version: row.Version,
		Created: readTime(row.Created), Updated: readTime(row.Updated),
	}, fail(what, err)
}

// SaveLessonRun implements tutor.LessonStore.
func (s *Store) SaveLessonRun(ctx context.Context, r tutor.LessonRun) (tutor.LessonRun, error) {
	const what = "save a lesson run"
	options, err := writeOptions(r.Options)
	if err != nil {
		return r, fail(what, err)
	}
	var n int64
	if r.Version == 0 {
		n, err = s.w.AddLessonRun(ctx, query.AddLessonRunParams{
			LearnerID: r.Learner, Lesson: r.Lesson, Variant: r.Variant, Options: options,
			Progress: int64(r.Progress), Misses: int64(r.Misses), Done: r.Done,
			Created: writeTime(r.Created), Updated: writeTime(r.Updated),
		})
	} else {
		n, err = s.w.SaveLessonRun(ctx, query.SaveLessonRunParams{
			LearnerID: r.Learner, Lesson: r.Lesson, Version: r.Version, Variant: r.Variant, Options: options,
			Progress: int64(r.Progress), Misses: int64(r.Misses), Done: r.Done, Updated: writeTime(r.Updated),
		})
	}
	if err := oneRow(n, err, tutor.Stale, what); err != nil {
		return r, err
	}
	r.Version++
	return r, nil
}

// MarkStep implements tutor.LessonStore.
func (s *Store) MarkStep(ctx context.Context, d tutor.StepDone) error {
	return fail("mark a step", s.w.MarkStep(ctx, query.MarkStepParams{
		LearnerID: d.Learner, Lesson: d.Lesson, Step: d.Step, Created: writeTime(d.At),
	}))
}

// StepsDone implements tutor.LessonStore.
func (s *Store) StepsDone(ctx context.Context, learner string) ([]tutor.StepDone, error) {
	rows, err := s.r.StepsDone(ctx, learner)
	if err != nil {
		return nil, fail("list the steps done", err)
	}
	list := make([]tutor.StepDone, 0, len(rows))
	for _, row := range rows {
		list = append(list, tutor.StepDone{Learner: row.LearnerID, Lesson: row.Lesson, Step: row.Step, At: readTime(row.Created)})
	}
	return list, nil
}
