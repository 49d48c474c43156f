package course

import (
	"context"
	"fmt"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// The checks on what is best, each proven by the solver.
const (
	// BestPlay: an action that brings the learner the most game points, all cards being known (Do).
	BestPlay Check = "best-play"
	// SurestPlay: an action that wins for certain against as many of the hands that the opponent may hold as any does, at
	// the last trick of the open talon (Do). Closing is set aside.
	SurestPlay Check = "surest-play"
)

// The causes that these checks find.
const (
	// LosesHand: the opponent wins by it, or nobody, though the learner could.
	LosesHand Cause = "loses-hand"
	// WinsLess: it wins the hand too, but fewer game points.
	WinsLess Cause = "wins-less"
	// LosesSome: some of the opponent's hands beat it that do not beat the best. LosesAll: all of them do.
	LosesSome Cause = "loses-some"
	LosesAll  Cause = "loses-all"
)

var craftChecks = map[Check]checking{
	BestPlay:   {kinds: []StepKind{Do}, judge: judgeBestPlay, causes: []Cause{LosesHand, WinsLess, NotOffered}},
	SurestPlay: {kinds: []StepKind{Do}, judge: judgeSurestPlay, causes: []Cause{LosesSome, LosesAll, NotOffered}},
}

// offered reads an action: that it is illegal, or an announcement that the step does not offer, is a verdict.
func (m moment) offered(a Answer) (rules.Action, Verdict, error) {
	tried, err := a.action()
	if err != nil {
		return tried, Verdict{}, err
	}
	return tried, m.stop(m.state, tried), nil
}

func judgeBestPlay(m moment, a Answer) (Verdict, error) {
	tried, stopped, err := m.offered(a)
	if err != nil || stopped != (Verdict{}) {
		return stopped, err
	}
	if m.state.TalonOpen() {
		return Verdict{}, fmt.Errorf("step %s: %w", m.step.ID, solve.ErrOpenTalon)
	}
	solver := solve.New(context.Background(), prospectsBudget)
	best, err := solver.Worth(m.state)
	if err != nil {
		return Verdict{}, err
	}
	value, err := solver.Value(m.state, tried)
	switch {
	case err != nil:
		return Verdict{}, err
	case value == best:
		return right, nil
	case value > 0:
		return wrong(WinsLess), nil
	}
	return wrong(LosesHand), nil
}

func judgeSurestPlay(m moment, a Answer) (Verdict, error) {
	tried, stopped, err := m.offered(a)
	if err != nil || stopped != (Verdict{}) {
		return stopped, err
	}
	p, err := newProspects(m.seen())
	if err != nil {
		return Verdict{}, fmt.Errorf("step %s: %w", m.step.ID, err)
	}
	is, err := p.of(tried)
	if err != nil {
		return Verdict{}, err
	}
	most, err := p.most()
	switch {
	case err != nil:
		return Verdict{}, err
	case is.Won == most:
		return right, nil
	case is.Won == 0:
		return wrong(LosesAll), nil
	}
	return wrong(LosesSome), nil
}
