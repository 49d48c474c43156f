package course

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"

	"bummerl/rules"
	"bummerl/tutor"
)

// Outcome is what became of a try.
type Outcome uint8

// The outcomes of a try.
const (
	// Right: the step is done, the position is that of the next.
	Right Outcome = iota + 1
	// Refused: the rules of the game forbid it; Why tells.
	Refused
	// NotThat: allowed, but not what the step asks for; Cause tells.
	NotThat
	// Repeated: the step had been done already, and this answer to it is right; in a test-out, whatever it is.
	Repeated
	// GoesOn: played, and the goal is neither reached nor missed; the position is that after the opponent's answer.
	GoesOn
)

// Try is the answer to a learner's try.
type Try struct {
	Outcome Outcome
	// Why is set when Refused, Cause when NotThat.
	Why   *rules.IllegalError
	Cause Cause
	// Number is the index of the step that was tried, Tried what the learner said.
	Number int
	Tried  Answer
	// grade is what the deck is told of it.
	grade tutor.Grade
	// Position is where the learner stands now. After a goal missed it is the end of the line, to be looked at.
	Position Position
}

// Answer takes a learner's try at step number progress. A Read step is answered by nothing. A right answer sent twice
// is Repeated; anything else for a step that has been passed is stale, with the present position. An answer that cannot
// be one of the step's is tutor.Invalid.
func (s *Service) Answer(ctx context.Context, learner string, l Lesson, by tutor.Rules, progress int, a Answer) (Try, error) {
	run, err := s.run(ctx, learner, l, by)
	if err != nil {
		return Try{}, err
	}
	if progress != run.Progress || run.Progress >= len(l.Steps) {
		if err := s.settle(ctx, l, run); err != nil {
			return Try{}, err
		}
		return late(l, run, progress, a)
	}
	m, err := meet(l.Steps[progress], run.Variant, run.Options)
	if err != nil {
		return Try{}, err
	}
	v, err := m.judge(a)
	if err != nil {
		return Try{}, tutor.Fail(tutor.Invalid, "answer to a step", err)
	}
	try := Try{Number: progress, Tried: a, Why: v.Why, Cause: v.Cause, grade: l.grade(v.Right, run.Misses)}
	before := run
	switch {
	case v.GoesOn:
		try.Outcome = GoesOn
		pos, err := position(l, run)
		if err == nil {
			try.Position, err = pos.At(a)
		}
		return try, err
	case v.Right:
		try.Outcome = Right
		run.Progress, run.Misses = run.Progress+1, 0
	case v.Why != nil:
		try.Outcome = Refused
	default:
		try.Outcome = NotThat
	}
	if l.Of != "" {
		return s.tested(ctx, l, before, m, try)
	}
	if !v.Right && m.step.Kind != Read {
		run.Misses++
	}
	return s.keep(ctx, l, run, m, try)
}

// Solve does the present step for the learner.
func (s *Service) Solve(ctx context.Context, learner string, l Lesson, by tutor.Rules, progress int) (Try, error) {
	run, err := s.run(ctx, learner, l, by)
	if err != nil {
		return Try{}, err
	}
	if progress != run.Progress || run.Progress >= len(l.Steps) {
		return late(l, run, progress, "")
	}
	if run.Misses < SolutionAfter || l.Of != "" {
		return Try{}, tutor.Fail(tutor.Invalid, "solution before its time", nil)
	}
	m, err := meet(l.Steps[progress], run.Variant, run.Options)
	if err != nil {
		return Try{}, err
	}
	run.Progress, run.Misses = run.Progress+1, 0
	return s.keep(ctx, l, run, m, Try{Outcome: Right, Number: progress, Tried: m.step.Answer, grade: tutor.Again})
}

// late answers a try at a step that is not the present one.
func late(l Lesson, run tutor.LessonRun, progress int, a Answer) (Try, error) {
	pos, err := position(l, run)
	if err != nil {
		return Try{}, err
	}
	try := Try{Number: progress, Tried: a, Position: pos}
	if progress >= 0 && progress < min(run.Progress, len(l.Steps)) {
		m, err := meet(l.Steps[progress], run.Variant, run.Options)
		if err != nil {
			return Try{}, err
		}
		if v, err := m.judge(a); err == nil && (v.Right || l.Of != "") {
			try.Outcome = Repeated
			return try, nil
		}
	}
	return try, tutor.Fail(tutor.Stale, "a step that has been passed", nil)
}

// keep saves the attempt, the step done and, last, the run, and gives the position after it. Whoever is not answered
// because the program died on the way sends the same again: the run still has its old version, the first two change
// nothing a second time, and nothing is lost or there twice.
func (s *Service) keep(ctx context.Context, l Lesson, run tutor.LessonRun, m moment, try Try) (Try, error) {
	run.Updated, run.Done = s.Env.Time(), run.Progress == len(l.Steps)
	if err := s.note(ctx, l, run, m, try); err != nil {
		return try, err
	}
	saved, err := s.Store.SaveLessonRun(ctx, run)
	if errors.Is(err, tutor.ErrStale) {
		// Another request of the same learner was faster: show where the lesson is now.
		if run, err = s.Store.LessonRun(ctx, run.Learner, l.ID); err != nil {
			return try, err
		}
		return late(l, run, try.Number, try.Tried)
	}
	if err != nil {
		return try, err
	}
	if try.Position, err = position(l, saved); err != nil {
		return try, err
	}
	if try.Cause == Missed || m.step.Kind == PlayOut && try.Outcome != Right {
		return s.looking(try, m)
	}
	return try, nil
}

// note keeps what was tried, once for each version of the run, tells the deck of it in the same breath, and notes that a
// step is done.
func (s *Service) note(ctx context.Context, l Lesson, run tutor.LessonRun, m moment, try Try) error {
	if m.step.Kind != Read {
		id := sha256.Sum256(fmt.Appendf(nil, "%s %s %s %d", run.Learner, l.ID, m.step.ID, run.Version))
		attempt := tutor.Attempt{
			ID: hex.EncodeToString(id[:16]), Learner: run.Learner, Kind: tutor.KindLesson, Item: l.item(m.step),
			Answer: try.Tried.String(), Right: try.Outcome == Right, At: run.Updated,
		}
		if err := s.attempted(ctx, attempt, l.card(m.step), try.grade); err != nil {
			return err
		}
	}
	if try.Outcome != Right || l.Of != "" || l.Again != "" {
		return nil
	}
	return s.Store.MarkStep(ctx, tutor.StepDone{Learner: run.Learner, Lesson: l.ID, Step: m.step.ID, At: run.Updated})
}

// attempted keeps an attempt, and what it says of a card of the deck if it says anything.
func (s *Service) attempted(ctx context.Context, a tutor.Attempt, card string, g tutor.Grade) error {
	if s.Deck == nil || card == "" {
		return s.Attempts.AddAttempt(ctx, a)
	}
	return s.Deck.Keep(ctx, a, card, g)
}

// looking shows a try at a step to play out as far as it was played: to its end, or up to what was refused.
func (s *Service) looking(try Try, m moment) (Try, error) {
	g, err := m.play(try.Tried)
	if err != nil {
		return try, err
	}
	try.Position.Answer, try.Position.Missed = try.Tried, try.Cause == Missed
	if g.stopped != (Verdict{}) {
		try.Position.Answer = try.Tried.before()
	}
	try.Position, err = try.Position.seeing(g.record)
	return try, err
}
