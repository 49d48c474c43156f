package course

import (
	"fmt"

	"bummerl/rules"
)

// judgeTaker tries every card that the learner may answer with.
func judgeTaker(m moment, a Answer) (Verdict, error) {
	said, err := a.choice(m.step.Choices)
	if err != nil {
		return Verdict{}, err
	}
	if m.state.Led() == rules.NoCard || m.state.Turn() != m.seat {
		return Verdict{}, fmt.Errorf("step %s: no trick to be answered", m.step.ID)
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
	if Cause(said) == is {
		return right, nil
	}
	return wrong(Cause(said)), nil
}

// judgeTricksLeft plays the hand to its end: how many tricks there are depends on no card. That a hand may end by itself
// at 66 is set aside.
func judgeTricksLeft(m moment, a Answer) (Verdict, error) {
	said, err := a.number()
	if err != nil {
		return Verdict{}, err
	}
	r := m.record
	r.Options.SixtySix = rules.SixtySixDeclare
	state, err := r.Replay()
	if err != nil {
		return Verdict{}, err
	}
	left := 0
	for s := state; s.Hand(m.seat) != 0; left++ {
		for range 2 {
			if s.Over() {
				return Verdict{}, fmt.Errorf("step %s: the hand ends before its last trick", m.step.ID)
			}
			s = s.Next(rules.Play(s.Legal().Cards().Lowest()))
		}
	}
	switch said {
	case left:
		return right, nil
	case 2 * left:
		return wrong(BothHands), nil
	}
	return wrong(OtherNumber), nil
}
