package course

import (
	"fmt"

	"bummerl/rules"
)

// choosing makes a check of a choice that can be worked out (Choose): a wrong one is its own cause.
func choosing(find func(moment) (string, error)) checking {
	return checking{
		kinds: []StepKind{Choose}, chosen: true,
		find: func(m moment) (Answer, error) {
			is, err := find(m)
			return Answer(is), err
		},
		judge: func(m moment, a Answer) (Verdict, error) {
			said, err := a.choice(m.step.Choices)
			if err != nil {
				return Verdict{}, err
			}
			is, err := find(m)
			switch {
			case err != nil:
				return Verdict{}, err
			case said == is:
				return right, nil
			}
			return wrong(Cause(said)), nil
		},
	}
}

// taker tries every card that the learner may answer with.
func taker(m moment) (string, error) {
	if m.state.Led() == rules.NoCard || m.state.Turn() != m.seat {
		return "", fmt.Errorf("step %s: no trick to be answered", m.step.ID)
	}
	replies := m.state.Legal().Cards()
	won := 0
	for c := range replies.All() {
		if m.state.Next(rules.Play(c)).Tricks(m.seat) > m.state.Tricks(m.seat) {
			won++
		}
	}
	is := SaysDepends
	switch won {
	case replies.Len():
		is = SaysYou
	case 0:
		is = SaysOpponent
	}
	return string(is), nil
}

// tricksLeft plays the hand to its end: how many tricks there are depends on no card. That a hand may end by itself at
// 66 is set aside.
func tricksLeft(m moment) (int, error) {
	r := m.record
	r.Options.SixtySix = rules.SixtySixDeclare
	state, err := r.Replay()
	if err != nil {
		return 0, err
	}
	left := 0
	for s := state; s.Hand(m.seat) != 0; left++ {
		for range 2 {
			if s.Over() {
				return 0, fmt.Errorf("step %s: the hand ends before its last trick", m.step.ID)
			}
			s = s.Next(rules.Play(s.Legal().Cards().Lowest()))
		}
	}
	return left, nil
}
