package puzzles

import (
	"context"

	"bummerl/rules/solve"
)

// budget is the number of moments that one question about a puzzle may look at: hundreds of times what they take.
const budget = 20_000_000

// Proof proves the puzzle anew: the plan that always works, or what beats each way to begin. In the last five the plan is
// one that gets Value.
func (p Puzzle) Proof(ctx context.Context) (solve.Proof, error) {
	v, err := p.View()
	if err != nil {
		return solve.Proof{}, err
	}
	task := p.Theme.Task()
	if p.Theme == LastFive {
		task.AtLeast = p.Value
	}
	return solve.Certain(ctx, v, solve.HandsOf(v), task, budget)
}

// sizeOf gives the number of different moments in a proof.
func sizeOf(proof solve.Proof) int {
	if proof.Sure {
		return proof.Plan.Size()
	}
	size := 0
	for _, d := range proof.Against {
		size += d.Defence.Size()
	}
	return size
}
