package coach

import (
	"errors"
	"math"
	"slices"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// How many hands of the opponent a closed hand is judged by at most, and at least whatever that costs.
const (
	shutWorlds  = 400
	leastWorlds = 12
)

// shut judges an action in a closed hand. What is proven comes first: actions after which one plan wins all that can be
// won whatever the opponent holds, and for the closer against how many hands the best plan wins, where there are few
// enough to know. The rest is estimated by two yardsticks, of which the one sees too much and the other too little: all
// cards open, and the plain plan for a closer; all cards open, and the same with hands on which nobody would have closed
// counting little, for his opponent. Where they disagree the margin is as wide as that.
func (k *judge) shut() error {
	v := k.view
	worlds := bot.Worlds(v, shutWorlds)
	if len(worlds) == 0 {
		return solve.ErrNoHand
	}
	right, err := k.certain(worlds[0], solve.Task{AtLeast: worlds[0].Stakes(v.Seat)})
	if err != nil {
		return err
	}
	top := k.purse.count(worlds[0].Stakes(v.Seat))
	for a := range (v.Legal &^ doublings).All() {
		t := try{action: a}
		if right.Has(a) {
			t.points, t.proven = top, true
		}
		k.tries = append(k.tries, t)
	}
	if v.ClosedBy == v.Seat {
		kept, err := k.guarantees(worlds[0], rules.NoAction, v.Legal&^(doublings|rules.Claim.Set()))
		if err == nil {
			k.planned(worlds[0], kept)
			k.doubling()
			return nil
		}
		if !errors.Is(err, errUnknown) {
			return err
		}
	}
	if err := k.yardsticks(worlds); err != nil {
		return err
	}
	if !k.hopeless(worlds[0]) {
		k.settle(bot.Suspect(v, worlds))
	}
	k.doubling()
	return nil
}

// planned judges by what the best plans guarantee. What a wrong claim costs is certain too.
func (k *judge) planned(s rules.State, kept map[rules.Action]guarantee) {
	for i := range k.tries {
		t := &k.tries[i]
		t.all, t.sure = true, Sure{Kind: Guaranteed, N: k.hands}
		switch g, ok := kept[t.action]; {
		case t.proven:
			t.sure.K = k.hands
		case ok:
			t.points, t.sure.K = g.points, g.hands
		default: // a claim, right or wrong
			value := solve.Outcome(s.Next(t.action), k.view.Seat)
			if t.points = k.purse.count(value); value > 0 {
				t.sure.K = k.hands
			}
		}
	}
	k.compare(s)
}

// yardsticks measures the actions in the worlds, as far as the nodes go.
func (k *judge) yardsticks(worlds []rules.State) error {
	me, pool := k.view.Seat, k.view.Unseen&^k.view.Excluded
	plainly := k.view.ClosedBy == me
	n := 0
	for ; n < len(worlds) && (n < leastWorlds || k.spent < k.most); n++ {
		if err := k.ctx.Err(); err != nil {
			return err
		}
		for i := range k.tries {
			t := &k.tries[i]
			value, err := k.value(worlds[n], t.action)
			if err != nil {
				return err
			}
			t.x = append(t.x, k.purse.count(value))
			if plainly {
				value, looked := bot.Plainly(worlds[n], t.action, me, pool)
				k.spent += looked
				t.y = append(t.y, k.purse.count(value))
			}
		}
	}
	for i := range k.tries {
		k.tries[i].all = n >= k.hands
	}
	return nil
}

// hopeless tells whether every action loses all that can be lost against each hand even with open cards: then that is
// proven of each.
func (k *judge) hopeless(s rules.State) bool {
	worst := k.purse.count(-s.Stakes(k.view.Seat.Other()))
	for i := range k.tries {
		t := &k.tries[i]
		for _, x := range t.x {
			if x > worst {
				return false
			}
		}
		if !t.all || t.proven {
			return false
		}
	}
	for i := range k.tries {
		t := &k.tries[i]
		t.points, t.sure, t.best, t.proven = worst, Sure{Kind: Exact}, true, true
	}
	return true
}

// settle compares the tries by both yardsticks. Doubts weigh the worlds for the second one where nobody measured by it.
func (k *judge) settle(doubts []float64) {
	for i := range k.tries {
		t := &k.tries[i]
		if t.proven {
			continue
		}
		x, wx := mean(t.x, nil, t.all)
		y, wy := mean(t.second(), doubts, t.all)
		t.points, t.width = (x+y)/2, math.Abs(x-y)/2+max(wx, wy)
	}
	best := k.top()
	b := k.tries[best]
	for i := range k.tries {
		t := &k.tries[i]
		switch {
		case i == best && !t.proven:
		case t.proven && b.proven:
			t.sure = Sure{Kind: Exact}
		case b.proven: // nothing brings more, so no sample of it is needed
			x, wx := mean(t.x, nil, t.all)
			y, wy := mean(t.second(), doubts, t.all)
			t.estimate(b.points-x, b.points-y, max(wx, wy))
		default:
			dx, wx := paired(b.x, t.x, nil, t.all)
			dy, wy := paired(b.second(), t.second(), doubts, t.all)
			t.estimate(dx, dy, max(wx, wy))
		}
		if i != best {
			t.points = b.points - t.loss
		}
	}
	rank(k.tries, best)
	k.bracketed(best)
}

// bracketed takes for guaranteed what both yardsticks say alike of every hand: no plan brings more than open cards, and the
// plain plan brings as much.
func (k *judge) bracketed(best int) {
	b := k.tries[best]
	if b.proven || !b.all || b.y == nil || !slices.Equal(b.x, b.y) {
		return
	}
	for i := range k.tries {
		t := &k.tries[i]
		if t.proven || !slices.Equal(t.x, t.y) {
			continue
		}
		t.sure = Sure{Kind: Guaranteed, N: len(t.x)}
		for _, x := range t.x {
			if x > 0 {
				t.sure.K++
			}
		}
	}
}

// second gives the values by the second yardstick.
func (t *try) second() []float64 {
	if t.y != nil {
		return t.y
	}
	return t.x
}

// estimate takes what two yardsticks say of the loss.
func (t *try) estimate(x, y, width float64) {
	t.loss = max(0, (x+y)/2)
	t.sure = Sure{Kind: Estimated, Margin: max(math.Abs(x-y)/2+width, leastMargin)}
}
