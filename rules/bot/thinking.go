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
	tries  []try
}

// try is an action with what it has brought so far.
type try struct {
	action         rules.Action
	weight         float64
	points, worths float64
	// out tells that others have left it behind.
	out bool
}

// add counts a result in.
func (t *try) add(w *worth, points int, weight float64) {
	t.weight += weight
	t.points += weight * float64(points)
	t.worths += weight * w.of(points)
}

// mean gives what the action is worth as the match stands.
func (t *try) mean() float64 {
	if t.weight == 0 {
		return math.Inf(-1)
	}
	return t.worths / t.weight
}

// think begins to think about a view.
func think(v rules.View, m Score) *thinking {
	return &thinking{view: v, worth: worthOf(v.Options, m), solver: solve.New(context.Background(), solve.DefaultBudget)}
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

// best gives the place of the best try. Where closing is as good as anything it is taken: it needs no luck any more.
func (t *thinking) best() int {
	best := 0
	for i := range t.tries {
		x, by := &t.tries[i], &t.tries[best]
		switch {
		case x.out:
		case by.out || x.mean() > by.mean()+tie || x.action == rules.Close && x.mean() > by.mean()-tie:
			best = i
		}
	}
	return best
}

// tie is a difference that is none.
const tie = 1e-9

// advice tells what has come out.
func (t *thinking) advice() Advice {
	a := Advice{Action: t.tries[t.best()].action}
	for _, x := range t.tries {
		if x.weight > 0 {
			a.Values = append(a.Values, Value{x.action, x.points / x.weight})
		}
	}
	slices.SortFunc(a.Values, func(x, y Value) int { return int(x.Action) - int(y.Action) })
	return a
}
