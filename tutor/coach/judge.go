package coach

import (
	"context"
	"slices"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// What a judgement may look at, in nodes of 0.21 µs of one core: with what a thought overruns that keeps below 60 ms.
const (
	nodesOfAll = 110_000
	// nodesOfMoment is what a moment of a proof costs, against a position solved.
	nodesOfMoment = 2
)

// Judge gives what every legal action of the view is worth. What it looks at is bounded in nodes, so that it takes about
// 40 ms of one core at most; equal questions give equal judgements. It ends early, with the context's error, when the
// context does.
func Judge(ctx context.Context, q Question) (Judgement, error) {
	v := q.View
	switch {
	case v.Over || v.Turn != v.Seat || v.Legal == 0:
		return Judgement{}, ErrNotOnTurn
	case ctx.Err() != nil:
		return Judgement{}, context.Cause(ctx)
	}
	return judgeWith(ctx, q, nodesOfAll, seedOfTrials)
}

// judgeWith is Judge with so many nodes, and other dice.
func judgeWith(ctx context.Context, q Question, most int, seed uint64) (Judgement, error) {
	v := q.View
	k := &judge{ctx: ctx, view: v, purse: purseOf(v.Options, q.Score), solver: solve.New(ctx, solve.DefaultBudget), most: most, seed: seed}
	if err := k.decide(); err != nil {
		return Judgement{}, err
	}
	return k.judgement(), nil
}

// judge works one judgement out.
type judge struct {
	ctx    context.Context
	view   rules.View
	purse  purse
	solver *solve.Solver
	spent  int
	// most is how many nodes may be looked at, about.
	most  int
	seed  uint64
	tries []try
	hands int
	close Closing
	// kept is what the best plans that close in this turn guarantee, by the action that they begin with; empty where that is
	// not known.
	kept map[rules.Action]guarantee
}

// try is an action with what is known of it.
type try struct {
	action rules.Action
	// line is the action with what follows it in the same turn, where that was played out.
	line []rules.Action
	// points is what it is worth, loss how much less than the best that is.
	points, loss float64
	sure         Sure
	// best tells that it is as good as the best, as far as that is known.
	best bool
	// proven tells that points are exact.
	proven bool
	// x is what it brings in each of the worlds by one yardstick, y by another; nil where that was not asked. The worlds of
	// all tries are the same as far as they go; all tells that there are no others.
	x, y []float64
	all  bool
	// doubt is, for the best, how much more another may be worth, with 95 % confidence.
	doubt float64
	// dared is the part of the margin that is there because the best is a closing that can fail.
	dared float64
	// width is half the width of the interval in which points lie.
	width float64
}

// decide chooses the method: the exact one wherever it exists.
func (k *judge) decide() error {
	v := k.view
	k.hands = solve.HandsOf(v).Count()
	if s, ok := k.open(); ok {
		return k.exactly(s)
	}
	switch {
	case v.TalonOpen() && v.Knocker != rules.NoSeat, v.LastDraw():
		return k.lastTrick()
	case v.TalonOpen():
		return k.sample()
	}
	return k.shut()
}

// open gives the state in which nothing that matters is hidden: the talon is gone, or the closed hand of the opponent is
// known, or whatever is left to do ends the hand.
func (k *judge) open() (rules.State, bool) {
	if s, ok := solve.Open(k.view); ok {
		return s, true
	}
	v := k.view
	if v.Knocker == v.Seat.Other() && v.Led != rules.NoCard { // the answer decides the knock
		s, err := anyWorld(v)
		return s, err == nil
	}
	return rules.State{}, false
}

// anyWorld gives one of the states that fit a view.
func anyWorld(v rules.View) (rules.State, error) {
	for hand := range solve.HandsOf(v).All() {
		if s, err := solve.World(v, hand); err == nil {
			return s, nil
		}
	}
	return rules.State{}, solve.ErrNoHand
}

// judgement sums up.
func (k *judge) judgement() Judgement {
	j := Judgement{Hands: k.hands, Closing: k.close, BestValue: k.tries[k.top()].points}
	for _, t := range k.tries {
		j.Values = append(j.Values, Value{Action: t.action, Points: t.points, Loss: t.loss, Sure: t.sure, Doubt: t.doubt})
		if t.best && !k.bluff(t.action) {
			j.Best |= t.action.Set()
		}
	}
	slices.SortFunc(j.Values, func(x, y Value) int { return int(x.Action) - int(y.Action) })
	return j
}

// bluff tells whether an action is a wrong claim. It is judged as what it costs, but never taken for the best, though where
// the hand is lost it may cost less than playing on.
func (k *judge) bluff(a rules.Action) bool {
	return a == rules.Claim && k.view.Points[k.view.Seat] < rules.Winning
}
