package bot

import (
	"math"

	"bummerl/rules"
)

// suspicion tells how likely a closer's hand is, since nobody closes on just any.
type suspicion struct {
	// then is what the closer saw when he closed, but for his hand; seen are the cards that were played or lay open.
	then       sight
	seen       rules.CardSet
	played     rules.CardSet // by him since
	gain, cost float64
	pack       rules.CardSet
}

// suspect begins to suspect the hands of an opponent who has closed; s is a state that fits the view. It gives false if
// there is nothing to go by: he has not closed, or has bid, or the view does not tell what was before.
func suspect(v rules.View, s rules.State) (suspicion, bool) {
	closer := v.Seat.Other()
	q := suspicion{pack: rules.Pack(int(v.Options.Cards))}
	if v.ClosedBy != closer || v.Bidder != rules.NoSeat {
		return q, false
	}
	q.gain, q.cost = float64(s.Stakes(closer)), float64(s.Stakes(v.Seat))
	q.then = sight{me: closer, trump: v.Trump}
	var points [2]int
	closed := false
	for _, seen := range v.Trace {
		for _, e := range seen.Events {
			switch {
			case e.Kind == rules.TalonClosed:
				closed = true
			case closed && e.Seat == closer && (e.Kind == rules.CardLed || e.Kind == rules.CardReplied):
				q.played |= e.Card.Set()
			case closed:
			case e.Kind == rules.CardLed || e.Kind == rules.CardReplied:
				q.seen |= e.Card.Set()
				q.then.announced = 0
			case e.Kind == rules.TrickTaken:
				points[e.Seat] += e.Points
			case e.Kind == rules.MarriageDeclared:
				points[e.Seat] += e.Points
				q.then.announced = e.Suit.Marriage()
			}
		}
	}
	if talon := s.Talon(); len(talon) > 0 {
		q.seen |= talon[len(talon)-1].Set()
	}
	q.then.mine, q.then.other = points[closer], points[v.Seat]
	return q, closed
}

// weight gives how likely a closer who holds these cards now would have closed, against other hands.
func (q *suspicion) weight(hand rules.CardSet) float64 {
	v := q.then
	v.hand = hand | q.played
	v.unseen = q.pack &^ (v.hand | q.seen)
	v.theirs = v.hand.Len()
	v.spread()
	keeps := keeping(&v)
	over := keeps*q.gain - (1-keeps)*q.cost - usual.closeFor
	// Hands on which nobody should close keep a hundredth; one game point more to expect multiplies the odds by e^4.
	const never, slope = 0.01, 4
	return never + 1/(1+math.Exp(-slope*over))
}
