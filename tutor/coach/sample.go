package coach

import (
	"errors"
	"math"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// seedOfTrials pins the dice: they follow from it and from what the view shows.
const seedOfTrials = 66

const (
	// batch is how many worlds are dealt between looks at what has come out.
	batch = 24
	// patience is how much wider than for 95 % the interval is by which an action is left behind, or the rest taken for
	// settled: it is looked at again and again.
	patience = 1.5
	// nodesOfTrials leaves something for the proofs.
	nodesOfTrials = 130_000
)

// sample judges an action while cards are still to be drawn. Some values are proven: a claim, a closing or bid that cannot
// fail. The others are played out in the same worlds, by habit while the talon is open and by best play after; what is
// plainly a slip is left behind, so that the rest can be told apart.
func (k *judge) sample() error {
	v := k.view
	d, err := bot.DiceOf(seedOfTrials, v)
	if err != nil {
		return err
	}
	trials, err := bot.NewTrials(k.ctx, v, d)
	if err != nil {
		return err
	}
	s, err := anyWorld(v)
	if err != nil {
		return err
	}
	for a := range (v.Legal &^ doublings).All() {
		t, err := k.venture(s, a)
		if err != nil {
			return err
		}
		k.tries = append(k.tries, t)
	}
	if err := k.playOut(trials); err != nil {
		return err
	}
	k.weigh()
	k.doubling()
	return nil
}

// playOut plays the tries that nothing is known of out, until all are told apart or the nodes are used up.
func (k *judge) playOut(trials *bot.Trials) error {
	var actions []rules.Action
	var places []int
	for i, t := range k.tries {
		if !t.proven && t.x == nil {
			actions, places = append(actions, t.action), append(places, i)
		}
	}
	points := make([]int, len(actions))
	for len(actions) > 0 && k.spent+trials.Nodes() < nodesOfTrials {
		for range batch {
			if err := k.ctx.Err(); err != nil {
				return err
			}
			if err := trials.Next(actions, points); err != nil {
				return err
			}
			for i, at := range places {
				k.tries[at].x = append(k.tries[at].x, k.purse.count(points[i]))
			}
		}
		k.weigh()
		left, open := 0, false
		for i, at := range places {
			t := k.tries[at]
			margin := patience * t.sure.Margin
			if t.loss-margin >= goodBelow {
				continue
			}
			open = open || t.loss+margin >= goodBelow
			actions[left], places[left] = actions[i], at
			left++
		}
		actions, places = actions[:left], places[:left]
		if !open || left == 0 {
			break
		}
	}
	k.spent += trials.Nodes()
	return nil
}

// weigh compares the tries as far as they have been played out.
func (k *judge) weigh() {
	longest := 0
	for i := range k.tries {
		t := &k.tries[i]
		longest = max(longest, len(t.x))
		if t.x != nil {
			t.points, t.width = mean(t.x, nil, false)
		}
	}
	best := -1
	for i := range k.tries { // those left behind have been found worse
		t := &k.tries[i]
		if (t.x == nil || len(t.x) == longest || t.apart) && (best < 0 || t.points > k.tries[best].points+same) {
			best = i
		}
	}
	b := k.tries[best]
	for i := range k.tries {
		t := &k.tries[i]
		if i == best {
			if t.proven {
				t.loss, t.sure = 0, Sure{Kind: Exact}
			}
			continue
		}
		loss, width := b.points-t.points, math.Hypot(b.width, t.width)
		if b.x != nil && t.x != nil && !t.apart && !b.apart {
			loss, width = paired(b.x, t.x, nil, false)
		}
		t.loss = max(0, loss)
		t.sure = Sure{Kind: Estimated, Margin: width}
		if t.proven && b.proven {
			t.sure = Sure{Kind: Exact}
		}
	}
	k.rank(best)
	for i := range k.tries {
		k.tries[i].points = b.points - k.tries[i].loss
	}
}

// venture begins a try with what is proven or measured without playing on; nothing where the action has to be played out.
// s is any state that fits the view.
func (k *judge) venture(s rules.State, a rules.Action) (try, error) {
	t := try{action: a}
	switch a {
	case rules.Claim:
		t.points, t.proven = k.purse.count(solve.Outcome(s.Next(a), k.view.Seat)), true
	case rules.Close, rules.Snapszer:
		return k.shutting(s, a)
	case rules.Knock:
		points, err := k.ahead(bot.Worlds(k.view, mostWorlds), a)
		if err != nil {
			return t, err
		}
		t = k.counted(a, points, k.hands)
		t.apart = true
		t.points, t.width = mean(t.x, nil, t.all)
	default:
		if next := s.Next(a); next.Over() { // nothing that is drawn changes it any more
			t.points, t.proven = k.purse.count(solve.Outcome(next, k.view.Seat)), true
		}
	}
	return t, nil
}

// shutting begins a try of closing or bidding: whether it is certain, and against how many hands the plain plan keeps it.
func (k *judge) shutting(s rules.State, a rules.Action) (try, error) {
	const moments, plainWorlds = 4000, 60
	v, t := k.view, try{action: a}
	closed := s.Next(a)
	gain := closed.Stakes(v.Seat)
	root, err := solve.Begin(v, solve.HandsOf(v))
	if err != nil {
		return t, err
	}
	if v.Announced == 0 || a == rules.Close {
		prover := solve.NewProver(k.ctx, solve.Task{Undertaking: a, AtLeast: gain}, moments)
		right, err := prover.Right(root)
		k.spent += nodesOfMoment * prover.Spent()
		if err != nil && !errors.Is(err, solve.ErrBudget) {
			return t, err
		}
		if err == nil && right.Has(a) {
			t.points, t.proven = k.purse.count(gain), gain >= s.Stakes(v.Seat)
			if a == rules.Close || v.Legal&rules.Close.Set() == 0 {
				k.close = k.closing(closed, k.hands, k.hands)
			}
			if t.proven {
				return t, nil
			}
		}
	}
	worlds := bot.Worlds(v, plainWorlds)
	kept := 0
	pool := v.Unseen &^ v.Excluded
	for _, w := range worlds {
		points, looked := bot.Plainly(w, a, v.Seat, pool)
		if k.spent += looked; points > 0 {
			kept++
		}
		t.y = append(t.y, k.purse.count(points))
	}
	if !k.close.Sure && (a == rules.Close || !k.close.Known) {
		k.close = k.closing(closed, kept, len(worlds))
	}
	return t, nil
}
