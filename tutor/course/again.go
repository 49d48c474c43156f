package course

import (
	"context"
	"errors"
	"slices"
	"strings"

	"bummerl/tutor"
)

// againPart stands between chapter and step in the address of a step that is asked again.
const againPart = "-again-"

// AskedAgain gives a step alone, as a lesson of its own: what was wrong once is asked again, without the chapter around
// it. The item is that of the deck, "follow/closed". Steps that are only read, and those of one hand, are not asked again.
func AskedAgain(item string) (Lesson, bool) {
	chapter, id, _ := strings.Cut(item, "/")
	i := slices.IndexFunc(lessons, func(l Lesson) bool { return l.ID == chapter })
	if i < 0 || strings.Contains(id, "/") {
		return Lesson{}, false
	}
	l := lessons[i]
	s, ok := l.step(id)
	if !ok || s.Kind == Read || l.OneHand {
		return Lesson{}, false
	}
	return Lesson{ID: chapter + againPart + id, Chapter: l.Chapter, Again: chapter, Steps: []Step{s}}, true
}

// Bare tells whether a step that is asked again stands without the sentences before its task: its chapter's test-out asks
// it without them too. They would give away what is to be remembered; the hint tells them.
func (l Lesson) Bare() bool {
	chapter, ok := Find(l.Again)
	return ok && l.Again != "" && slices.Contains(chapter.Test, l.Steps[0].ID)
}

// card is the item under which the deck asks a step of the lesson again; "" if it never does.
func (l Lesson) card(s Step) string {
	chapter := l.Topic()
	if s.From != "" {
		chapter = s.From
	}
	item := chapter + "/" + s.ID
	if _, ok := AskedAgain(item); !ok {
		return ""
	}
	return item
}

// grade says how well a step was known, by the verdict and by the misses before it: in a test-out they are those of other
// steps, and a hint to what is asked again counts as one.
func (l Lesson) grade(right bool, misses int) tutor.Grade {
	switch {
	case !right:
		return tutor.Again
	case misses > 0 && l.Of == "":
		return tutor.Hard
	}
	return tutor.Good
}

// Hint notes that a step asked again was helped with before the first try, if the learner stands at step number progress,
// and gives where he stands. Elsewhere hints come after misses, and nothing is to be noted.
func (s *Service) Hint(ctx context.Context, learner string, l Lesson, by tutor.Rules, progress int) (Position, error) {
	run, err := s.run(ctx, learner, l, by)
	if err != nil {
		return Position{}, err
	}
	if l.Again != "" && run.Progress == progress && progress < len(l.Steps) && run.Misses == 0 {
		run.Misses, run.Updated = 1, s.Env.Time()
		saved, err := s.Store.SaveLessonRun(ctx, run)
		if errors.Is(err, tutor.ErrStale) {
			return s.At(ctx, learner, l, by) // Another request was faster.
		}
		if err != nil {
			return Position{}, err
		}
		run = saved
	}
	return position(l, run)
}

// Afresh begins a step asked again from its start, wherever the learner stands in it.
func (s *Service) Afresh(ctx context.Context, learner string, l Lesson, by tutor.Rules) error {
	run, err := s.run(ctx, learner, l, by)
	if err != nil || run.Progress == 0 && run.Misses == 0 {
		return err
	}
	_, err = s.Again(ctx, learner, l, by, run.Progress)
	if errors.Is(err, tutor.ErrStale) {
		return nil // Another request was faster: it has begun there.
	}
	return err
}
