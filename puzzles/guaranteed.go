package puzzles

import (
	"context"

	"bummerl/rules/solve"
)

// planBudget is what looking for the best plan may take where nothing is certain; what it has found then counts.
const planBudget = 1_000_000

// guaranteed counts the hands that the best plan found wins against, where nothing is certain.
func (p Puzzle) guaranteed(ctx context.Context) (int, error) {
	v, err := p.View()
	if err != nil {
		return 0, err
	}
	best, err := solve.Plan(ctx, v, solve.HandsOf(v), p.Theme.Task(), planBudget)
	return len(best.Won), err
}
