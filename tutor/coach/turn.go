package coach

import (
	"bummerl/rules"
	"bummerl/rules/bot"
)

// mostWorlds is how many hands of the opponent are looked at where there are too many to look at all.
const mostWorlds = 150

// lastTrick judges the last trick of the open talon, and a knock: whatever is led or answered, nothing is hidden after the
// trick, so that each hand that the opponent may hold is solved to its end. The opponent is taken to answer as if he saw
// everything, so that what comes out is guaranteed. Announcements before the lead are chosen for all of the hands together.
func (k *judge) lastTrick() error {
	v := k.view
	worlds := bot.Worlds(v, mostWorlds)
	if len(worlds) == 0 {
		return bot.ErrNoWorld
	}
	for a := range (v.Legal &^ doublings).All() {
		points, err := k.ahead(worlds, a)
		if err != nil {
			return err
		}
		k.tries = append(k.tries, k.counted(a, points, k.hands))
	}
	if v.Legal.Has(rules.Close) {
		if err := k.closings(worlds[0]); err != nil {
			return err
		}
	}
	k.compare(worlds[0])
	return nil
}

// doublings are the announcements that double what the hand is about.
const doublings = rules.Actions(1)<<rules.Kontra | 1<<rules.Rekontra

// ahead gives what an action brings for certain in each of the worlds, in game points.
func (k *judge) ahead(worlds []rules.State, a rules.Action) ([]int, error) {
	if err := k.ctx.Err(); err != nil {
		return nil, err
	}
	points := make([]int, len(worlds))
	if a.Card() != rules.NoCard || worlds[0].Next(a).Over() {
		for i, s := range worlds {
			var err error
			if points[i], err = k.value(s, a); err != nil {
				return nil, err
			}
		}
		return points, nil
	}
	if a == rules.Close || a == rules.Snapszer {
		pool := k.view.Unseen &^ k.view.Excluded
		for i, s := range worlds {
			var looked int
			points[i], looked = bot.Plainly(s, a, k.view.Seat, pool)
			k.spent += looked
		}
		return points, nil
	}
	then := make([]rules.State, len(worlds))
	for i, s := range worlds {
		then[i] = s.Next(a)
	}
	return k.onwards(then)
}

// onwards gives what the best next action brings in each of the worlds, the same in all.
func (k *judge) onwards(worlds []rules.State) ([]int, error) {
	var best []int
	most := 0.0
	for a := range (worlds[0].Legal() &^ doublings).All() {
		points, err := k.ahead(worlds, a)
		if err != nil {
			return nil, err
		}
		if mean := k.mean(points); best == nil || mean > most {
			best, most = points, mean
		}
	}
	return best, nil
}

// mean gives the mean of what outcomes are worth.
func (k *judge) mean(points []int) float64 {
	sum := 0.0
	for _, p := range points {
		sum += k.purse.count(p)
	}
	return sum / float64(len(points))
}

// counted makes a try of what an action certainly brings in worlds, out of so many hands.
func (k *judge) counted(a rules.Action, points []int, hands int) try {
	t := try{action: a, all: len(points) >= hands}
	for _, p := range points {
		t.x = append(t.x, k.purse.count(p))
		if p > 0 {
			t.sure.K++
		}
	}
	t.sure.Kind, t.sure.N = Guaranteed, len(points)
	t.points = k.mean(points)
	return t
}
