package think

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Value is what an action is worth in game points for the player to act, with all cards open and best play: exactly that
// much where Low and High are the same, else something between them.
type Value struct {
	Action    rules.Action
	Low, High int
}

// Known tells whether the value is proven.
func (v Value) Known() bool { return v.Low == v.High }

// Worth is what a position is worth with all cards open.
type Worth struct {
	// Value is that of the position; its action is that of one best action, NoAction where it is not known.
	Value Value
	// Values are those of each legal action, in the documented order of actions.
	Values []Value
	// Bets are legal actions that are not looked at: bids, doubles and knocks, which are bets on cards that the other
	// does not see.
	Bets rules.Actions
	// Wrong is the claim where it is wrong: never a best action, even if all others lose as much.
	Wrong rules.Actions
	// Line is best play for both sides, to the end of the hand; nil where the value is not known, or the nodes
	// were used up before the line was found.
	Line []rules.Action
	// Nodes counts the positions looked at.
	Nodes int
}

// Best gives the actions that are proven to reach the position's value.
func (w Worth) Best() rules.Actions {
	var best rules.Actions
	for _, v := range w.Values {
		if w.Value.Known() && v.Known() && v.Low == w.Value.Low && !w.Wrong.Has(v.Action) {
			best |= v.Action.Set()
		}
	}
	return best
}

// Looked counts the values that are proven.
func (w Worth) Looked() int {
	n := 0
	for _, v := range w.Values {
		if v.Known() {
			n++
		}
	}
	return n
}

// SolveOpen tells what a position with all cards open is worth, and every legal action. It looks at no more than nodes
// positions; what is not proven by then lies between bounds. The error is solve.ErrOver, or that of the context.
func SolveOpen(ctx context.Context, s rules.State, nodes int, tell func(Progress)) (Worth, error) {
	if s.Over() {
		return Worth{}, solve.ErrOver
	}
	m, stop := measure(ctx, tell)
	defer stop()
	m.most = nodes
	w := worther{meter: m, solver: solve.New(m, nodes), seat: s.Turn()}
	moves := s.Legal()
	left := moves &^ solve.Candidates(s)
	out := Worth{Bets: left &^ rules.Claim.Set(), Wrong: left & rules.Claim.Set()}
	moves &^= out.Bets
	m.now.Of = moves.Len()
	out.Value.Low, out.Value.High = w.between(s, s.Stakes(w.seat))
	for a := range moves.All() {
		v := Value{Action: a}
		v.Low, v.High = w.between(s.Next(a), out.Value.High)
		if v.Known() {
			m.now.Done++
		}
		out.Values = append(out.Values, v)
	}
	if err := ctx.Err(); err != nil {
		return Worth{}, context.Cause(ctx)
	}
	if best := out.Best(); best != 0 {
		out.Value.Action = best.First()
		m.call()
		if line, err := w.solver.Line(s); err == nil {
			out.Line = line
			out.Value.Action = line[0]
		}
	}
	out.Nodes = m.spent
	return out, nil
}

// worther narrows values by questions with two answers.
type worther struct {
	*meter
	solver *solve.Solver
	seat   rules.Seat
}

// between gives what the value of a state for the seat lies between, no more than high being known before. The bounds are
// the same if the budget was enough. How low it may be is told by the state itself: a closing that fails can cost more than
// anything before it.
func (w *worther) between(s rules.State, high int) (int, int) {
	if s.Over() {
		got := solve.Outcome(s, w.seat)
		return got, got
	}
	low, high := -s.Stakes(w.seat.Other()), min(high, s.Stakes(w.seat))
	for low < high {
		than := max(low, min(0, high-1))
		w.call()
		more, err := w.solver.AtLeast(s, w.seat, than+1)
		w.done(w.solver.Spent())
		switch {
		case err != nil:
			if errors.Is(err, solve.ErrBudget) {
				w.end(solve.ErrBudget)
			}
			return low, high
		case more:
			low = than + 1
		default:
			high = than
		}
	}
	return low, high
}
