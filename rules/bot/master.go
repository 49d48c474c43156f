package bot

import (
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
	// nodes is what a turn may look at in all, announcements included.
	nodes int
	// doubles tells whether it says kontra to an open hand.
	doubles bool
}

// expert thinks as master does, but not as long, does not ask why the opponent led and gave what he did, and leaves open
// hands undoubled.
var (
	expert = thinker{name: "expert", playouts: 200, hands: 30, among: 1, nodes: turnNodes}
	master = thinker{name: "master", playouts: 2500, hands: 120, among: 4, nodes: turnNodes, doubles: true}
)

// turnNodes is what a turn may look at in all. On the machine that it was measured on a node takes 0.21 µs of one core, so
// that a turn takes 28 ms at most, or 30 where a thought overruns, where 40 are allowed.
const turnNodes = 130_000

// Name is the level's name.
func (l thinker) Name() string { return l.name }

// Choose gives the action for a hand by itself.
func (l thinker) Choose(v rules.View, d Dice) rules.Action { return l.Advise(v, Score{}, d).Action }

// Advise gives the action with what each is expected to bring.
func (l thinker) Advise(v rules.View, m Score, d Dice) Advice {
	return l.advise(v, m, d, shareOf(v, l.nodes))
}

// advise is Advise with so many nodes.
func (l thinker) advise(v rules.View, m Score, d Dice, n *nodes) Advice {
	if v.Legal.Len() < 2 {
		return Advice{Action: v.Legal.First()}
	}
	if a := atOnce(v, n); a != rules.NoAction {
		return Advice{Action: a}
	}
	t := think(v, m, n)
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
func atOnce(v rules.View, n *nodes) rules.Action {
	switch {
	case v.Legal.Has(rules.Claim) && v.Points[v.Seat] >= rules.Winning:
		return rules.Claim
	case v.ClosedBy != rules.NoSeat:
		return double(v, n)
	case v.Legal.Has(rules.Exchange):
		return rules.Exchange
	case v.OnLead() && v.TalonOpen():
		return knock(v)
	}
	return rules.NoAction
}

// weigh tries the actions of a view out.
func (l thinker) weigh(t *thinking, d Dice) error {
	v := t.view
	if s, ok := solve.Open(v); ok {
		return t.open(s)
	}
	if !v.TalonOpen() {
		return t.shut(l.hands)
	}
	w, ok := worldsOf(v, l.among, d, t.nodes)
	if !ok {
		return ErrNoWorld
	}
	t.world = w.base
	bid := t.bid()
	t.candidates(v.Legal&^(bets|rules.Claim.Set()), byHabit(v, w.base))
	if err := t.sample(w, l.budget(v.Options, len(t.tries))); err != nil {
		return err
	}
	if bid.weight > 0 {
		t.tries = append(t.tries, bid)
	}
	return nil
}

// budget gives how many playouts a choice among so many actions may cost: fewer actions need no more for each. With 24
// cards each costs more.
func (l thinker) budget(o rules.Options, actions int) int {
	const whole = 4
	budget := l.playouts * min(actions, whole) / whole
	if o.Cards == 24 {
		budget = budget * 3 / 5
	}
	return budget
}

// open weighs the actions of a state in which nothing is hidden.
func (t *thinking) open(s rules.State) error {
	t.world = s
	t.candidates(solve.Candidates(s)&t.view.Legal, plan(s, s.Turn(), t.view.Unseen))
	for i := range t.tries {
		value, err := t.value(s, t.tries[i].action)
		if err != nil {
			return err
		}
		t.tries[i].add(&t.worth, value, 1)
	}
	return nil
}
