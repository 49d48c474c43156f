package course

import (
	"bummerl/rules"
	"bummerl/tutor"
)

// Position is where a learner stands in a lesson, or a step done that is looked at again.
type Position struct {
	Lesson Lesson
	// Progress counts the steps done.
	Progress int
	// Number is the index of the step shown: Progress, or less where a step done is looked at; the last one's once all
	// are done.
	Number int
	// Step is that step, with the answers that hold under the learner's rules.
	Step Step
	// Misses counts the wrong tries at this step.
	Misses int
	// Done: all steps are done.
	Done bool
	// Solved: a step done is looked at, and Answer is what was right.
	Solved bool
	// Missed: a goal has been missed by Answer, though the hand may not be over (PlayOut).
	Missed bool
	// Answer is the learner's line so far (PlayOut), or what was right (Solved).
	Answer Answer
	// Variant and Own are the learner's own rules. The step may be played by others (Step.Variant), which View has.
	Variant string
	Own     rules.Options
	// View is what the learner sees of the hand.
	View rules.View
	// Opponent are the opponent's cards where the step shows them, else none.
	Opponent rules.CardSet
}

// Judge says what the step's check makes of an answer; the error says that it cannot be one of the step's at all.
func (pos Position) Judge(a Answer) (Verdict, error) {
	m, err := meet(pos.Lesson.Steps[pos.Number], pos.Variant, pos.Own)
	if err != nil {
		return Verdict{}, err
	}
	return m.judge(a)
}

// position gives where a run stands.
func position(l Lesson, run tutor.LessonRun) (Position, error) {
	progress := min(run.Progress, len(l.Steps))
	number := min(progress, len(l.Steps)-1)
	step := l.Steps[number].among(run.Variant, run.Options)
	_, o := step.rules(run.Variant, run.Options)
	pos := Position{
		Lesson: l, Progress: progress, Number: number, Step: step.under(o), Misses: run.Misses,
		Done: progress == len(l.Steps), Variant: run.Variant, Own: run.Options,
	}
	record, err := l.Record(run.Variant, run.Options, progress)
	if err != nil {
		return Position{}, err
	}
	return pos.seeing(record)
}

// At gives the lesson as it stands under the rules after so many steps.
func (l Lesson) At(variant string, o rules.Options, progress int) (Position, error) {
	return position(l, tutor.LessonRun{Variant: variant, Options: o, Progress: progress})
}

// Look gives a step as it stands under the rules after an answer; if that is none, or not right, after the reference.
func (l Lesson) Look(variant string, o rules.Options, number int, a Answer) (Position, error) {
	m, err := meet(l.Steps[number], variant, o)
	if err != nil {
		return Position{}, err
	}
	if v, err := m.judge(a); err != nil || !v.Right {
		a = m.step.Answer
	}
	record, err := m.after(a)
	if err != nil {
		return Position{}, err
	}
	pos := Position{
		Lesson: l, Progress: number + 1, Number: number, Step: m.step, Solved: true, Answer: a, Variant: variant, Own: o,
	}
	return pos.seeing(record)
}

// seeing fills in what the learner sees of a record.
func (pos Position) seeing(r rules.Record) (Position, error) {
	seat := pos.Step.Scene.seat(r.Options)
	if pos.Done && !pos.Solved && pos.Lesson.End != nil {
		seat = pos.Lesson.End.seat(r.Options)
	}
	view, err := r.View(seat)
	if err != nil {
		return Position{}, err
	}
	pos.View, pos.Opponent = view, 0
	if pos.Step.Open || pos.Solved && pos.Step.Reveal || pos.Missed && pos.Step.Defence == LivingDefence {
		state, err := r.Replay()
		if err != nil {
			return Position{}, err
		}
		pos.Opponent = state.Hand(seat.Other())
	}
	return pos, nil
}

// At gives the position with a line of the learner's played. Where nothing is played out, or the line cannot be played,
// it is tutor.Invalid.
func (pos Position) At(line Answer) (Position, error) {
	if pos.Step.Kind != PlayOut || pos.Done || pos.Solved {
		return pos, tutor.Fail(tutor.Invalid, "a line where nothing is played out", nil)
	}
	m, err := meet(pos.Step, pos.Variant, pos.Own)
	if err != nil {
		return pos, err
	}
	g, err := m.play(line)
	if err != nil || g.stopped != (Verdict{}) {
		return pos, tutor.Fail(tutor.Invalid, "line of a step", err)
	}
	pos.Answer = line
	return pos.seeing(g.record)
}
