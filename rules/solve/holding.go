package solve

import "bummerl/rules"

// span tells when a seat can have come by a card: after the action barred, before the action needed. Actions count from
// 0; never is later than any.
type span struct{ barred, needed int16 }

const never = 1 << 10

// spans holds the span of each card.
type spans [32]span

// holdings reads from a view when a seat must have held a card (it played, declared or exchanged it) and when it
// cannot have held one (a duty to follow, beat or trump would have made it play the card).
func holdings(v rules.View, seat rules.Seat) *spans {
	var all spans
	for c := range all {
		all[c] = span{barred: -1, needed: never}
	}
	led := rules.NoCard
	for i, seen := range v.Trace {
		for _, e := range seen.Events {
			switch {
			case e.Kind == rules.CardLed:
				led = e.Card
			case e.Kind == rules.CardReplied && e.Seat == seat && v.Options.Follow == rules.FollowAlways:
				for c := range rules.Barred(rules.Pack(int(v.Options.Cards)), led, e.Card, v.Trump).All() {
					if all[c].needed == never { // else it has left the hand
						all[c].barred = int16(i)
					}
				}
			}
			if e.Seat != seat {
				continue
			}
			switch e.Kind {
			case rules.CardLed, rules.CardReplied:
				all.need(e.Card, i)
			case rules.MarriageDeclared:
				all.need(rules.NewCard(rules.King, e.Suit), i)
				all.need(rules.NewCard(rules.Queen, e.Suit), i)
			case rules.Exchanged:
				all.need(e.Card, i)
				all.need(e.Other, i)
			}
		}
	}
	return &all
}

func (all *spans) need(c rules.Card, i int) { all[c].needed = min(all[c].needed, int16(i)) }

// drawnAt picks the card of a hand that was drawn by the action i, knowing that no card was drawn later: the one barred
// last among those not needed before. It gives NoCard if there is none.
func (all *spans) drawnAt(i int, hand rules.CardSet) rules.Card {
	best := rules.NoCard
	for c := range hand.All() {
		if int(all[c].needed) > i && (best == rules.NoCard || all[c].barred > all[best].barred) {
			best = c
		}
	}
	return best
}
