package bot

import (
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// possible gives the states that the opponent's possible hands make of a view: all of them up to most, else every so
// manyth in a fixed order. The talon must not be drawn from any more, or the states say too much. Where following was
// always strict HandsOf lists hands that do not fit: if none of those looked at does, the others are looked at too.
func possible(v rules.View, most int) []rules.State {
	h := solve.HandsOf(v)
	step := max(1, (h.Count()+most-1)/most)
	worlds := fitting(v, h, step/2, step, most)
	if len(worlds) == 0 && step > 1 {
		worlds = fitting(v, h, 0, 1, most)
	}
	return worlds
}

// mixed puts worlds in an order, always the same, in which any beginning of them is a fair sample.
func mixed(worlds []rules.State) []rules.State {
	rand.New(rand.NewPCG(rules.Winning, 0)).Shuffle(len(worlds), func(i, j int) { worlds[i], worlds[j] = worlds[j], worlds[i] })
	return worlds
}

// fitting gives the states that some hands make of a view, from the first in steps, up to most of them.
func fitting(v rules.View, h solve.Hands, first, step, most int) []rules.State {
	var worlds []rules.State
	for i := first; i < h.Count() && len(worlds) < most; i += step {
		if s, err := solve.World(v, h.Nth(i)); err == nil {
			worlds = append(worlds, s)
		}
	}
	return worlds
}

// total adds up what action a is worth in each of the worlds, in game points for me, when I go on by the plain plan and
// the opponent defends as if he saw my cards.
func total(worlds []rules.State, a rules.Action, me rules.Seat, pool rules.CardSet) int {
	sum := 0
	for _, s := range worlds {
		sum += after(s, a, me, pool, nil)
	}
	return sum
}

// after gives what the hand is certainly worth to me once a has been done in s, by whoever is to act there; n counts the
// actions looked at.
func after(s rules.State, a rules.Action, me rules.Seat, pool rules.CardSet, n *nodes) int {
	n.add(nodesOfPlan)
	if c := a.Card(); c != rules.NoCard && s.Turn() != me {
		pool &^= c.Set()
		if led := s.Led(); led != rules.NoCard && s.Strict() {
			pool &^= rules.Barred(rules.Pack(int(s.Options().Cards)), led, c, s.Trump())
		}
	}
	return guaranteed(s.Next(a), me, pool, n)
}

// guaranteed gives the game points that the plain plan brings me against every defence: my moves are the plan's, the
// opponent tries everything.
func guaranteed(s rules.State, me rules.Seat, pool rules.CardSet, n *nodes) int {
	if s.Over() {
		return solve.Outcome(s, me)
	}
	if s.Turn() == me {
		return after(s, plan(s, me, pool), me, pool, n)
	}
	worst := 1 << 10
	for a := range solve.Candidates(s).All() {
		if worth := after(s, a, me, pool, n); worth < worst {
			worst = worth
			if worst < 0 && s.ClosedBy() == me {
				break // a closing that fails costs the same however it fails, or nearly
			}
		}
	}
	return worst
}
