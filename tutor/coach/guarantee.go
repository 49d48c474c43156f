package coach

import (
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// nodesOfPlan bounds the search for the best plan that begins with one action, in moments.
const nodesOfPlan = 12_000

// closingTurn are the actions that can begin a turn in which the talon is closed.
const closingTurn = rules.Actions(1)<<rules.Close | 1<<rules.Exchange | 1<<rules.DeclareClubs | 1<<rules.DeclareSpades |
	1<<rules.DeclareHearts | 1<<rules.DeclareDiamonds

// closings looks for better plans than those found so far that close in this turn, at once or after an announcement; s is
// any state that fits the view.
func (k *judge) closings(s rules.State) error {
	closed := s.Next(rules.Close)
	kept, err := k.guarantees(closed, rules.Close, k.view.Legal&closingTurn)
	if errors.Is(err, errUnknown) {
		return nil
	}
	if err != nil {
		return err
	}
	for i := range k.tries {
		t := &k.tries[i]
		if g, ok := kept[t.action]; ok && g.points > t.points {
			t.points, t.sure.K, t.sure.N, t.x, t.y = g.points, g.hands, k.hands, nil, nil
		}
	}
	for _, t := range k.tries {
		if t.action == rules.Close {
			k.close = k.closing(closed, t.sure.K, t.sure.N)
		}
	}
	return nil
}

// closing tells what closing would do when so many hands of those looked at are kept.
func (k *judge) closing(closed rules.State, kept, of int) Closing {
	me := k.view.Seat
	return Closing{
		Known: true, Kept: kept, Hands: of, All: of >= k.hands, Sure: kept == of && of >= k.hands,
		Gain: closed.Stakes(me), Cost: closed.Stakes(me.Other()),
	}
}

// guarantee is what the best single plan that begins with an action is proven to bring: on average over all hands, those
// not won counted as lost at the highest price, and in how many it wins.
type guarantee struct {
	points float64
	hands  int
}

// errUnknown is the error when there are too many hands for a proof, or it takes too long.
var errUnknown = errors.New("the best plan is not known")

// guarantees finds the best plan for each of the actions, in a closed hand or with the closing still to be said; s is any
// state that fits the view, closed. A plan sets out for so many game points at least; of all such aims the best is taken.
func (k *judge) guarantees(s rules.State, undertaking rules.Action, actions rules.Actions) (map[rules.Action]guarantee, error) {
	me := k.view.Seat
	h := solve.HandsOf(k.view)
	if k.hands > solve.MostExact {
		return nil, errUnknown
	}
	lost := -s.Stakes(me.Other())
	if undertaking != rules.NoAction {
		lost = k.undertaken(lost)
	}
	found := map[rules.Action]guarantee{}
	for aim := k.lowestAim(s); aim <= s.Stakes(me); aim++ {
		if aim > 1 && k.purse.count(aim) == k.purse.count(aim-1) {
			continue // nobody pays for more
		}
		task := solve.Task{Undertaking: undertaking, AtLeast: aim}
		won, looked, err := solve.Wins(k.ctx, k.view, h, task, actions, nodesOfPlan)
		k.spent += nodesOfMoment * looked
		switch {
		case errors.Is(err, solve.ErrBudget):
			return nil, errUnknown
		case err != nil:
			return nil, err
		}
		for a, n := range won {
			points := (float64(n)*k.purse.count(aim) + float64(k.hands-n)*k.purse.count(lost)) / float64(k.hands)
			if old, ok := found[a]; !ok || points > old.points {
				found[a] = guarantee{points, n}
			}
		}
	}
	return found, nil
}

// undertaken gives what an outcome of closing or bidding now comes to: where kontra may be said, it is said to what fails.
func (k *judge) undertaken(points int) int {
	if points < 0 && k.view.Options.Kontra {
		return 2 * points
	}
	return points
}

// lowestAim gives the least that a hand won brings the seat: the full stakes where they are frozen.
func (k *judge) lowestAim(s rules.State) int {
	o, me := k.view.Options, k.view.Seat
	if s.ClosedBy() == me && (o.CloseScore == rules.CloseScoreFrozen || s.Bidder() == me) {
		return s.Stakes(me)
	}
	return 1
}
