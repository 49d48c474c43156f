package bot

import (
	"errors"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// thinker is a level that tries its actions out in worlds that fit what it sees.
type thinker struct {
	name string
	// playouts is what a decision with an open talon may cost, hands how many hands it looks at when the talon is closed.
	playouts, hands int
	// among is how many hands are dealt for each that is played out, to take one that goes with what the opponent has done.
	among int
	// doubles tells whether it says kontra to an open hand.
	doubles bool
}

// expert thinks as master does, but not as long, does not ask why the opponent led and gave what he did, and leaves open
// hands undoubled. What master may cost is set by the clock: its dearest turns, announcements included, take some 30 ms of
// one core, where 40 are allowed; the budgets are in playouts and hands all the same, so that it plays alike on any machine.
var (
	expert = thinker{name: "expert", playouts: 200, hands: 30, among: 1}
	master = thinker{name: "master", playouts: 2500, hands: 120, among: 4, doubles: true}
)

// Name is the level's name.
func (l thinker) Name() string { return l.name }

// Choose gives the action for a hand by itself.
func (l thinker) Choose(v rules.View, d Dice) rules.Action { return l.Advise(v, Score{}, d).Action }

// Advise gives the action with what each is expected to bring.
func (l thinker) Advise(v rules.View, m Score, d Dice) Advice {
	if v.Legal.Len() < 2 {
		return Advice{Action: v.Legal.First()}
	}
	if a := l.atOnce(v); a != rules.NoAction {
		return Advice{Action: a}
	}
	t := think(v, m)
	if err := l.weigh(t, d); err != nil {
		return Advice{Action: regular{}.Choose(v, d)}
	}
	a := t.advice()
	if l.doubles {
		if double := t.dares(t.tries[t.best()].mean()); double != rules.NoAction {
			a.Action = double
		}
	}
	return a
}

// atOnce gives what needs no thought, else NoAction: a right claim, a double, an exchange, a knock that is certain.
func (l thinker) atOnce(v rules.View) rules.Action {
	switch {
	case v.Legal.Has(rules.Claim) && v.Points[v.Seat] >= rules.Winning:
		return rules.Claim
	case v.ClosedBy != rules.NoSeat:
		return double(v)
	case v.Legal.Has(rules.Exchange):
		return rules.Exchange
	case v.OnLead() && v.TalonOpen():
		return knock(v)
	}
	return rules.NoAction
}

// errNoWorld is the error for a view that nothing fits.
var errNoWorld = errors.New("no hand of the opponent fits the view")

// weigh tries the actions of a view out.
func (l thinker) weigh(t *thinking, d Dice) error {
	v := t.view
	if s, ok := solve.Open(v); ok {
		return t.open(s)
	}
	if !v.TalonOpen() {
		return t.shut(l.hands)
	}
	w, ok := worldsOf(v, l.among, d)
	if !ok {
		return errNoWorld
	}
	t.world = w.base
	t.candidates(v.Legal&^(bets|rules.Claim.Set()), byHabit(v, w.base))
	if err := t.sample(w, l.budget(v, len(t.tries))); err != nil {
		return err
	}
	t.bid()
	return nil
}

// budget gives how many playouts a choice among so many actions may cost: fewer actions need no more for each, and what has
// just been thought about to say kontra is thought about once more with half of it. With 24 cards each costs more.
func (l thinker) budget(v rules.View, actions int) int {
	const whole = 4
	budget := l.playouts * min(actions, whole) / whole
	if v.Options.Cards == 24 {
		budget = budget * 3 / 5
	}
	if n := len(v.Trace); n > 0 && v.Trace[n-1].Seat == v.Seat {
		if a := v.Trace[n-1].Action; a == rules.Kontra || a == rules.Rekontra {
			budget /= 2
		}
	}
	return budget
}

// open weighs the actions of a state in which nothing is hidden.
func (t *thinking) open(s rules.State) error {
	t.world = s
	t.candidates(solve.Candidates(s)&t.view.Legal, plan(s, s.Turn(), t.view.Unseen))
	for i := range t.tries {
		value, err := t.solver.Value(s, t.tries[i].action)
		if err != nil {
			return err
		}
		t.tries[i].add(&t.worth, value, 1)
	}
	return nil
}
