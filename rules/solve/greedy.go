package solve

import (
	"cmp"
	"slices"

	"bummerl/rules"
)

// greedy looks for one good plan over any number of hands, where a Pareto front would be too large: at each turn of the
// planner it keeps the action that wins most hands, having looked at the few most promising. What it finds is won for
// certain; that there is nothing better it does not know.
type greedy struct {
	prover *Prover
	hands  []rules.CardSet
	with   [32]many
}

// width is how many actions are looked at, at each turn of the planner.
const width = 2

func newGreedy(p *Prover, root Moment) *greedy {
	g := &greedy{prover: p, hands: slices.Collect(root.Hands().All())}
	for c := range g.with {
		g.with[c] = make(many, (len(g.hands)+63)/64)
	}
	for i, hand := range g.hands {
		for c := range hand.All() {
			g.with[c].put(i)
		}
	}
	if up := root.state.Up(); up != rules.NoCard {
		g.with[up] = allOf(len(g.hands)) // he holds it whenever he has taken it
	}
	return g
}

// wins gives hands out of m that one plan wins against, and that plan. When the budget is used up it wins nothing more.
func (g *greedy) wins(n Moment, m many) (many, *Tree) {
	p := g.prover
	none := make(many, len(m))
	switch {
	case n.Over() && n.Outcome() >= p.task.AtLeast:
		return m, &Tree{}
	case n.Over(), p.step():
		return none, &Tree{}
	}
	if done, known := p.settled(&n); known && !done {
		return none, &Tree{}
	}
	h := g.family(&n, m)
	if only := n.Only(h); p.holds(&only) {
		grown := planter{prover: p, grown: map[planted]*Tree{}}
		tree := p.unmetered(func() *Tree { return grown.plan(only) })
		if p.err != nil {
			return none, &Tree{}
		}
		return m, tree
	}
	if n.Turn() == n.planner {
		return g.best(n, m)
	}
	return g.all(n, m)
}

// family gives the least family of hands that holds all of m.
func (g *greedy) family(n *Moment, m many) Hands {
	h := Hands{Size: n.size}
	for c := range n.state.Hand(n.planner.Other()).All() {
		if g.with[c].covers(m) {
			h.Known |= c.Set()
		}
		if g.with[c].meets(m) {
			h.Pool |= c.Set()
		}
	}
	return h.tight()
}

// open gives the hands of m that the planner wins against when he sees them.
func (g *greedy) open(n *Moment, m many) many {
	won := make(many, len(m))
	m.each(func(i int) {
		if g.prover.step() {
			return
		}
		alone := make(many, len(m))
		alone.put(i)
		only := n.Only(g.family(n, alone))
		if g.prover.holds(&only) {
			won.put(i)
		}
	})
	return won
}

// try is an action of the planner, the moment after it and the hands that it might win.
type try struct {
	action rules.Action
	after  Moment
	hope   many
}

// best gives the most that an action of the planner wins.
func (g *greedy) best(n Moment, m many) (many, *Tree) {
	var tries []try
	moves := g.prover.actions(&n)
	if moves.Has(rules.Claim) {
		moves = rules.Claim.Set()
	}
	for a := range moves.All() {
		next, _ := n.After(a)
		hope := m
		if !next.Over() {
			hope = g.open(&next, m)
		}
		tries = append(tries, try{a, next, hope})
	}
	slices.SortStableFunc(tries, func(x, y try) int { return cmp.Compare(y.hope.count(), x.hope.count()) })
	best, tree := make(many, len(m)), &Tree{}
	for _, t := range tries[:min(width, len(tries))] {
		if t.hope.count() <= best.count() {
			break
		}
		if won, then := g.wins(t.after, t.hope); won.count() > best.count() {
			best, tree = won, &Tree{Moves: []Move{{t.action, then}}}
		}
	}
	return best, tree
}

// all gives what is won after whatever the opponent does.
func (g *greedy) all(n Moment, m many) (many, *Tree) {
	tree := &Tree{}
	for a := range g.prover.actions(&n).All() {
		may := g.may(&n, a, m)
		next, ok := n.After(a)
		if !ok || may.empty() {
			continue
		}
		won, then := g.wins(next, may)
		m = m.minus(may.minus(won))
		tree.Moves = append(tree.Moves, Move{a, then})
		if m.empty() {
			break
		}
	}
	return m, tree
}

// may gives the hands of m with which the opponent may take an action.
func (g *greedy) may(n *Moment, a rules.Action, m many) many {
	switch c := a.Card(); {
	case c != rules.NoCard:
		m = m.and(g.with[c])
		for b := range (n.barred(c) & n.state.Hand(n.planner.Other())).All() {
			m = m.minus(g.with[b])
		}
	case a.Marriage() < rules.NoSuit:
		for c := range a.Marriage().Marriage().All() {
			m = m.and(g.with[c])
		}
	case a == rules.Exchange:
		m = m.and(g.with[n.state.Options().LowestTrump(n.state.Trump())])
	}
	return m
}
