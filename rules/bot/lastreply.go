package bot

import (
	"bummerl/rules"
)

// reply answers the card led to the last trick of the talon. The follower knows the turn-up and all cards but six or
// seven of which the leader holds all but one: he takes what does best on average, each of these hands played out.
func (p *playout) reply() error {
	s := &p.state
	me, leader := s.Turn(), s.Turn().Other()
	unseen := rules.Pack(int(p.options.Cards)) &^ (s.Hand(me) | p.gone | s.Up().Set())
	best, by := rules.NoAction, 0
	for a := range s.Legal().Cards().All() {
		sum := 0
		for hidden := range (unseen &^ p.known[leader]).All() {
			world := s.WithHand(leader, unseen&^hidden.Set()).WithTalon([]rules.Card{hidden})
			value, err := p.solver.Value(world, rules.Play(a))
			p.nodes.add(p.solver.Spent())
			if err != nil {
				return err
			}
			sum += value
		}
		if best == rules.NoAction || sum > by {
			best, by = rules.Play(a), sum
		}
	}
	p.do(best)
	return nil
}
