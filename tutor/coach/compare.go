package coach

import (
	"math"

	"bummerl/rules"
)

// compare holds every try against the best, where guarantees have been counted; s is any state that fits the view. Where
// an opponent who sees his cards alone would make good what is a slip against one who sees all, or the other way round,
// nothing is claimed as guaranteed: the loss then lies between.
func (k *judge) compare(s rules.State) {
	best := k.top()
	b := k.tries[best]
	top := k.purse.count(s.Stakes(k.view.Seat))
	answer := k.view.Led != rules.NoCard && k.view.Knocker == rules.NoSeat
	likely := math.Inf(-1)
	for _, t := range k.tries {
		if !k.bluff(t.action) {
			likely = max(likely, t.likely())
		}
	}
	for i := range k.tries {
		t := &k.tries[i]
		t.loss = max(0, b.points-t.points)
		blind := max(0, likely-t.likely())
		switch {
		case !t.all && t.sure.N < k.hands:
			d, width := paired(b.x, t.x, nil, false)
			t.loss, t.sure = max(0, d), Sure{Kind: Estimated, Margin: width}
			t.points = b.points - t.loss
		case t.points >= top-same:
			t.sure = Sure{Kind: Exact} // nothing can bring more
		case answer && constant(b.x, t.x):
			t.sure = Sure{Kind: Exact} // all is known afterwards, and every hand gives the same
		case i == best && blind >= goodBelow:
			t.sure, t.doubt = Sure{Kind: Estimated, Margin: max(blind, leastMargin)}, blind
		case (t.loss < goodBelow) != (blind < goodBelow):
			t.sure = Sure{Kind: Estimated, Margin: max(math.Abs(blind-t.loss)/2, leastMargin)}
			t.loss = (blind + t.loss) / 2
			t.points = b.points - t.loss
		}
		t.best = t.close()
	}
}

// likely is what a try is worth by the second yardstick, or by the first where that is the only one.
func (t *try) likely() float64 {
	if t.y == nil {
		return t.points
	}
	y, _ := mean(t.y, nil, true)
	return y
}

// close tells whether a try is as good as the best, as far as that is known: nothing lost, or not shown to be worse, and
// little worse if at all.
func (t *try) close() bool {
	return t.loss < same || t.sure.Kind == Estimated && t.loss < t.sure.Margin && t.loss < goodBelow/2
}

// same is a difference that is none.
const same = 1e-9

// top gives the place of the try that is worth most and no wrong claim, the first of equals.
func (k *judge) top() int {
	best := -1
	for i, t := range k.tries {
		if !k.bluff(t.action) && (best < 0 || t.points > k.tries[best].points+same) {
			best = i
		}
	}
	return best
}

// constant tells whether two lists differ by the same everywhere.
func constant(x, y []float64) bool {
	if len(x) != len(y) || len(x) == 0 {
		return false
	}
	for i := range x {
		if math.Abs((x[i]-y[i])-(x[0]-y[0])) > same {
			return false
		}
	}
	return true
}

// leastMargin is that of an estimate: none is ever known to the last hundredth.
const leastMargin = 0.01

// rank says how sure it is that the best is the best, after all others have been estimated, and which are as good as it as
// far as that is known.
func rank(list []try, best int) {
	b := &list[best]
	b.loss, b.doubt = 0, 0
	if !b.proven {
		b.sure = Sure{Kind: Estimated, Margin: max(b.width, leastMargin)}
		for i, t := range list {
			if i != best {
				b.doubt = max(b.doubt, oneSided*(t.sure.Margin-t.dared)-t.loss)
			}
		}
	}
	for i := range list {
		if list[i].best = list[i].close(); i != best {
			list[i].doubt = 0
		}
	}
}
