package solve

import "bummerl/rules"

// Tree is a proof to be walked. In a plan the planner has one action at each of his turns and the opponent all that he
// may take in one hand or another; in a refutation the opponent has one and the planner all of his. Equal moments share
// one tree, so that it is larger to walk than to keep.
type Tree struct {
	// Moves are the actions that lead on, in the documented order of actions; none where the hand is over.
	Moves []Move
	// Drawn are what follows where the last cards are drawn, in a plan one for each way in which that may end, in a
	// refutation the one that beats the planner; none elsewhere.
	Drawn []*Tree
	// Hand is set where a refutation ends: a hand of the opponent, as it was at the root, that fits every play on the way
	// here and beats it.
	Hand rules.CardSet
}

// Move is an action and what follows it.
type Move struct {
	Action rules.Action
	Then   *Tree
}

// After gives what follows an action, nil if the tree does not know it.
func (t *Tree) After(a rules.Action) *Tree {
	for _, m := range t.Moves {
		if m.Action == a {
			return m.Then
		}
	}
	return nil
}

// Action gives the only action of a turn that has one, else NoAction.
func (t *Tree) Action() rules.Action {
	if len(t.Moves) == 1 {
		return t.Moves[0].Action
	}
	return rules.NoAction
}

// Size counts the different moments of the tree.
func (t *Tree) Size() int {
	seen := map[*Tree]bool{}
	var count func(*Tree)
	count = func(t *Tree) {
		if seen[t] {
			return
		}
		seen[t] = true
		for _, m := range t.Moves {
			count(m.Then)
		}
		for _, then := range t.Drawn {
			count(then)
		}
	}
	count(t)
	return len(seen)
}

// planter grows trees out of what a prover finds.
type planter struct {
	prover *Prover
	grown  map[planted]*Tree
}

// planted is what a tree is about: a moment and, in refutations, where its leaf shows the opponent's hand as it was at
// the root, the cards that he has given away and got since.
type planted struct {
	moment    Moment
	gave, got rules.CardSet
}

// plan grows the plan of a moment that holds.
func (g *planter) plan(n Moment) *Tree {
	if t, ok := g.grown[planted{moment: n}]; ok {
		return t
	}
	t := &Tree{}
	g.grown[planted{moment: n}] = t
	if n.Over() {
		return t
	}
	if n.Drawing() {
		for _, next := range n.different() {
			t.Drawn = append(t.Drawn, g.plan(next))
		}
		return t
	}
	if n.Turn() != n.planner {
		for a := range n.opponentActions().All() {
			if next, ok := n.After(a); ok {
				t.Moves = append(t.Moves, Move{a, g.plan(next)})
			}
		}
		return t
	}
	if _, a := g.prover.decide(&n, g.remembered(&n)); a != rules.NoAction {
		next, _ := n.After(a)
		t.Moves = []Move{{a, g.plan(next)}}
	}
	return t
}

// refutation grows the defence that beats every plan of a moment that does not hold.
func (g *planter) refutation(at planted) *Tree {
	if t, ok := g.grown[at]; ok {
		return t
	}
	t := &Tree{}
	g.grown[at] = t
	n := at.moment
	if n.Drawing() {
		t.Drawn = g.drawn(at)
		return t
	}
	_, settled := g.prover.settled(&n)
	switch {
	case settled:
		hand, _ := n.Hands().Any()
		t.Hand = (hand | at.gave) &^ at.got
	case n.Turn() == n.planner:
		for a := range g.prover.actions(&n).All() {
			next := at
			next.moment, _ = n.After(a)
			t.Moves = append(t.Moves, Move{a, g.refutation(next)})
		}
	default:
		if _, a := g.prover.decide(&n, g.remembered(&n)); a != rules.NoAction {
			next := at
			next.moment, _ = n.After(a)
			next.gave |= a.Card().Set()
			if a == rules.Exchange {
				next.gave |= n.state.Options().LowestTrump(n.state.Trump()).Set()
				next.got = n.state.Up().Set()
			}
			t.Moves = []Move{{a, g.refutation(next)}}
		}
	}
	return t
}

// drawn grows the refutation after a draw that the planner's plan does not survive.
func (g *planter) drawn(at planted) []*Tree {
	for _, d := range at.moment.Drawn() {
		if g.prover.holds(&d.After) {
			continue
		}
		next := at
		next.got |= at.moment.got(d.Hand, d.After)
		next.moment = d.After
		return []*Tree{g.refutation(next)}
	}
	return nil
}

// remembered gives the action that decided a moment last time.
func (g *planter) remembered(n *Moment) rules.Action {
	if n.state.Led() != rules.NoCard {
		return rules.NoAction
	}
	if entry := g.prover.known.find(n.state.Key(), n.known); entry != nil {
		return entry.by
	}
	return rules.NoAction
}
