package think

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Proof is whether something is certain.
type Proof struct {
	solve.Proof
	// Known tells whether the search came to its end; if it did not, only Least is said.
	Known bool
	// Of is the number of hands that the opponent may hold; Least how many of them one plan is known to win against.
	Of, Least int
	// Seen is the view that it is about, Task what is to be fulfilled.
	Seen rules.View
	Task solve.Task
}

// Prove tells whether the seat of a view has one plan that fulfils the task against every hand that fits. Where its nodes
// are used up before, it looks at as many again for a plan against some of the hands. The error is one of rules/solve for
// questions that make no sense, or that of the context.
func Prove(ctx context.Context, v rules.View, task solve.Task, nodes int, tell func(Progress)) (Proof, error) {
	m, stop := measure(ctx, tell)
	defer stop()
	h := solve.HandsOf(v)
	out := Proof{Of: h.Count(), Seen: v, Task: task}
	p, err := solve.Certain(m, v, h, task, nodes)
	switch {
	case err == nil:
		out.Proof, out.Known = p, true
		if p.Sure {
			out.Least = out.Of
		}
		return out, nil
	case ctx.Err() != nil:
		return Proof{}, context.Cause(ctx)
	case !errors.Is(err, solve.ErrBudget):
		return Proof{}, err
	}
	m.done(nodes)
	if best, err := solve.Plan(m, v, h, task, nodes); err == nil {
		out.Least = len(best.Won)
	}
	if ctx.Err() != nil {
		return Proof{}, context.Cause(ctx)
	}
	out.Nodes = m.now.Nodes
	return out, nil
}
