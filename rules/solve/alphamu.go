package solve

import (
	"bummerl/rules"
)

// alphaMu finds for a moment which sets of hands a single plan can win against: αμ search (Cazenave and Ventos, "The αμ
// Search Algorithm for the Game of Bridge", 2020), carried to the end of the hand, so that it is exact. At the planner's
// turns it unites the fronts of his actions; at the opponent's it joins them: a hand counts as won only if it is won after
// each action that the opponent may take with it. Hands that cannot be won even with all cards open are dropped, what a
// Prover proves is not searched, and plans that cannot win as many hands as asked for are given up early.
type alphaMu struct {
	prover *Prover
	open   *Solver
	// hands are the opponent's possible hands at the root, worlds the states that they make (for the last talon trick
	// alone), with the hands that contain a card at the root.
	hands  []rules.CardSet
	worlds []rules.State
	with   [32]wins
	fronts map[fronted]floored
	// path are the actions on the way from the root.
	path []rules.Action
}

// mostFronts bounds the memory of the fronts, to some 30 MB; then they are forgotten.
const mostFronts = 120_000

// fronted is what a front is about, floored the front and the number of hands below which plans were given up.
type fronted struct {
	moment Moment
	hands  wins
}

type floored struct {
	front front
	floor int
}

// front gives the front of a moment over some hands, without plans that win fewer than floor of them.
func (x *alphaMu) front(n Moment, m wins, floor int) front {
	floor = max(floor, 0)
	p := x.prover
	if m.count() < floor || p.step() {
		return nil
	}
	if done, known := p.settled(&n); known {
		if done {
			return front{m}
		}
		return front{0}.atLeast(floor)
	}
	if !x.drawing(&n) {
		var done bool
		if m, done = x.narrow(&n, m); done || m.count() < floor {
			return front{m}.atLeast(floor)
		}
	}
	key := fronted{n, m}
	if f, ok := x.fronts[key]; ok && f.floor <= floor {
		return f.front.atLeast(floor)
	}
	var f front
	if n.Turn() == n.planner {
		f = x.unite(n, m, floor)
	} else {
		f = x.join(n, m, floor)
	}
	if p.err == nil && !x.drawing(&n) {
		if len(x.fronts) == mostFronts {
			clear(x.fronts)
		}
		x.fronts[key] = floored{f, floor}
	}
	return f
}

// drawing tells whether both will still draw from the talon.
func (x *alphaMu) drawing(n *Moment) bool {
	return n.state.TalonOpen() && n.state.Knocker() == rules.NoSeat && !x.prover.task.Pending(n.state)
}

// narrow drops the hands that cannot be won even with all cards open, and tells whether the front is known then: all the
// rest is won by one plan, or nothing is left.
func (x *alphaMu) narrow(n *Moment, m wins) (wins, bool) {
	if x.sure(n, m) {
		return m, true
	}
	var left wins
	for rest := m; rest != 0; rest &= rest - 1 {
		one := rest & -rest
		if x.sure(n, one) {
			left |= one
		}
	}
	if left.count() < 2 {
		return left, true
	}
	return left, left != m && x.sure(n, left)
}

// sure tells whether one plan wins against all of the hands: it asks for the least family of hands that holds them.
func (x *alphaMu) sure(n *Moment, m wins) bool {
	h := Hands{Size: n.size}
	for rest := n.state.Hand(n.planner.Other()); rest != 0; rest &= rest - 1 {
		c := rest.Lowest()
		switch x.with[c] & m {
		case 0:
		case m:
			h.Known |= c.Set()
			fallthrough
		default:
			h.Pool |= c.Set()
		}
	}
	only := n.Only(h)
	return x.prover.holds(&only)
}

// unite gives the front at a turn of the planner.
func (x *alphaMu) unite(n Moment, m wins, floor int) front {
	var f front
	for order := newOrder(&n.state, x.actions(&n), rules.NoAction); ; {
		a := order.next()
		if a == rules.NoAction {
			return f
		}
		for _, w := range x.after(n, a, m, floor) {
			f = f.add(w)
		}
		if len(f) == 1 && f[0] == m {
			return f
		}
	}
}

// actions gives what the player to act may do, in one hand or another.
func (x *alphaMu) actions(n *Moment) rules.Actions {
	moves := x.prover.actions(n)
	if moves.Has(rules.Claim) { // nothing is worth more than a right claim now
		return rules.Claim.Set()
	}
	return moves
}

// join gives the front at a turn of the opponent.
func (x *alphaMu) join(n Moment, m wins, floor int) front {
	f := front{m}
	for order := newOrder(&n.state, x.actions(&n), rules.NoAction); len(f) > 0; {
		a := order.next()
		if a == rules.NoAction {
			break
		}
		may := x.may(&n, a) & f.union()
		if may == 0 {
			continue
		}
		// Hands that he may not play this with are not lost here.
		after := x.after(n, a, may, floor-(m&^may).count())
		var joined front
		for _, w := range f {
			for _, y := range after {
				if z := w & (y | ^may); z.count() >= floor {
					joined = joined.add(z)
				}
			}
		}
		f = joined
	}
	return f
}

// may gives the hands with which the opponent may take an action.
func (x *alphaMu) may(n *Moment, a rules.Action) wins {
	switch c := a.Card(); {
	case c != rules.NoCard:
		may := x.with[c]
		for rest := n.barred(c) & n.state.Hand(n.planner.Other()); rest != 0; rest &= rest - 1 {
			may &^= x.with[rest.Lowest()]
		}
		return may
	case a.Marriage() < rules.NoSuit:
		return x.with[rules.NewCard(rules.King, a.Marriage())] & x.with[rules.NewCard(rules.Queen, a.Marriage())]
	case a == rules.Exchange:
		return x.with[n.state.Options().LowestTrump(n.state.Trump())]
	}
	return ^wins(0)
}

// after gives the front after an action, over the hands with which it may be taken.
func (x *alphaMu) after(n Moment, a rules.Action, m wins, floor int) front {
	if n.draws(a) {
		return x.drawn(a, m, max(floor, 0))
	}
	next, ok := n.After(a)
	if !ok {
		return front{0}.atLeast(max(floor, 0)) // no hand fits: there is nothing to win or lose
	}
	x.path = append(x.path, a)
	f := x.front(next, m, floor)
	x.path = x.path[:len(x.path)-1]
	return f
}

// drawn gives the front after the last draw: what was hidden is known then, since it is the planner's new card or else
// in the opponent's hand, so that each hand is solved with all cards open.
func (x *alphaMu) drawn(a rules.Action, m wins, floor int) front {
	var won wins
	for i, s := range x.worlds {
		if m&(1<<i) == 0 {
			continue
		}
		for _, before := range x.path {
			s = s.Next(before)
		}
		s = s.Next(a)
		x.open.budget = max(0, x.prover.budget-x.prover.spent)
		ok, err := x.open.AtLeast(s, x.prover.planner, x.prover.task.AtLeast)
		if x.prover.spent += x.open.spent; err != nil {
			x.prover.err = err
			return nil
		}
		if ok {
			won |= 1 << i
		}
	}
	return front{won}.atLeast(floor)
}
