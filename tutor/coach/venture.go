package coach

import (
	"errors"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// ventures begins the tries of which something is known without playing on, with the talon open: what ends the hand at
// once, what leads to a closing or bid that cannot fail, knocking, and bids. s is any state that fits the view.
func (k *judge) ventures(s rules.State) error {
	v := k.view
	most := k.purse.count(s.Stakes(v.Seat))
	certain := map[rules.Action]float64{}
	for _, a := range []rules.Action{rules.Close, rules.Snapszer} {
		if !v.Legal.Has(a) {
			continue
		}
		right, err := k.certain(s, solve.Task{Undertaking: a, AtLeast: s.Next(a).Stakes(v.Seat)})
		if err != nil {
			return err
		}
		if a == rules.Close {
			if err := k.plans(s); err != nil {
				return err
			}
		}
		if err := k.describe(s, a, right.Has(a)); err != nil {
			return err
		}
		if gain := k.purse.count(s.Next(a).Stakes(v.Seat)); gain >= most {
			for first := range right.All() {
				certain[first] = max(certain[first], gain)
			}
		}
	}
	for a := range (v.Legal &^ doublings).All() {
		t := try{action: a}
		next := s.Next(a)
		gain, sure := certain[a]
		switch {
		case sure:
			t.points, t.proven = gain, true
		case next.Over(): // a claim, or 66 by itself: nothing that is drawn changes it any more
			t.points, t.proven = k.purse.count(solve.Outcome(next, v.Seat)), true
		case a == rules.Snapszer:
			if err := k.bid(&t); err != nil {
				return err
			}
		case a == rules.Knock:
			points, err := k.ahead(bot.Worlds(v, mostWorlds), a, bot.Shown(v))
			if err != nil {
				return err
			}
			t = k.counted(a, points, k.hands)
			t.y = t.x // the opponent sees all that matters to a knock
		default:
			continue
		}
		k.tries = append(k.tries, t)
	}
	return nil
}

// plans finds the best plans that close in this turn, where there are few enough hands.
func (k *judge) plans(s rules.State) error {
	kept, err := k.guarantees(s.Next(rules.Close), rules.Close, k.view.Legal&closingTurn)
	if err == nil || errors.Is(err, errUnknown) {
		k.kept = kept
		return nil
	}
	return err
}

// describe tells what closing would do: for a closing that is not certain, in how many hands the plain plan keeps it.
func (k *judge) describe(s rules.State, a rules.Action, certain bool) error {
	const plainWorlds = 60
	if a == rules.Snapszer && k.close.Known {
		return nil
	}
	closed := s.Next(a)
	if certain {
		k.close = k.closing(closed, k.hands, k.hands)
		return nil
	}
	if g, ok := k.kept[a]; ok {
		k.close = k.closing(closed, g.hands, k.hands)
		return nil
	}
	worlds := bot.Worlds(k.view, plainWorlds)
	kept, pool := 0, k.view.Unseen&^k.view.Excluded
	for _, w := range worlds {
		if err := k.ctx.Err(); err != nil {
			return err
		}
		points, looked := bot.Plainly(w, a, k.view.Seat, pool)
		if k.spent += looked; points > 0 {
			kept++
		}
	}
	k.close = k.closing(closed, kept, len(worlds))
	return nil
}

// bid measures a snapszer bid in hands of the opponent: half by open cards, half by the plain plan, the one seeing too much
// and the other too little.
func (k *judge) bid(t *try) error {
	const bidWorlds = 60
	pool := k.view.Unseen &^ k.view.Excluded
	worlds := bot.Worlds(k.view, bidWorlds)
	open := make([]float64, 0, len(worlds))
	plain := make([]float64, 0, len(worlds))
	for _, s := range worlds {
		value, err := k.value(s, t.action)
		if err != nil {
			return err
		}
		points, looked := bot.Plainly(s, t.action, k.view.Seat, pool)
		k.spent += looked
		open = append(open, k.purse.count(k.undertaken(value)))
		plain = append(plain, k.purse.count(k.undertaken(points)))
	}
	most, wide := mean(open, nil, false)
	least, width := mean(plain, nil, false)
	t.points, t.width = (most+least)/2, (most-least)/2+max(wide, width)
	return nil
}
