package course

import (
	"context"
	"errors"

	"bummerl/rules"
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
	Env      tutor.Env
}

// Position is where a learner stands in a lesson.
type Position struct {
	Lesson Lesson
	// Progress counts the steps done; Step is the present one, its last once all are done.
	Progress int
	Step     Step
	// Misses counts the wrong tries at this step.
	Misses  int
	Done    bool
	Variant string
	// View is what the learner sees of the hand.
	View rules.View
}

// Outcome is what became of a try.
type Outcome uint8

// The outcomes of a try.
const (
	// Right: the step is done, the position is that of the next.
	Right Outcome = iota + 1
	// Refused: the rules of the game forbid it; Why tells.
	Refused
	// NotThat: allowed, but not what the step asks for.
	NotThat
	// Repeated: the step had been done by this very answer already.
	Repeated
)

// Try is the answer to a learner's try.
type Try struct {
	Outcome Outcome
	// Why is set when Refused.
	Why *rules.IllegalError
	// Tried is what the learner tried.
	Tried    rules.Action
	Position Position
}

// At gives where a learner stands; a visitor, or who has not begun, stands at the beginning of the lesson under the
// rules of the variant given.
func (s *Service) At(ctx context.Context, learner string, l Lesson, variant string) (Position, error) {
	run, err := s.run(ctx, learner, l, variant)
	if err != nil {
		return Position{}, err
	}
	return position(l, run)
}

func (s *Service) run(ctx context.Context, learner string, l Lesson, variant string) (tutor.LessonRun, error) {
	if learner != "" {
		run, err := s.Store.LessonRun(ctx, learner, l.ID)
		if err == nil || !errors.Is(err, tutor.ErrNotFound) {
			return run, err
		}
	}
	o, err := rules.Variant(variant)
	if err != nil {
		return tutor.LessonRun{}, tutor.Fail(tutor.Invalid, "variant of a lesson", err)
	}
	now := s.Env.Time()
	return tutor.LessonRun{Learner: learner, Lesson: l.ID, Variant: variant, Options: o, Created: now, Updated: now}, nil
}

func position(l Lesson, run tutor.LessonRun) (Position, error) {
	progress := min(run.Progress, len(l.Steps))
	record, err := l.Record(run.Variant, run.Options, progress)
	if err != nil {
		return Position{}, err
	}
	view, err := record.View(rules.Forehand)
	if err != nil {
		return Position{}, err
	}
	return Position{
		Lesson: l, Progress: progress, Step: l.Steps[min(progress, len(l.Steps)-1)], Misses: run.Misses,
		Done: progress == len(l.Steps), Variant: run.Variant, View: view,
	}, nil
}

// Answer takes a learner's try at step number progress. A Read step is answered by NoAction. The same right answer sent
// twice is Repeated; anything else for a step that has been passed is stale, with the present position.
func (s *Service) Answer(ctx context.Context, learner string, l Lesson, variant string, progress int, a rules.Action) (Try, error) {
	run, err := s.run(ctx, learner, l, variant)
	if err != nil {
		return Try{}, err
	}
	if progress != run.Progress || run.Progress >= len(l.Steps) {
		return s.late(l, run, progress, a)
	}
	try := Try{Tried: a}
	step := l.Steps[progress]
	if a != step.Answer {
		try.Outcome, try.Why, err = s.wrong(l, run, step, a)
		if err != nil {
			return try, err
		}
		if step.Kind != Read {
			run.Misses++
		}
	} else {
		try.Outcome = Right
		run.Progress, run.Misses = run.Progress+1, 0
	}
	run.Done = run.Progress == len(l.Steps)
	return s.keep(ctx, l, run, step, try)
}

