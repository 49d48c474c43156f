package coach

import "bummerl/rules"

// exactly judges a position in which nothing is hidden that matters.
func (k *judge) exactly(s rules.State) error {
	for a := range (k.view.Legal &^ doublings).All() {
		value, err := k.value(s, a)
		if err != nil {
			return err
		}
		k.tries = append(k.tries, try{action: a, points: k.purse.count(value)})
	}
	for a := range (k.view.Legal & doublings).All() {
		value, err := k.doubled(s, a)
		if err != nil {
			return err
		}
		k.tries = append(k.tries, try{action: a, points: k.purse.count(value)})
	}
	most := k.tries[k.top()].points
	for i := range k.tries {
		t := &k.tries[i]
		t.loss, t.sure, t.best = max(0, most-t.points), Sure{Kind: Exact}, t.points == most
	}
	return nil
}

// value gives what an action brings in a state where all cards are open, in game points.
func (k *judge) value(s rules.State, a rules.Action) (int, error) {
	value, err := k.solver.Value(s, a)
	k.spent += k.solver.Spent()
	return value, err
}

// doubled gives what kontra or rekontra brings with open cards: all counts double, and the opponent says rekontra to a
// kontra that goes his way.
func (k *judge) doubled(s rules.State, a rules.Action) (int, error) {
	worth, err := k.solver.Worth(s.Next(a))
	k.spent += k.solver.Spent()
	if a == rules.Kontra && worth < 0 {
		worth *= 2
	}
	return worth, err
}
