package think

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Best is the best plan that was found.
type Best struct {
	solve.Best
	// Of is the number of hands that the opponent may hold; Open of the Looked first of them could be won if all cards
	// were open.
	Of, Open, Looked int
	// Seen is the view that it is about, Task what is to be fulfilled.
	Seen rules.View
	Task solve.Task
}

// Exact tells whether no plan wins against more hands.
func (b Best) Exact() bool { return b.Confidence == solve.Exact{} }

// Most is a number of hands that no plan can exceed.
func (b Best) Most() int {
	if b.Exact() {
		return len(b.Won)
	}
	return b.Open + b.Of - b.Looked
}

// FindPlan looks for the single plan that fulfils the task against most hands: first against how many it could be
// fulfilled with open cards, then for the plan, each with so many nodes. The error is one of rules/solve for questions that
// make no sense, or that of the context.
func FindPlan(ctx context.Context, v rules.View, task solve.Task, nodes int, tell func(Progress)) (Best, error) {
	m, stop := measure(ctx, tell)
	defer stop()
	h := solve.HandsOf(v)
	out := Best{Of: h.Count(), Seen: v, Task: task}
	root, err := solve.Begin(v, h)
	if err != nil {
		return Best{}, err
	}
	if err := out.countOpen(m, root, nodes); err != nil && !errors.Is(err, solve.ErrBudget) {
		return Best{}, err
	}
	m.now.Done, m.now.Of = 0, 0
	m.call()
	found, err := solve.Plan(m, v, h, task, nodes)
	switch {
	case ctx.Err() != nil:
		return Best{}, context.Cause(ctx)
	case errors.Is(err, solve.ErrBudget):
		found = solve.Best{Hands: h, Confidence: solve.Guaranteed{N: out.Of}, Nodes: m.now.Nodes - m.spent}
	case err != nil:
		return Best{}, err
	}
	out.Best = found
	out.Nodes += m.spent
	return out, nil
}

// countOpen counts the hands that could be won with open cards, hand by hand.
func (b *Best) countOpen(m *meter, root solve.Moment, nodes int) error {
	p := solve.NewProver(m, b.Task, nodes)
	m.now.Of = b.Of
	h := root.Hands()
	for hand := range h.All() {
		m.call()
		won, err := p.Holds(root.Only(solve.Hands{Known: hand, Pool: hand, Size: h.Size}))
		if m.done(p.Spent()); err != nil {
			return err
		}
		if won {
			b.Open++
		}
		b.Looked++
		m.now.Done++
		if m.spent >= nodes {
			return solve.ErrBudget
		}
	}
	return nil
}
