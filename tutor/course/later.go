package course

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// LaterSure tells with how many draws closing is certain one trick later if a card is led now that takes the trick, after
// the opponent's worst answer. Of is 0 where the card may lose the trick. The talon must have more than the last draw.
func LaterSure(v rules.View, card rules.Card) (Share, error) {
	return laterKnown.get(keyOf(v, card), func() (Share, error) {
		worst := Share{}
		for reply := range solve.HandsOf(v).Pool.All() {
			s, ok := answered(v, card, reply)
			if !ok {
				continue
			}
			if !s.Over() && s.Turn() != v.Seat {
				return Share{}, nil // It takes the trick.
			}
			share, err := sureAfter(v, s, card, reply)
			if err != nil {
				return Share{}, err
			}
			if worst.Of == 0 || share.Less(worst) {
				worst = share
			}
		}
		return worst, nil
	})
}

// sureAfter counts the draws after one answer, which has led to a state.
func sureAfter(v rules.View, s rules.State, card, reply rules.Card) (Share, error) {
	share := Share{}
	for draw := range (v.Unseen &^ v.Known &^ reply.Set()).All() {
		share.Of++
		sure, err := sureThen(v, s, card, reply, draw)
		if err != nil {
			return Share{}, err
		}
		if sure {
			share.K++
		}
	}
	return share, nil
}

// answered gives a state after the card and the reply; false if no hand of the opponent's allows it.
func answered(v rules.View, card, reply rules.Card) (rules.State, bool) {
	for hand := range solve.HandsOf(v).All() {
		if !hand.Has(reply) {
			continue
		}
		s, ok := v.Suppose(hand)
		if !ok || !s.IsLegal(rules.Play(card)) {
			continue
		}
		if led := s.Next(rules.Play(card)); led.IsLegal(rules.Play(reply)) {
			return led.Next(rules.Play(reply)), true
		}
	}
	return rules.State{}, false
}

// sureThen tells whether closing is certain, or nothing needs to be closed any more, once the trick is taken and a card
// drawn.
func sureThen(v rules.View, s rules.State, card, reply, draw rules.Card) (bool, error) {
	if s.Over() {
		return s.Result().Winner == v.Seat, nil
	}
	seat := v.Seat
	v.Hand = v.Hand&^card.Set() | draw.Set()
	v.Unseen &^= reply.Set() | draw.Set()
	v.Known &^= reply.Set()
	v.Gone |= card.Set() | reply.Set()
	v.TalonLeft -= 2
	for _, side := range []rules.Seat{seat, seat.Other()} {
		v.Points[side], v.Waiting[side], v.Tricks[side] = s.Points(side), s.Waiting(side), s.Tricks(side)
	}
	if v.Points[seat] >= rules.Winning {
		return true, nil
	}
	return certainly(v, solve.To(rules.Close))
}
