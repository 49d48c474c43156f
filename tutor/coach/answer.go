package coach

import (
	"bummerl/rules"
)

// answered gives what leading c to the last trick of the talon brings in each of the worlds if the opponent, who does not
// see the other hand, answers with what does best on average over all that may be in it, given the cards known of it. The
// hand that cannot be told from his seat is the talon's last card and the rest of the leader's: one of six or seven.
func (k *judge) answered(worlds []rules.State, c rules.Card, known rules.CardSet) ([]int, error) {
	me := k.view.Seat
	points := make([]int, len(worlds))
	for i, s := range worlds {
		if err := k.ctx.Err(); err != nil {
			return nil, err
		}
		s = s.Next(rules.Play(c))
		unseen := rules.Pack(int(k.view.Options.Cards)) &^ (s.Hand(me.Other()) | s.Led().Set() | s.Up().Set() | k.view.Gone)
		best, by := rules.NoAction, 0
		for a := range (s.Legal() & rules.Actions(s.Hand(me.Other()))).All() {
			sum := 0
			for hidden := range (unseen &^ known).All() {
				other := s.WithHand(me, unseen&^hidden.Set()).WithTalon([]rules.Card{hidden})
				value, err := k.value(other, a)
				if err != nil {
					return nil, err
				}
				sum += value
			}
			if best == rules.NoAction || sum > by {
				best, by = a, sum
			}
		}
		value, err := k.value(s, best)
		if err != nil {
			return nil, err
		}
		points[i] = -value
	}
	return points, nil
}
