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
	BestPlay:   {kinds: []StepKind{Do}, judge: acting(judgeBestPlay), causes: []Cause{LosesHand, WinsLess, NotOffered}},
	SurestPlay: {kinds: []StepKind{Do}, judge: acting(judgeSurestPlay), causes: []Cause{LosesSome, LosesAll, NotOffered}},
}

func judgeBestPlay(m moment, tried rules.Action) (Verdict, error) {
	if stopped := m.stop(m.state, tried); stopped != (Verdict{}) {
		return stopped, nil
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

func judgeSurestPlay(m moment, tried rules.Action) (Verdict, error) {
	if stopped := m.stop(m.state, tried); stopped != (Verdict{}) {
		return stopped, nil
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
