package puzzles

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// alone tells whether the learner fulfils the prover's task from a moment when he sees that the opponent holds this hand.
func alone(p *solve.Prover, n solve.Moment, hand rules.CardSet) (bool, error) {
	if n.Over() {
		return n.Outcome() > 0, nil
	}
	return p.Holds(n.Only(solve.Hands{Known: hand, Pool: hand, Size: hand.Len()}))
}

// everyHand is more than there are hands.
const everyHand = 1 << 20

// beaten lists the hands against which the learner loses from a moment even with all cards open; it stops after most.
func beaten(p *solve.Prover, n solve.Moment, most int) ([]rules.CardSet, error) {
	var list []rules.CardSet
	for hand := range n.Hands().All() {
		ok, err := alone(p, n, hand)
		if err != nil {
			return nil, err
		}
		if !ok {
			if list = append(list, hand); len(list) == most {
				break
			}
		}
	}
	return list, nil
}
