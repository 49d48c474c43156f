package coach

import (
	"bummerl/rules"
	"bummerl/rules/bot"
)

// mostWorlds is how many hands of the opponent are looked at where there are too many to look at all.
const mostWorlds = 150

// lastTrick judges the last trick of the open talon, and a knock: whatever is led or answered, nothing is hidden after the
// trick, so that each hand that the opponent may hold is solved to its end. The opponent is taken to answer as if he saw
// everything, so that what comes out is guaranteed; by a second yardstick he answers a lead as one who sees his cards alone.
// Announcements before the lead are chosen for all of the hands together.
func (k *judge) lastTrick() error {
	v := k.view
	worlds := bot.Worlds(v, mostWorlds)
	if len(worlds) == 0 {
		return bot.ErrNoWorld
	}
	for a := range (v.Legal &^ doublings).All() {
		r, err := k.ahead(worlds, a, bot.Shown(v))
		if err != nil {
			return err
		}
		k.tries = append(k.tries, k.counted(a, r, k.hands))
	}
	if v.Legal.Has(rules.Close) {
		if err := k.closings(worlds[0]); err != nil {
			return err
		}
	}
	k.compare(worlds[0])
	k.doubling()
	return nil
}

// doublings are the announcements that double what the hand is about.
const doublings = rules.Actions(1)<<rules.Kontra | 1<<rules.Rekontra

// reach is what an action brings in each of the worlds, in game points: for certain, and if the opponent answers by what he
// sees.
type reach struct{ sure, likely []int }

// ahead gives what an action brings; known are the own cards that the opponent knows.
func (k *judge) ahead(worlds []rules.State, a rules.Action, known rules.CardSet) (reach, error) {
	if err := k.ctx.Err(); err != nil {
		return reach{}, err
	}
	switch {
	case a.Card() != rules.NoCard || worlds[0].Next(a).Over():
		return k.played(worlds, a, known)
	case a == rules.Close || a == rules.Snapszer:
		points := make([]int, len(worlds))
		for i, s := range worlds {
			var looked int
			points[i], looked = bot.Plainly(s, a, k.view.Seat, k.view.Unseen&^k.view.Excluded)
			points[i] = k.undertaken(points[i])
			k.spent += looked
		}
		return reach{points, points}, nil
	case a == rules.Exchange:
		known |= worlds[0].Up().Set()
	case a.Marriage() != rules.NoSuit:
		known |= a.Marriage().Marriage()
	}
	then := make([]rules.State, len(worlds))
	for i, s := range worlds {
		then[i] = s.Next(a)
	}
	return k.onwards(then, known)
}

// onwards gives what the best next action brings, the same in all of the worlds.
func (k *judge) onwards(worlds []rules.State, known rules.CardSet) (reach, error) {
	var best reach
	most := 0.0
	for a := range (worlds[0].Legal() &^ doublings).All() {
		r, err := k.ahead(worlds, a, known)
		if err != nil {
			return reach{}, err
		}
		if mean := k.mean(r.sure); best.sure == nil || mean > most {
			best, most = r, mean
		}
	}
	return best, nil
}

// played gives what a card brings, or what ends the hand at once.
func (k *judge) played(worlds []rules.State, a rules.Action, known rules.CardSet) (reach, error) {
	points := make([]int, len(worlds))
	for i, s := range worlds {
		var err error
		if points[i], err = k.value(s, a); err != nil {
			return reach{}, err
		}
	}
	s := &worlds[0]
	if s.Led() != rules.NoCard || a.Card() == rules.NoCard || s.Knocker() != rules.NoSeat {
		return reach{points, points}, nil
	}
	likely, err := k.answered(worlds, a.Card(), known)
	return reach{points, likely}, err
}

// mean gives the mean of what outcomes are worth.
func (k *judge) mean(points []int) float64 {
	sum := 0.0
	for _, p := range points {
		sum += k.purse.count(p)
	}
	return sum / float64(len(points))
}

// counted makes a try of what an action brings in worlds, out of so many hands.
func (k *judge) counted(a rules.Action, r reach, hands int) try {
	t := try{action: a, all: len(r.sure) >= hands}
	for i, p := range r.sure {
		t.x = append(t.x, k.purse.count(p))
		t.y = append(t.y, k.purse.count(r.likely[i]))
		if p > 0 {
			t.sure.K++
		}
	}
	t.sure.Kind, t.sure.N = Guaranteed, len(r.sure)
	t.points = k.mean(r.sure)
	return t
}
