package solve

import (
	"context"
	"errors"
	"slices"

	"bummerl/rules"
)

// Best is the best single plan that Plan has found.
type Best struct {
	// Hands are the hands that the opponent may hold, Won those that the plan wins against for certain.
	Hands Hands
	Won   []rules.CardSet
	// Confidence is Exact if no plan wins against more hands, else Guaranteed for those in Won.
	Confidence Confidence
	// Plan is the plan; hands that it gives up are left out of it. Where the last cards are drawn it ends, since from
	// there on all cards are known.
	Plan *Tree
	// Nodes counts the moments looked at.
	Nodes int
}

// Plan finds the single plan that fulfils the task against most of the hands and every defence, choosing each action on
// what the seat of the view has seen by then alone. Up to 64 hands it is exact; with more it says what it can guarantee,
// which is exact too when everything or all that could be won with open cards is won. Besides the talon being closed or
// used up, the last trick of the open talon can be planned too: the hidden card is known after it.
//
// An exact search looks at no more than budget moments. If it needs more, a search for one good plan gets as many again,
// and what that guarantees is given instead.
func Plan(ctx context.Context, v rules.View, h Hands, task Task, budget int) (Best, error) {
	root, err := Begin(v, h)
	if err != nil {
		return Best{}, err
	}
	p := NewProver(ctx, task, budget)
	lastDraw := v.LastDraw() && !task.Pending(root.state)
	if err := p.begin(root); err != nil && (!lastDraw || !errors.Is(err, ErrOpenTalon)) {
		return Best{}, err
	}
	if lastDraw || h.Count() <= MostExact {
		b, err := exactly(ctx, p, root, v, lastDraw)
		if err == nil || lastDraw || ctx.Err() != nil {
			return b, err
		}
		p.start()
	}
	return boundedly(p, root)
}

// boundedly finds a good plan over any number of hands.
func boundedly(p *Prover, root Moment) (Best, error) {
	h := root.Hands()
	g := newGreedy(p, root)
	all := allOf(len(g.hands))
	won, tree := g.wins(root, all)
	b := Best{Hands: h, Plan: tree, Nodes: p.Spent()}
	won.each(func(i int) { b.Won = append(b.Won, g.hands[i]) })
	if p.err == nil && (won.count() == len(g.hands) || won.count() == g.open(&root, all).count()) && p.err == nil {
		b.Confidence = Exact{}
		return b, nil
	}
	b.Confidence = Guaranteed{K: len(b.Won), N: len(g.hands)}
	if errors.Is(p.err, ErrBudget) {
		return b, nil // what has been won stays won
	}
	return b, p.err
}

// exactly finds the best plan over few hands.
func exactly(ctx context.Context, p *Prover, root Moment, v rules.View, lastDraw bool) (Best, error) {
	h := root.Hands()
	x := &alphaMu{prover: p, hands: slices.Collect(h.All()), fronts: map[fronted]floored{}}
	if n := len(x.hands); n > MostExact {
		return Best{}, ErrOpenTalon
	}
	for i, hand := range x.hands {
		for c := range hand.All() {
			x.with[c] |= 1 << i
		}
	}
	if up := root.state.Up(); up != rules.NoCard {
		x.with[up] = ^wins(0) // he holds it whenever he has taken it
	}
	if lastDraw {
		x.open = New(ctx, p.budget)
		v.Known, v.Excluded = h.Known, v.Unseen&^h.Pool
		for _, hand := range x.hands {
			s, ok := v.Suppose(hand)
			if !ok {
				return Best{}, ErrNoHand
			}
			x.worlds = append(x.worlds, s)
		}
	}
	won := x.best(root)
	b := Best{Hands: h, Confidence: Exact{}, Nodes: p.Spent()}
	for i, hand := range x.hands {
		if won&(1<<i) != 0 {
			b.Won = append(b.Won, hand)
		}
	}
	if p.err == nil {
		b.Plan = p.unmetered(func() *Tree { return x.plant(root, won, map[fronted]*Tree{}) })
	}
	if p.err != nil {
		return Best{}, p.err
	}
	return b, nil
}

// best asks for ever fewer hands until a plan is found, and then whether there is a better one: high demands are cheap
// to refute.
func (x *alphaMu) best(root Moment) wins {
	all := allWins(len(x.hands))
	for ask, less := len(x.hands), 1; ; ask, less = ask-less, less*2 {
		f := x.front(root, all, max(ask, 0))
		if x.prover.err != nil {
			return 0
		}
		if f != nil {
			return f.most()
		}
	}
}

// plant grows the plan that wins against all of m, which must be won.
func (x *alphaMu) plant(n Moment, m wins, grown map[fronted]*Tree) *Tree {
	key := fronted{n, m}
	if t, ok := grown[key]; ok {
		return t
	}
	t := &Tree{}
	grown[key] = t
	if n.Over() || m == 0 {
		return t
	}
	moves := x.prover.actions(&n) // all of the opponent's: he may forget to claim
	if n.Turn() == n.planner {
		moves = x.actions(&n)
	}
	for a := range moves.All() {
		may := m
		if n.Turn() != n.planner {
			may &= x.may(&n, a)
		}
		next, ok := n.After(a)
		if !ok || may == 0 || n.Turn() == n.planner && x.after(n, a, m, m.count()) == nil {
			continue
		}
		then := &Tree{}
		if !n.draws(a) {
			x.path = append(x.path, a)
			then = x.plant(next, may, grown)
			x.path = x.path[:len(x.path)-1]
		}
		t.Moves = append(t.Moves, Move{a, then})
		if n.Turn() == n.planner {
			break
		}
	}
	return t
}
