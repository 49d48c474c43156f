package bot

import (
	"context"
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Trials plays lines of a view with the talon open out, as master does, for whoever wants each result by itself: the
// coach works out how wide of the truth a mean may be. Every world is dealt so that it fits what has been seen, and hands
// that go with what the opponent has done are more likely. Equal views and dice give equal results. It is not safe for use
// by several goroutines at once.
type Trials struct {
	worlds *worlds
	play   playout
	nodes  nodes
	own    rules.CardSet
}

// ErrNoWorld is the error for a view that nothing fits.
var ErrNoWorld = errors.New("no hand of the opponent fits the view")

// NewTrials begins to deal. The context ends what is played out; the error is ErrNoWorld.
func NewTrials(ctx context.Context, v rules.View, d Dice) (*Trials, error) {
	t := &Trials{own: shown(v)}
	w, ok := worldsOf(v, master.among, d, &t.nodes)
	if !ok {
		return nil, ErrNoWorld
	}
	t.worlds = w
	t.play = playout{options: v.Options, solver: solve.New(ctx, solve.DefaultBudget), nodes: &t.nodes}
	return t, nil
}

// Next deals another world and plays each of the lines out in it: announcements and the card after them, all of one turn.
// It writes what each brings the seat of the view into points, in game points. A line that closes is followed by best play of
// both sides with open cards, which promises a closer too much; plain then has what the plain plan brings him for certain,
// which is too little. For other lines both are the same.
func (t *Trials) Next(lines [][]rules.Action, points, plain []int) error {
	v := t.worlds.view
	world := t.worlds.deal()
	for i, line := range lines {
		p := &t.play
		p.state, p.gone = world, v.Gone|v.Led.Set()
		p.known[v.Seat], p.known[v.Seat.Other()] = t.own, v.Known
		for _, a := range line {
			p.do(a)
		}
		closed := p.state
		value, err := p.run(v.Seat)
		if err != nil {
			return err
		}
		points[i], plain[i] = value, value
		if closed.ClosedBy() == v.Seat {
			plain[i] = guaranteed(closed, v.Seat, v.Unseen&^v.Excluded, &t.nodes)
		}
	}
	return nil
}

// Nodes counts what has been looked at so far, in nodes: of one core of the machine on which it was measured each takes
// 0.21 µs.
func (t *Trials) Nodes() int { return t.nodes.spent }

// Worlds gives the states that the opponent's possible hands make of a view from which nothing is drawn unseen any more:
// all of them, or most in even steps where there are more. They stand in an order, always the same, of which any beginning
// is a fair sample.
func Worlds(v rules.View, most int) []rules.State { return mixed(possible(v, most)) }

// Plainly gives what action a certainly brings a seat in s, in game points, if it goes on by the plain plan, which sees
// nothing but what the seat sees, and the opponent defends as if he saw its cards. Pool are the cards that the opponent
// may hold. It also tells how many nodes that took.
func Plainly(s rules.State, a rules.Action, me rules.Seat, pool rules.CardSet) (points, looked int) {
	var n nodes
	points = after(s, a, me, pool, &n)
	return points, n.spent
}

// Suspect gives how likely each of the worlds of a view is, since the opponent who has closed had reasons to: relative
// to each other. It gives nil where there is nothing to go by: he has not closed, has bid, or the past is not known.
func Suspect(v rules.View, worlds []rules.State) []float64 {
	if len(worlds) == 0 {
		return nil
	}
	doubt, ok := suspect(v, worlds[0])
	if !ok {
		return nil
	}
	weights := make([]float64, len(worlds))
	for i, s := range worlds {
		weights[i] = doubt.weight(s.Hand(v.Seat.Other()))
	}
	return weights
}

// Shown gives the cards of the own hand that the opponent knows: taken in exchange, or shown in a marriage.
func Shown(v rules.View) rules.CardSet { return shown(v) }
