package coach

import (
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// nodesOfProof bounds the proof that one action is certain, in moments.
const nodesOfProof = 8_000

// certain gives the actions after which one plan fulfils a task whatever the opponent holds, as far as that can be found
// out; s is any state that fits the view.
func (k *judge) certain(s rules.State, task solve.Task) (rules.Actions, error) {
	root, err := solve.Begin(k.view, solve.HandsOf(k.view))
	if err != nil {
		return 0, err
	}
	prover := solve.NewProver(k.ctx, task, nodesOfProof)
	var right rules.Actions
	for a := range task.Actions(s).All() {
		next, _ := root.After(a)
		sure := next.Over() && next.Outcome() >= task.AtLeast
		if !next.Over() {
			sure, err = prover.Holds(next)
			k.spent += nodesOfMoment * prover.Spent()
			if err != nil && !errors.Is(err, solve.ErrBudget) {
				return 0, err
			}
		}
		if sure {
			right |= a.Set()
		}
	}
	return right, nil
}
