package coach

import (
	"math"

	"bummerl/rules"
	"bummerl/rules/bot"
)

// seedOfTrials pins the dice: they follow from it and from what the view shows.
const seedOfTrials = 66

const (
	// batch is how many worlds are dealt between looks at what has come out.
	batch = 24
	// patience is how much wider than for 95 % the interval is by which a line is left behind, or the rest taken for
	// settled, since it is looked at again and again.
	patience = 1.5
	// telling is the part of a loss within which it must be known before its line is left behind.
	telling = 1.0 / 3
	// dare is how much wider the margin is where a closing that can fail is the best, so that to leave it is no slip unless
	// it brings clearly more: it is followed by best play, what is held against it by habit.
	dare = 0.2
	// mostLines is how many lines are played out at most.
	mostLines = 24
)

// sample judges an action while cards are still to be drawn. Some values are proven: a claim, a closing or bid that cannot
// fail. For the others all lines of the turn, announcements and the card after them, are played out in the same worlds, by
// habit while the talon is open and by best play after; what is plainly a slip is left behind, so that the rest can be told
// apart. An action is worth what its best line is.
func (k *judge) sample() error {
	v := k.view
	d, err := bot.DiceOf(k.seed, v)
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
	if err := k.ventures(s); err != nil {
		return err
	}
	lines := k.lines(s)
	if err := k.playOut(trials, lines); err != nil {
		return err
	}
	k.tries = k.together(lines)
	k.temper(k.tries, k.weigh(k.tries))
	k.doubling()
	return nil
}

// lines adds to the tries that are known already the lines of all other actions.
func (k *judge) lines(s rules.State) []try {
	list := k.tries
	known := rules.Actions(0)
	for _, t := range list {
		known |= t.action.Set()
	}
	var walk func(rules.State, []rules.Action)
	walk = func(s rules.State, line []rules.Action) {
		for a := range (s.Legal() &^ unplayed).All() {
			longer := append(line[:len(line):len(line)], a)
			switch next := s.Next(a); {
			case len(line) == 0 && known.Has(a), a == rules.Claim && s.Points(k.view.Seat) < rules.Winning:
			case len(line) > 0 && a == rules.Exchange: // that is a line of the exchange
			case a.Card() != rules.NoCard, a == rules.Close, next.Over():
				list = append(list, try{action: longer[0], line: longer})
			case len(list) < mostLines:
				walk(next, longer)
			}
		}
	}
	walk(s, nil)
	return list
}

// unplayed are announcements that are not played out.
const unplayed = doublings | rules.Actions(1)<<rules.Snapszer | 1<<rules.Knock

// together takes of the lines of each action the best.
func (k *judge) together(lines []try) []try {
	var list []try
	for _, t := range lines {
		at := -1
		for i := range list {
			if list[i].action == t.action {
				at = i
			}
		}
		switch {
		case at < 0:
			list = append(list, t)
		case t.points > list[at].points+same:
			list[at] = t
		}
	}
	return list
}

// playOut plays the lines out, until all are told apart or the nodes are used up.
func (k *judge) playOut(trials *bot.Trials, lines []try) error {
	var played [][]rules.Action
	var places []int
	for i, t := range lines {
		if t.line != nil {
			played, places = append(played, t.line), append(places, i)
		}
	}
	points, plain := make([]int, len(played)), make([]int, len(played))
	for len(played) > 0 && k.spent+trials.Nodes() < k.most {
		for range batch {
			if err := k.ctx.Err(); err != nil {
				return err
			}
			if err := trials.Next(played, points, plain); err != nil {
				return err
			}
			for i, at := range places {
				t := &lines[at]
				open, least := points[i], plain[i]
				if t.closes() {
					open, least = k.undertaken(open), k.undertaken(least)
				}
				y := k.purse.count(least)
				if g, ok := k.kept[t.action]; ok && t.closes() {
					y = g.points
				}
				t.x, t.y = append(t.x, k.purse.count(open)), append(t.y, y)
			}
		}
		k.weigh(lines)
		left, open := 0, false
		for i, at := range places {
			t := lines[at]
			margin := patience * t.sure.Margin
			if t.loss-margin >= goodBelow && t.sure.Margin < telling*t.loss {
				continue
			}
			if t.loss < same {
				open = open || t.doubt >= goodBelow
			} else {
				open = open || t.loss+margin >= goodBelow
			}
			played[left], places[left] = played[i], at
			left++
		}
		played, places = played[:left], places[:left]
		if !open {
			break
		}
	}
	k.spent += trials.Nodes()
	return nil
}

// closes tells whether the line of a try ends with closing.
func (t *try) closes() bool { return len(t.line) > 0 && t.line[len(t.line)-1] == rules.Close }

// weigh compares tries as far as they have been played out, and gives the place of the best.
func (k *judge) weigh(list []try) int {
	longest := 0
	for i := range list {
		t := &list[i]
		longest = max(longest, len(t.x))
		if t.x != nil {
			x, wx := mean(t.x, nil, t.all)
			y, wy := mean(t.y, nil, t.all)
			t.points, t.width = (x+y)/2, max(wx, wy)
		}
	}
	best := -1
	for i, t := range list { // those left behind have been found worse
		ahead := best < 0 || t.points > list[best].points+same
		if ahead && !k.bluff(t.action) && (t.line == nil || len(t.x) == longest) {
			best = i
		}
	}
	b := list[best]
	for i := range list {
		t := &list[i]
		loss, width := b.points-t.points, math.Hypot(b.width, t.width)
		if b.line != nil && t.line != nil {
			dx, wx := paired(b.x, t.x, nil, false)
			dy, wy := paired(b.y, t.y, nil, false)
			loss, width = (dx+dy)/2, max(wx, wy)
		}
		if t.dared = 0; b.closes() && !b.proven && !t.closes() {
			t.dared = dare
		}
		t.loss = max(0, loss)
		t.sure = Sure{Kind: Estimated, Margin: max(width, leastMargin) + t.dared}
		if t.proven && (b.proven || i == best) {
			t.sure = Sure{Kind: Exact}
		}
	}
	rank(list, best)
	for i := range list {
		if t := &list[i]; !t.proven && i != best {
			t.points = b.points - t.loss
		}
	}
	return best
}
