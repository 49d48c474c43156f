package solve

import (
	"errors"

	"bummerl/rules"
)

// ErrImpossible is the error when a supposed hand of the opponent does not fit what the view has seen.
var ErrImpossible = errors.New("the opponent cannot hold these cards")

// World gives the state of the hand if the opponent held exactly these cards now; the unseen rest lies in the talon, in
// the order of the cards. It invents a deal and an order of drawing that lead to what the view has seen and plays it
// again, so the rules themselves decide whether the supposed cards fit. Which of the possible deals it invents makes
// no difference to what follows.
func World(v rules.View, opponent rules.CardSet) (rules.State, error) {
	if opponent.Len() != v.OpponentCards || opponent&^v.Unseen != 0 {
		return rules.State{}, ErrImpossible
	}
	if v.FirstUp == rules.NoCard { // a view from a set-up has no past to play again
		if s, ok := v.Suppose(opponent); ok {
			return s, nil
		}
		return rules.State{}, ErrImpossible
	}
	hands, drawn, err := undo(v, opponent)
	if err != nil {
		return rules.State{}, err
	}
	deal := rules.Deal{Hands: hands}
	n := copy(deal.Talon[:], drawn)
	for c := range (v.Unseen &^ opponent).All() {
		deal.Talon[n] = c
		n++
	}
	deal.Talon[v.Options.TalonSize()-1] = v.FirstUp
	s, err := rules.Start(v.Options, deal)
	if err != nil {
		return s, errors.Join(ErrImpossible, err)
	}
	for _, seen := range v.Trace {
		if !s.IsLegal(seen.Action) {
			return s, ErrImpossible
		}
		s = s.Next(seen.Action)
	}
	return s, nil
}

// Open gives the state when the view leaves nothing hidden that matters: the opponent's hand is known. That is so once
// the talon is used up, and sometimes earlier in a closed hand.
func Open(v rules.View) (rules.State, bool) {
	opponent := v.Unseen &^ v.Excluded
	if v.TalonOpen() || opponent.Len() != v.OpponentCards {
		return rules.State{}, false
	}
	s, err := World(v, opponent)
	return s, err == nil
}

// undo takes back what the view has seen, from the present hands to those of the deal, and lists the face-down cards
// drawn, the first first. Where the opponent drew unseen, he is given a card that he did not need before and, most
// urgently, one that he would have had to play before had he held it: earliest deadline first, read backwards, which
// finds an order wherever there is one.
func undo(v rules.View, opponent rules.CardSet) (hands [2]rules.CardSet, drawn []rules.Card, err error) {
	them := v.Seat.Other()
	hands[v.Seat], hands[them] = v.Hand, opponent
	spans := holdings(v, them)
	for i := len(v.Trace) - 1; i >= 0; i-- {
		events := v.Trace[i].Events
		for j := len(events) - 1; j >= 0; j-- {
			e := events[j]
			switch e.Kind {
			case rules.CardLed, rules.CardReplied:
				hands[e.Seat] |= e.Card.Set()
			case rules.TurnUpDrawn:
				hands[e.Seat] &^= e.Card.Set()
			case rules.Exchanged:
				hands[e.Seat] = hands[e.Seat]&^e.Card.Set() | e.Other.Set()
			case rules.CardDrawn:
				c := e.Card
				if e.Seat == them {
					if c = spans.drawnAt(i, hands[them]); c == rules.NoCard {
						return hands, nil, ErrImpossible
					}
				}
				hands[e.Seat] &^= c.Set()
				drawn = append(drawn, c)
			}
		}
	}
	for i, j := 0, len(drawn)-1; i < j; i, j = i+1, j-1 {
		drawn[i], drawn[j] = drawn[j], drawn[i]
	}
	return hands, drawn, nil
}
