package bot

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// playout plays a hand on from a state: by habit on what each seat sees while the talon is open, and by best play of both
// sides once it is closed or used up. That the cards lie open then is right when it is used up; after a closing it helps
// closer and opponent about equally (over a thousand closings it promised 1.64 game points, where 1.65 were made).
type playout struct {
	options rules.Options
	solver  *solve.Solver
	nodes   *nodes
	state   rules.State
	gone    rules.CardSet
	// known[seat] are cards in the hand of seat that the other knows.
	known [2]rules.CardSet
	sight sight
}

// do carries out an action and keeps up with what both seats know.
func (p *playout) do(a rules.Action) {
	p.nodes.add(nodesOfMove)
	turn := p.state.Turn()
	switch c := a.Card(); {
	case c != rules.NoCard:
		p.gone |= c.Set()
		p.known[turn] &^= c.Set()
	case a.Marriage() < rules.NoSuit:
		p.known[turn] |= a.Marriage().Marriage()
	case a == rules.Exchange:
		p.known[turn] |= p.state.Up().Set()
	}
	p.state = p.state.Next(a)
}

// run plays to the end and gives what it brings a seat in game points.
func (p *playout) run(seat rules.Seat) (int, error) {
	for !p.state.Over() {
		turn := p.state.Turn()
		if !p.state.TalonOpen() {
			value, err := p.solver.Worth(p.state)
			p.nodes.add(p.solver.Spent())
			if turn != seat {
				value = -value
			}
			return value, err
		}
		p.sight.look(&p.state, &p.options, p.gone, p.known[turn.Other()])
		p.do(usual.choose(&p.sight, &p.state))
	}
	return solve.Outcome(p.state, seat), nil
}
