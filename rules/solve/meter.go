package solve

import (
	"context"
	"math"
)

// meter counts the nodes of a search and says when to stop: at the end of the budget or of the context.
type meter struct {
	ctx    context.Context
	budget int
	spent  int
	err    error
}

// Spent tells how many nodes the last call looked at.
func (m *meter) Spent() int { return m.spent }

// start begins a new call.
func (m *meter) start() { m.spent, m.err = 0, nil }

// unmetered lets f walk over what has been found without counting it. The context still stops it.
func (m *meter) unmetered(f func() *Tree) *Tree {
	budget := m.budget
	m.budget = math.MaxInt
	defer func() { m.budget = budget }()
	return f()
}

// step counts a node and tells whether the search has to stop; err then says why. The context is asked now and then.
func (m *meter) step() bool {
	m.spent++
	switch {
	case m.err != nil:
	case m.spent > m.budget:
		m.err = ErrBudget
	case m.spent&0x3ff == 1 && m.ctx.Err() != nil:
		m.err = context.Cause(m.ctx)
	default:
		return false
	}
	return true
}
