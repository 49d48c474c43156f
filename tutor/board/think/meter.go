package think

import (
	"context"

	"bummerl/rules/solve"
)

// Progress tells how far a search has come.
type Progress struct {
	// Done of Of have been looked at: actions, or hands of the opponent. Of is 0 where nobody knows how much is left.
	Done, Of int
	// Nodes are the positions looked at so far, in thousands more or less.
	Nodes int
}

// asksEach is how many nodes a solver looks at between two looks at its context.
const asksEach = 1024

// meter is the context of a search. Solvers ask their context once in a while whether to go on, on their own goroutine,
// so it knows how far they have come: it tells whoever waits, and ends the search once its nodes are used up.
type meter struct {
	context.Context
	end  context.CancelCauseFunc
	tell func(Progress)
	now  Progress
	// spent are the nodes of finished calls, asked the looks of the present one, most the nodes that may be spent in all,
	// 0 for as many as the solver takes.
	spent, asked, most int
}

// measure begins a search. The context that it gives ends with solve.ErrBudget after Longest; stop must be called.
func measure(ctx context.Context, tell func(Progress)) (m *meter, stop func()) {
	timed, stopClock := context.WithTimeoutCause(ctx, Longest, solve.ErrBudget)
	inner, end := context.WithCancelCause(timed)
	return &meter{Context: inner, end: end, tell: tell}, func() {
		end(nil)
		stopClock()
	}
}

// Err is asked by the solvers.
func (m *meter) Err() error {
	m.now.Nodes = m.spent + m.asked*asksEach
	m.asked++
	if m.most > 0 && m.now.Nodes >= m.most {
		m.end(solve.ErrBudget)
	}
	if m.tell != nil {
		m.tell(m.now)
	}
	return m.Context.Err()
}

// call begins a call of a solver, done ends it with the nodes that it took.
func (m *meter) call() { m.asked = 0 }

func (m *meter) done(nodes int) {
	m.spent += nodes
	m.asked = 0
}
