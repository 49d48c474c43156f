package solve

import "bummerl/rules"

// frame is one step of the way: the state after an action, or after each reply to a card led.
type frame struct {
	after   rules.State
	answers [6]answer
}

// answer is one reply to a card led, and the state after it.
type answer struct {
	state rules.State
	key   [2]uint64
	// known is what is known about the state, for its player to act; high is the most that it can bring the one who
	// replied.
	known bound
	high  int
	// leads tells whether the one who replied leads next; promise is how good the state looks for him.
	leads   bool
	promise int
}

// follow searches a state in which a card has been led and following is strict: replies are few, so they are tried one
// by one.
func (v *Solver) follow(s *rules.State, alpha, beta, ply int) int {
	if v.step() {
		return alpha
	}
	seat := s.Turn()
	best := -unbounded
	next := &v.stack[ply].after
	for order := newOrder(s, replies(s), rules.NoAction); best < beta; {
		a := order.next()
		if a == rules.NoAction {
			break
		}
		*next = s.Next(a)
		best = max(best, v.value(next, seat, max(alpha, best), beta, ply+1))
	}
	return best
}

// followOpen searches a state in which a card has been led and the talon is open. What lies below is large, so every
// reply is looked up before any is searched, and they are searched by promise.
func (v *Solver) followOpen(s *rules.State, alpha, beta, ply int) int {
	if v.step() {
		return alpha
	}
	seat := s.Turn()
	best := -unbounded
	answers := &v.stack[ply].answers
	var order [len(answers)]uint8 // the answers by promise
	n := 0
	for a := range replies(s).All() {
		o := &answers[n]
		o.state = s.Next(a)
		if o.state.Over() {
			best = max(best, Outcome(o.state, seat))
			continue
		}
		o.leads = o.state.Turn() == seat
		o.key, o.known = v.recall(&o.state)
		low, high := int(o.known.low), int(o.known.high)
		if !o.leads {
			low, high = -high, -low
		}
		if best = max(best, low); best >= beta {
			return best
		}
		o.high = high
		o.promise = promise(&o.state, seat)
		at := n
		for ; at > 0 && o.promise > answers[order[at-1]].promise; at-- {
			order[at] = order[at-1]
		}
		order[at] = uint8(n)
		n++
	}
	for _, i := range order[:n] {
		o := &answers[i]
		if best >= beta {
			break
		}
		if o.high <= best {
			continue
		}
		from := max(alpha, best)
		if o.leads {
			best = max(best, v.lead(&o.state, o.key, o.known, from, beta, ply+1))
		} else {
			best = max(best, -v.lead(&o.state, o.key, o.known, -beta, -from, ply+1))
		}
	}
	return best
}

// promise guesses how good a state on lead is for a seat: points made and held, trumps, marriages, the lead. It orders
// replies and decides nothing. The weights were found by counting nodes over 200 deals: trumps count far more than the
// points they carry, and with them at 20 instead of 3 the hardest deals take half as long.
func promise(s *rules.State, seat rules.Seat) int {
	other := seat.Other()
	sum := s.Points(seat) - s.Points(other) + strength(s, seat) - strength(s, other)
	if s.Turn() == seat {
		sum += 12
	}
	return sum
}

func strength(s *rules.State, seat rules.Seat) int {
	hand := s.Hand(seat)
	return hand.Points() + 20*hand.OfSuit(s.Trump()).Len() + 16*hand.Marriages().Len()
}
