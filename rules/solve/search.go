package solve

import "bummerl/rules"

// Solver searches positions of one hand and remembers what it has found, so that solving the positions along a line is
// cheap after the first. It is not safe for use by several goroutines at once.
type Solver struct {
	bounds map[rules.State]bound
	budget int
	spent  int
}

// bound is what is known about a state: its value for the player to act lies between low and high; best is the action
// that did best last time, to be tried first.
type bound struct {
	low, high int8
	best      rules.Action
}

// unbounded is beyond any value: a snapszer of 6, doubled twice and again by a second kontra, stays below it.
const unbounded = 120

// New gives a solver that looks at no more than budget positions in each call.
func New(budget int) *Solver {
	return &Solver{bounds: make(map[rules.State]bound, 1024), budget: budget}
}

// Spent tells how many positions the last call looked at.
func (v *Solver) Spent() int { return v.spent }

// Solve gives the value of a position and every action that reaches it.
func (v *Solver) Solve(s rules.State) (Result, error) {
	if s.Over() {
		return Result{}, ErrOver
	}
	v.spent = 0
	most := ceiling(s)
	value := v.search(s, -most, most)
	var best rules.Actions
	for a := range Candidates(s).All() {
		if v.reply(s, a, value-1, value) >= value {
			best |= a.Set()
		}
	}
	if v.spent > v.budget {
		return Result{}, ErrBudget
	}
	return Result{Value: value, Best: best}, nil
}

// Value gives what action a is worth in s, in game points for the player to act. The action may be any legal one, a
// wrong claim too.
func (v *Solver) Value(s rules.State, a rules.Action) (int, error) {
	if s.Over() {
		return 0, ErrOver
	}
	v.spent = 0
	most := ceiling(s) * 4 // room for a kontra and a rekontra, if a is one of them
	value := v.reply(s, a, -most, most)
	if v.spent > v.budget {
		return 0, ErrBudget
	}
	return value, nil
}

// ceiling gives the most game points that the hand can bring: 3, or 6 for a snapszer, times what has been doubled.
func ceiling(s rules.State) int {
	most := 3
	if s.Bidder() != rules.NoSeat {
		most = 6
	}
	return most * s.Multiplier()
}

// reply gives the value of playing a in s for the player to act there, within the window.
func (v *Solver) reply(s rules.State, a rules.Action, alpha, beta int) int {
	next := s.Next(a)
	switch seat := s.Turn(); {
	case next.Over():
		return Outcome(next, seat)
	case next.Turn() == seat:
		return v.search(next, alpha, beta)
	}
	return -v.search(next, -beta, -alpha)
}

// search gives the value of s for the player to act: exact inside the window (alpha, beta), else a bound on that side
// of it (fail-soft alpha-beta).
func (v *Solver) search(s rules.State, alpha, beta int) int {
	if v.spent++; v.spent > v.budget {
		return alpha
	}
	moves := Candidates(s)
	if moves.Has(rules.Claim) {
		// Nothing is worth more than a right claim now: the loser's tricks and points can only grow.
		return v.reply(s, rules.Claim, alpha, beta)
	}
	keep := s.OnLead()
	known := bound{low: -unbounded, high: unbounded}
	if keep {
		if found, ok := v.bounds[s]; ok {
			known = found
			if int(known.low) >= beta || known.low == known.high {
				return int(known.low)
			}
			if int(known.high) <= alpha {
				return int(known.high)
			}
		}
	}
	best, by := -unbounded, rules.NoAction
	low := alpha
	for order := newOrder(s, moves, known.best); best < beta; {
		a := order.next()
		if a == rules.NoAction {
			break
		}
		if got := v.reply(s, a, low, beta); got > best {
			best, by = got, a
			low = max(low, got)
		}
	}
	if keep && v.spent <= v.budget {
		known.best = by
		if best > alpha {
			known.low = max(known.low, int8(best))
		}
		if best < beta {
			known.high = min(known.high, int8(best))
		}
		v.bounds[s] = known
	}
	return best
}
