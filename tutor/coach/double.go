package coach

import "bummerl/rules"

// doubling adds kontra and rekontra to tries that have been compared. A double is worth twice what the hand is worth, and
// at a kontra the opponent, who sees other cards, may double again: taken to see everything he does so in every world that
// goes his way, which gives the least that kontra can be worth. Only where that least is more than going on, or even twice
// the hand less, is anything claimed; else the double is as good as the best, give or take what may be between.
func (k *judge) doubling() {
	list := k.view.Legal & doublings
	if list == 0 {
		return
	}
	best := k.top()
	b := k.tries[best]
	for a := range list.All() {
		t := try{action: a, points: b.points, sure: Sure{Kind: Estimated}}
		least, most, width := k.doubledFrom(b, a)
		switch {
		case b.proven && least > b.points:
			t.points, t.best, t.sure = least, true, Sure{Kind: Exact}
			k.raise(least, 0)
		case least-width > b.points:
			t.points, t.best = least, true
			k.raise(least, width)
		case most+width < b.points:
			t.points, t.loss = most, b.points-most
			if t.sure.Margin = max(width, leastMargin); b.proven {
				t.sure = Sure{Kind: Exact}
			}
		default:
			t.sure.Margin = max(most-b.points, b.points-least)
			t.best, t.doubt = true, t.sure.Margin
		}
		k.tries = append(k.tries, t)
	}
}

// doubledFrom gives what doubling a hand that is worth what try b brings is worth at least and at most, and the sampling
// error of that.
func (k *judge) doubledFrom(b try, a rules.Action) (least, most, width float64) {
	if b.proven || b.x == nil {
		most = k.purse.times(b.points, 2)
		if least = most; b.points < 0 && a == rules.Kontra {
			least = k.purse.times(b.points, 4)
		}
		return least, most, 0
	}
	low := make([]float64, len(b.x))
	high := make([]float64, len(b.x))
	for i, x := range b.x {
		high[i] = k.purse.times(x, 2)
		if low[i] = high[i]; x < 0 && a == rules.Kontra {
			low[i] = k.purse.times(x, 4)
		}
	}
	most, width = mean(high, nil, b.all)
	least, wide := mean(low, nil, b.all)
	if a == rules.Rekontra { // he has said kontra, and had his reasons
		least = min(most, b.points)
	}
	return least, most, max(width, wide)
}

// raise makes all tries lose more, since a double has been found that is worth so much, give or take width.
func (k *judge) raise(points, width float64) {
	for i := range k.tries {
		t := &k.tries[i]
		t.loss, t.best, t.doubt = points-t.points, false, 0
		if width > 0 || !t.proven {
			t.sure = Sure{Kind: Estimated, Margin: max(t.sure.Margin, width)}
		}
	}
}
