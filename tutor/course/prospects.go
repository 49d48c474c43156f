package course

import (
	"context"
	"errors"
	"math/bits"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Prospects is what an action is worth where the opponent's cards are not known.
type Prospects struct {
	// Won counts the hands of the opponent against which the action wins for certain, Hands all that he may hold.
	Won, Hands int
	// Lies is the card that lies face down in the talon in one of the hands against which it does not; NoCard if it always
	// wins.
	Lies rules.Card
}

// errNotLast is the error for a view in which more than one card of the talon lies face down.
var errNotLast = errors.New("more is hidden than the last trick of the talon brings to light")

// prospectsBudget is more positions than any hand of six cards each needs.
const prospectsBudget = 5_000_000

// prospects is a reckoning of the last trick of the open talon. One card lies face down under the turn-up; as soon as the
// trick is over all cards are known. So each hand that the opponent may hold is a game with open cards, and what has to
// be the same for all of them is the learner's way through this one trick.
type prospects struct {
	seat   rules.Seat
	worlds []rules.State
	solver *solve.Solver
}

// newProspects begins the reckoning for the seat of a view, whose turn it is.
func newProspects(v rules.View) (*prospects, error) {
	if !v.LastDraw() || v.Turn != v.Seat {
		return nil, errNotLast
	}
	p := &prospects{seat: v.Seat, solver: solve.New(context.Background(), prospectsBudget)}
	for hand := range solve.HandsOf(v).All() {
		s, ok := v.Suppose(hand)
		if !ok {
			return nil, solve.ErrImpossible
		}
		p.worlds = append(p.worlds, s)
	}
	return p, nil
}

// ProspectsOf tells what an action is worth at the last trick of the open talon, followed by the best that can be done
// besides in the same turn. Where more than one card is hidden, or it is not the seat's turn, it is an error.
func ProspectsOf(v rules.View, a rules.Action) (Prospects, error) {
	p, err := newProspects(v)
	if err != nil {
		return Prospects{}, err
	}
	return p.of(a)
}

func (p *prospects) of(a rules.Action) (Prospects, error) {
	won, err := p.wins(p.worlds, a)
	is := Prospects{Won: bits.OnesCount64(won), Hands: len(p.worlds)}
	if err == nil && is.Won < is.Hands {
		is.Lies = p.worlds[bits.TrailingZeros64(^won)].Talon()[0]
	}
	return is, err
}

// most gives the most hands that any action wins against.
func (p *prospects) most() (int, error) {
	most := 0
	for a := range solve.Candidates(p.worlds[0]).All() {
		if a == rules.Close {
			continue // It ends the talon, and so is another question.
		}
		is, err := p.of(a)
		if err != nil {
			return 0, err
		}
		most = max(most, is.Won)
	}
	return most, nil
}

// wins gives the worlds in which the learner wins for certain after an action, as bits: the same way in all of them, as
// far as the turn goes.
func (p *prospects) wins(worlds []rules.State, a rules.Action) (uint64, error) {
	if a.Card() != rules.NoCard {
		return p.played(worlds, a)
	}
	next := make([]rules.State, len(worlds))
	var won uint64
	for i, w := range worlds {
		if next[i] = w.Next(a); next[i].Over() && next[i].Result().Winner == p.seat {
			won |= 1 << i
		}
	}
	if next[0].Over() {
		return won, nil
	}
	for then := range solve.Candidates(next[0]).All() {
		if then == rules.Close {
			continue
		}
		more, err := p.wins(next, then)
		if err != nil {
			return 0, err
		}
		if bits.OnesCount64(more) > bits.OnesCount64(won) {
			won = more
		}
	}
	return won, nil
}

func (p *prospects) played(worlds []rules.State, a rules.Action) (uint64, error) {
	var won uint64
	for i, w := range worlds {
		value, err := p.solver.Value(w, a)
		if err != nil {
			return 0, err
		}
		if value > 0 {
			won |= 1 << i
		}
	}
	return won, nil
}
