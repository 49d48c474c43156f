package solve

import (
	"context"

	"bummerl/rules"
)

// Proof is what Certain has found: a plan, or for each way to begin what beats it.
type Proof struct {
	// Sure tells whether there is a plan for all of the hands.
	Sure bool
	// Hands are the hands that the opponent may hold.
	Hands Hands
	// Plan wins against each of them and every defence; nil if there is none.
	Plan *Tree
	// Right are the actions at the root that some such plan begins with.
	Right rules.Actions
	// Against tells what beats each way to begin, if nothing is sure.
	Against []Defeat
	// Nodes counts the moments looked at.
	Nodes int
}

// Defeat tells why one way to begin is not certain.
type Defeat struct {
	// Line is the beginning: the announcements and the first card. Where the opponent is to act first it is empty.
	Line []rules.Action
	// Hand is one hand that beats whatever follows the beginning, even with all cards open; 0 where it takes several
	// hands, each beating another way to go on.
	Hand rules.CardSet
	// Defence beats every way to go on; with a Hand it is a defence of that hand.
	Defence *Tree
}

// Certain tells whether the seat of a view has one plan that fulfils the task against each of the hands and every
// defence, choosing each action on what he has seen by then alone. Its search looks at no more than budget moments, the
// plan or the refutations grown out of it afterwards not counted; all of it stops when the context does. An error means
// that nothing is known. The search over what the planner knows is exact: whatever
// happens under strict following narrows the hands to a set of the same kind (some cards held, some excluded), so that
// a moment is one small value, however many hands it stands for.
func Certain(ctx context.Context, v rules.View, h Hands, task Task, budget int) (Proof, error) {
	root, err := Begin(v, h)
	if err != nil {
		return Proof{}, err
	}
	p := NewProver(ctx, task, budget)
	sure, err := p.Holds(root)
	if err != nil {
		return Proof{}, err
	}
	proof := Proof{Sure: sure, Hands: h.tight(), Nodes: p.Spent()}
	proof.Plan = p.unmetered(func() *Tree {
		if !sure {
			proof.Against = p.against(root)
			return nil
		}
		if root.Turn() == root.planner {
			proof.Right = p.right(root)
		}
		g := planter{prover: p, grown: map[planted]*Tree{}}
		return g.plan(root)
	})
	if p.err != nil {
		return Proof{}, p.err
	}
	return proof, nil
}

// Beginning is a way to begin: the planner's announcements and his first card, and the moment that they lead to.
type Beginning struct {
	Line  []rules.Action
	After Moment
}

// Beginnings lists the ways in which the planner can begin, up to his first card or a claim; where the opponent is to act
// there is one without any actions. Announcements come in the documented
// order, so that no two ways differ by order alone where order makes no difference.
func (p *Prover) Beginnings(n Moment) []Beginning {
	if n.Turn() != n.planner {
		return []Beginning{{After: n}}
	}
	seen := map[Moment]bool{}
	var list []Beginning
	var walk func(Moment, []rules.Action)
	walk = func(n Moment, line []rules.Action) {
		if n.Over() || len(line) > 0 && line[len(line)-1].Card() != rules.NoCard {
			list = append(list, Beginning{line, n})
			return
		}
		for a := range p.task.Actions(n.state).All() {
			next, _ := n.After(a)
			if !seen[next] {
				seen[next] = true
				walk(next, append(line[:len(line):len(line)], a))
			}
		}
	}
	walk(n, nil)
	return list
}

// against refutes every way to begin: by one hand where one is enough, else by several.
func (p *Prover) against(root Moment) []Defeat {
	var list []Defeat
	for _, b := range p.Beginnings(root) {
		r := Defeat{Line: b.Line}
		start := planted{moment: b.After}
		for hand := range root.Hands().All() {
			alone, ok := b.knowing(root, hand)
			if ok && !p.holds(&alone) {
				r.Hand, start.moment = hand, alone
				break
			}
		}
		if p.err != nil {
			return nil
		}
		g := planter{prover: p, grown: map[planted]*Tree{}}
		r.Defence = g.refutation(start)
		list = append(list, r)
	}
	return list
}

// knowing gives the moment after the beginning when the opponent holds one hand for all to see.
func (b Beginning) knowing(root Moment, hand rules.CardSet) (Moment, bool) {
	n := root.Only(Hands{Known: hand, Pool: hand, Size: root.size})
	for _, a := range b.Line {
		next, ok := n.After(a)
		if !ok {
			return n, false
		}
		n = next
	}
	return n, true
}
