package rules

import (
	"fmt"
	"iter"
	"math/bits"
)

// Action is what a player may do at his turn. Playing card c is Action(c); the others follow in the order below, which
// is also the documented order of legal actions.
type Action uint8

// The actions that are not cards.
const (
	// Exchange the lowest trump for the turned-up card: "x".
	Exchange Action = iota + 32
	// DeclareClubs and its sisters declare the marriage of a suit: "mc", "ms", "mh", "md".
	DeclareClubs
	DeclareSpades
	DeclareHearts
	DeclareDiamonds
	// Close the talon: "c".
	Close
	// Claim 66: "66".
	Claim
	// Snapszer bids to make 66 with the opponent taking no trick: "snapszer".
	Snapszer
	// Kontra doubles: "kontra".
	Kontra
	// Rekontra doubles again: "rekontra".
	Rekontra
	// Knock undertakes to have 66 when the next trick is over: "k".
	Knock
	endOfActions
)

// NoAction stands where there is no action.
const NoAction Action = 0

// Play gives the action of playing a card.
func Play(c Card) Action { return Action(c) }

// Declare gives the action of declaring the marriage of a suit.
func Declare(s Suit) Action { return DeclareClubs + Action(s) }

// Card gives the card that the action plays, or NoCard.
func (a Action) Card() Card {
	if a < Exchange {
		return Card(a)
	}
	return NoCard
}

// Marriage gives the suit that the action declares, or NoSuit.
func (a Action) Marriage() Suit {
	if a >= DeclareClubs && a <= DeclareDiamonds {
		return Suit(a - DeclareClubs)
	}
	return NoSuit
}

var actionNames = [...]string{
	Exchange: "x", DeclareClubs: "mc", DeclareSpades: "ms", DeclareHearts: "mh", DeclareDiamonds: "md",
	Close: "c", Claim: "66", Snapszer: "snapszer", Kontra: "kontra", Rekontra: "rekontra", Knock: "k",
}

// String gives the action as the command line writes it.
func (a Action) String() string {
	if a < Exchange {
		return Card(a).String()
	}
	if a < endOfActions {
		return actionNames[a]
	}
	return ""
}

// ParseAction reads an action as the command line writes it.
func ParseAction(text string) (Action, error) {
	if c, err := ParseCard(text); err == nil {
		return Play(c), nil
	}
	for a := Exchange; a < endOfActions; a++ {
		if actionNames[a] == text {
			return a, nil
		}
	}
	return NoAction, fmt.Errorf("no action %q (a card, x, mc ms mh md, c, 66, snapszer, kontra, rekontra or k)", text)
}

// Actions is a set of actions as bits; iterating gives them in the documented order: cards as CardSet orders them, then
// exchange, marriages by suit, close, claim, snapszer, kontra, rekontra, knock.
type Actions uint64

// Set gives the set that holds this action alone; NoAction gives the empty set.
func (a Action) Set() Actions { return Actions(1) << a &^ 1 }

// Has tells whether an action is in the set.
func (set Actions) Has(a Action) bool { return set&a.Set() != 0 }

// Len counts the actions.
func (set Actions) Len() int { return bits.OnesCount64(uint64(set)) }

// Cards gives the cards that may be played.
func (set Actions) Cards() CardSet { return CardSet(set) }

// First gives the first action in the documented order, or NoAction.
func (set Actions) First() Action {
	if set == 0 {
		return NoAction
	}
	return Action(bits.TrailingZeros64(uint64(set)))
}

// Nth gives the i-th action (from 0) in the documented order, or NoAction.
func (set Actions) Nth(i int) Action {
	for ; i > 0; i-- {
		set &= set - 1
	}
	return set.First()
}

// All iterates over the actions in the documented order.
func (set Actions) All() iter.Seq[Action] {
	return func(yield func(Action) bool) {
		for rest := set; rest != 0; rest &= rest - 1 {
			if !yield(rest.First()) {
				return
			}
		}
	}
}

// List lists the actions in the documented order.
func (set Actions) List() []Action {
	list := make([]Action, 0, set.Len())
	for a := range set.All() {
		list = append(list, a)
	}
	return list
}