// Solve does the present step for the learner.
func (s *Service) Solve(ctx context.Context, learner string, l Lesson, variant string, progress int) (Try, error) {
	run, err := s.run(ctx, learner, l, variant)
	if err != nil {
		return Try{}, err
	}
	if progress != run.Progress || run.Progress >= len(l.Steps) {
		return s.late(l, run, progress, rules.NoAction)
	}
	if run.Misses < SolutionAfter {
		return Try{}, tutor.Fail(tutor.Invalid, "solution before its time", nil)
	}
	step := l.Steps[progress]
	run.Progress, run.Misses = run.Progress+1, 0
	return s.keep(ctx, l, run, step, Try{Outcome: Right, Tried: step.Answer})
}

// Again begins the lesson anew, under the rules of the variant given, if the learner stands at step number progress. One
// who stands at the beginning already stays there; another place is stale, with the present position.
func (s *Service) Again(ctx context.Context, learner string, l Lesson, variant string, progress int) (Position, error) {
	run, err := s.run(ctx, learner, l, variant)
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
	o, err := rules.Variant(variant)
	if err != nil {
		return Position{}, tutor.Fail(tutor.Invalid, "variant of a lesson", err)
	}
	run.Variant, run.Options, run.Progress, run.Misses, run.Updated = variant, o, 0, 0, s.Env.Time()
	if run, err = s.Store.SaveLessonRun(ctx, run); err != nil {
		return Position{}, err
	}
	return position(l, run)
}

// wrong tells whether a wrong try is against the rules or only not what is asked for.
func (s *Service) wrong(l Lesson, run tutor.LessonRun, step Step, a rules.Action) (Outcome, *rules.IllegalError, error) {
	record, err := l.Record(run.Variant, run.Options, run.Progress)
	if err != nil {
		return 0, nil, err
	}
	state, err := record.Replay()
	if err != nil {
		return 0, nil, err
	}
	if step.Kind == Read {
		return NotThat, nil, nil
	}
	if step.Kind == Point {
		if state.Hand(rules.Forehand).Has(a.Card()) {
			return NotThat, nil, nil
		}
		return Refused, &rules.IllegalError{Action: a, Reason: rules.NotYourCard, Card: a.Card(), Suit: rules.NoSuit}, nil
	}
	if why := state.Why(a); why != nil {
		return Refused, why, nil
	}
	return NotThat, nil, nil
}

func (s *Service) late(l Lesson, run tutor.LessonRun, progress int, a rules.Action) (Try, error) {
	pos, err := position(l, run)
	if err != nil {
		return Try{}, err
	}
	if progress >= 0 && progress < run.Progress && progress < len(l.Steps) && l.Steps[progress].Answer == a {
		return Try{Outcome: Repeated, Tried: a, Position: pos}, nil
	}
	return Try{Tried: a, Position: pos}, tutor.Fail(tutor.Stale, "a step that has been passed", nil)
}

// keep saves the run and the attempt, and gives the position after it.
func (s *Service) keep(ctx context.Context, l Lesson, run tutor.LessonRun, step Step, try Try) (Try, error) {
	run.Updated = s.Env.Time()
	saved, err := s.Store.SaveLessonRun(ctx, run)
	if errors.Is(err, tutor.ErrStale) {
		// Another request of the same learner was faster: show where the lesson is now.
		if run, err = s.Store.LessonRun(ctx, run.Learner, l.ID); err != nil {
			return try, err
		}
		return s.late(l, run, run.Progress-1, try.Tried)
	}
	if err != nil {
		return try, err
	}
	if step.Kind != Read {
		attempt := tutor.Attempt{
			ID: s.Env.NewID(), Learner: run.Learner, Kind: "lesson", Item: l.ID + "/" + step.ID,
			Answer: try.Tried.String(), Right: try.Outcome == Right, At: run.Updated,
		}
		if err := s.Attempts.AddAttempt(ctx, attempt); err != nil {
			return try, err
		}
	}
	if try.Outcome == Right {
		done := tutor.StepDone{Learner: run.Learner, Lesson: l.ID, Step: step.ID, At: run.Updated}
		if err := s.Store.MarkStep(ctx, done); err != nil {
			return try, err
		}
	}
	try.Position, err = position(l, saved)
	return try, err
}
