package bot

import (
	"slices"

	"bummerl/rules"
)

// sample weighs the actions of an open talon by playouts, each action in the same worlds, in rounds that cost alike, in
// playouts and in nodes: after each the worse half is out, until two have been compared. Where the talon can lie in one
// way only, each hand that the opponent may hold is played out once, as far as the nodes go.
func (t *thinking) sample(w *worlds, budget int) error {
	v := t.view
	p := playout{options: v.Options, solver: t.solver, nodes: t.nodes}
	own := shown(v)
	careful := v.OnLead() && v.TalonLeft == 2
	play := func(s rules.State, weight float64, i int) error {
		p.state, p.gone = s, v.Gone|v.Led.Set()
		p.known[v.Seat], p.known[v.Seat.Other()] = own, v.Known
		p.do(t.tries[i].action)
		if careful && p.state.Led() != rules.NoCard {
			if err := p.reply(); err != nil {
				return err
			}
		}
		value, err := p.run(v.Seat)
		t.tries[i].add(&t.worth, value, weight)
		return err
	}
	if v.TalonLeft <= 2 {
		list, weights := w.all()
		for n, j := range w.dice.Perm(len(list)) {
			if n > 0 && t.nodes.out() {
				break
			}
			for i := range t.tries {
				if err := play(list[j], weights[j], i); err != nil {
					return err
				}
			}
		}
		return nil
	}
	rounds := 1
	for left := len(t.tries); left > 2; left = (left + 1) / 2 {
		rounds++
	}
	for round, left := 0, len(t.tries); ; round, left = round+1, max(2, (left+1)/2) {
		until := t.nodes.until(rounds - round)
		for i := left; i < len(t.tries); i++ {
			t.tries[i].out = true
		}
		for deal := range budget / rounds / left {
			if deal > 0 && t.nodes.reached(until) {
				break
			}
			s := w.deal()
			for i := range left {
				if err := play(s, 1, i); err != nil {
					return err
				}
			}
		}
		slices.SortStableFunc(t.tries[:left], byMean)
		if left <= 2 {
			return nil
		}
	}
}

// byMean orders tries from the best down.
func byMean(x, y try) int {
	switch {
	case x.mean() > y.mean():
		return -1
	case x.mean() < y.mean():
		return 1
	}
	return 0
}

// byHabit gives what the habit would do with a view; s is any state that fits it.
func byHabit(v rules.View, s rules.State) rules.Action {
	var seen sight
	seen.look(&s, &v.Options, v.Gone|v.Led.Set(), v.Known)
	seen.legal = v.Legal
	return usual.choose(&seen, &s)
}
