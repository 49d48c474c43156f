package solve

import (
	"context"
	"errors"
	"slices"

	"bummerl/rules"
)

// ErrMany is the error when there are more hands than MostExact.
var ErrMany = errors.New("too many hands for an exact plan")

// Wins counts, for each of the planner's actions, the hands against which the best single plan that begins with it
// fulfils the task whatever the defence: what Plan finds, for every beginning and without the plans. It is exact or an
// error: ErrMany beyond MostExact hands, ErrBudget where an action takes more than budget moments. The last trick of the
// open talon is not among what it can be asked about. It also tells how many moments it looked at.
func Wins(ctx context.Context, v rules.View, h Hands, task Task, actions rules.Actions, budget int) (won map[rules.Action]int, looked int, err error) {
	root, err := Begin(v, h)
	if err != nil {
		return nil, looked, err
	}
	if h.Count() > MostExact {
		return nil, 0, ErrMany
	}
	p := NewProver(ctx, task, budget)
	if err := p.begin(root); err != nil {
		return nil, looked, err
	}
	x := &alphaMu{prover: p, hands: slices.Collect(root.Hands().All()), fronts: map[fronted]floored{}}
	for i, hand := range x.hands {
		for c := range hand.All() {
			x.with[c] |= 1 << i
		}
	}
	if up := root.state.Up(); up != rules.NoCard {
		x.with[up] = ^wins(0) // he holds it whenever he has taken it
	}
	won = map[rules.Action]int{}
	for a := range actions.All() {
		next, _ := root.After(a)
		p.start()
		switch {
		case next.Over() && next.Outcome() >= task.AtLeast:
			won[a] = len(x.hands)
		case next.Over():
			won[a] = 0
		default:
			won[a] = x.best(next).count()
		}
		if looked += p.Spent(); p.err != nil {
			return nil, looked, p.err
		}
	}
	return won, looked, nil
}
