package bot

import (
	"context"
	"math"
	"slices"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// thinking is one decision of a level that tries things out.
type thinking struct {
	view   rules.View
	worth  worth
	solver *solve.Solver
	nodes  *nodes
	// world is one of the states that fit the view.
	world rules.State
	tries []try
}

// try is an action with what it has brought so far.
type try struct {
	action         rules.Action
	weight         float64
	points, worths float64
	// fails tells that it has lost the hand somewhere, out that others have left it behind.
	fails, out bool
}

// add counts a result in.
func (t *try) add(w *worth, points int, weight float64) {
	t.weight += weight
	t.points += weight * float64(points)
	t.worths += weight * w.of(points)
	t.fails = t.fails || points < 0
}

// mean gives what the action is worth as the match stands.
func (t *try) mean() float64 {
	if t.weight == 0 {
		return math.Inf(-1)
	}
	return t.worths / t.weight
}

// think begins to think about a view.
func think(v rules.View, m Score, n *nodes) *thinking {
	return &thinking{
		view: v, worth: worthOf(v.Options, m), solver: solve.New(context.Background(), solve.DefaultBudget), nodes: n,
	}
}

// value gives what an action brings in a state where all cards are open.
func (t *thinking) value(s rules.State, a rules.Action) (int, error) {
	value, err := t.solver.Value(s, a)
	t.nodes.add(t.solver.Spent())
	return value, err
}

// candidates are the actions to be tried; of equally good ones usual is taken, else the first.
func (t *thinking) candidates(set rules.Actions, usual rules.Action) {
	if set.Has(usual) {
		t.tries = append(t.tries, try{action: usual})
	}
	for a := range (set &^ usual.Set()).All() {
		t.tries = append(t.tries, try{action: a})
	}
}

// best gives the place of the best try.
func (t *thinking) best() int {
	best := 0
	for i := range t.tries {
		if x, by := &t.tries[i], &t.tries[best]; !x.out && (by.out || x.appeal() > by.appeal()+tie) {
			best = i
		}
	}
	return best
}

// tie is a difference that is none, dare what a closing that can fail must promise more than going on: playouts go on by
// habit, the level will do better. Against others like itself that makes no difference, against greedy 0.03 game points.
const (
	tie  = 1e-9
	dare = 0.2
)

// appeal is what the action is chosen by: its mean, less for a closing that can fail, a trifle more for one that cannot,
// since it needs no luck any more.
func (t *try) appeal() float64 {
	switch {
	case t.action != rules.Close:
		return t.mean()
	case t.fails:
		return t.mean() - dare
	}
	return t.mean() + 3*tie
}

// advice tells what has come out. A claim that may be made here is a wrong one: what it costs is known, and it is never
// tried.
func (t *thinking) advice() Advice {
	a := Advice{Action: t.tries[t.best()].action}
	if t.view.Legal.Has(rules.Claim) {
		a.Values = append(a.Values, Value{rules.Claim, float64(solve.Outcome(t.world.Next(rules.Claim), t.view.Seat))})
	}
	for _, x := range t.tries {
		if x.weight > 0 {
			a.Values = append(a.Values, Value{x.action, x.points / x.weight})
		}
	}
	slices.SortFunc(a.Values, func(x, y Value) int { return int(x.Action) - int(y.Action) })
	return a
}
