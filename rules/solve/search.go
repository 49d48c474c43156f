package solve

import (
	"context"

	"bummerl/rules"
)

// Solver searches positions of one hand and remembers what it has found, so that solving the positions along a line is
// cheap after the first. It is not safe for use by several goroutines at once; give each its own.
type Solver struct {
	meter
	known table
	// deal is a state of the hand that the table is about, the one with the most talon cards.
	deal rules.State
	// stack holds the states on the way to the one being searched.
	stack [mostPlies]frame
}

// mostPlies is more than a hand can have: 24 cards, and an exchange, a marriage and a closing here and there.
const mostPlies = 48

// unbounded is beyond any value: a snapszer of 6, doubled twice and again by a second kontra, stays below it.
const unbounded = 120

// New gives a solver that looks at no more than budget positions in each call and stops when the context does. Its
// memory stays below 64 MB.
func New(ctx context.Context, budget int) *Solver {
	return &Solver{meter: meter{ctx: ctx, budget: budget}}
}

// Solve gives the value of a position and every action that reaches it. The value is found by questions with two answers
// (more than this, or not), the first being who wins: each prunes much more than asking for the value at once.
func (v *Solver) Solve(s rules.State) (Result, error) {
	worth, err := v.Worth(s)
	if err != nil {
		return Result{}, err
	}
	var best rules.Actions
	for a := range Candidates(s).All() {
		if v.reply(s, a, worth-1, worth) >= worth {
			best |= a.Set()
		}
	}
	if v.err != nil {
		return Result{}, v.err
	}
	return Result{Value: worth, Best: best}, nil
}

// Worth gives the value of a position alone, in game points for the player to act, at half the cost of Solve.
func (v *Solver) Worth(s rules.State) (int, error) {
	if s.Over() {
		return 0, ErrOver
	}
	v.begin(s)
	low, high := reach(s)
	for low < high {
		than := max(low, min(0, high-1))
		if got := v.search(&s, than, than+1, 0); got > than {
			low = got
		} else {
			high = got
		}
	}
	return low, v.err
}

// Value gives what action a is worth in s, in game points for the player to act. The action may be any legal one, a
// wrong claim too.
func (v *Solver) Value(s rules.State, a rules.Action) (int, error) {
	if s.Over() {
		return 0, ErrOver
	}
	v.begin(s.Next(a)) // a kontra changes what keys mean
	value := v.reply(s, a, -unbounded, unbounded)
	return value, v.err
}

// AtLeast tells whether best play brings a seat value game points or more in s: a cheaper question than Solve.
func (v *Solver) AtLeast(s rules.State, seat rules.Seat, value int) (bool, error) {
	v.begin(s)
	got := v.value(&s, seat, value-1, value, 0)
	return got >= value && v.err == nil, v.err
}

// begin starts a call: the table stays if it is about the same hand.
func (v *Solver) begin(s rules.State) {
	v.start()
	if v.known.slots == nil || !s.SharesKeys(v.deal) {
		v.known.forget()
		v.deal = s
	} else if s.TalonLeft() > v.deal.TalonLeft() {
		v.deal = s
	}
}

// reach gives what the value of s for the player to act lies between, by the stakes alone.
func reach(s rules.State) (low, high int) {
	seat := s.Turn()
	return -s.Stakes(seat.Other()), s.Stakes(seat)
}

// reply gives the value of playing a in s for the player to act there, within the window.
func (v *Solver) reply(s rules.State, a rules.Action, alpha, beta int) int {
	next := &v.stack[0].after
	*next = s.Next(a)
	return v.value(next, s.Turn(), alpha, beta, 1)
}

// value gives the value of any state for a seat: exact inside the window (alpha, beta), else a bound on that side of it
// (fail-soft alpha-beta). The ply is the first free place of the stack.
func (v *Solver) value(s *rules.State, seat rules.Seat, alpha, beta, ply int) int {
	switch {
	case s.Over():
		return Outcome(*s, seat)
	case s.Turn() == seat:
		return v.search(s, alpha, beta, ply)
	}
	return -v.search(s, -beta, -alpha, ply)
}

// search gives the value of s for the player to act.
func (v *Solver) search(s *rules.State, alpha, beta, ply int) int {
	switch {
	case s.Led() == rules.NoCard:
		key, known := v.recall(s)
		return v.lead(s, key, known, alpha, beta, ply)
	case s.TalonOpen():
		return v.followOpen(s, alpha, beta, ply)
	}
	return v.follow(s, alpha, beta, ply)
}

// last tells whether one card is left in each hand: such states cost less to search than to remember.
func last(s *rules.State) bool { return s.Hand(rules.Forehand).Len() < 2 }

// recall gives what is known about a state on lead before it is searched, and its key.
func (v *Solver) recall(s *rules.State) (key [2]uint64, known bound) {
	low, high := reach(*s)
	known = settled(s, bound{low: int8(low), high: int8(high)})
	if known.low < known.high && !last(s) {
		key = s.Key()
		known = v.known.find(key, known)
	}
	return key, known
}

// lead searches a state on lead.
func (v *Solver) lead(s *rules.State, key [2]uint64, known bound, alpha, beta, ply int) int {
	switch {
	case int(known.low) >= beta || known.low == known.high:
		return int(known.low)
	case int(known.high) <= alpha:
		return int(known.high)
	case v.step():
		return alpha
	}
	moves := Candidates(*s)
	if moves.Has(rules.Claim) {
		// Nothing is worth more than a right claim now: the loser's tricks and points can only grow.
		return Outcome(s.Next(rules.Claim), s.Turn())
	}
	seat := s.Turn()
	enough := min(beta, int(known.high))
	best, by := -unbounded, rules.NoAction
	next := &v.stack[ply].after
	for order := newOrder(s, leads(s, moves), known.best); best < enough; {
		a := order.next()
		if a == rules.NoAction {
			break
		}
		*next = s.Next(a)
		if got := v.value(next, seat, max(alpha, best), enough, ply+1); got > best {
			best, by = got, a
		}
	}
	if v.err == nil && key[0] != 0 {
		known.best = by
		if best > alpha {
			known.low = max(known.low, int8(best))
		}
		if best < beta {
			known.high = min(known.high, int8(best))
		}
		v.known.keep(key, known)
	}
	return best
}
