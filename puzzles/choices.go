package puzzles

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// budget is the number of moments that one question about a puzzle may look at: hundreds of times what they take.
const budget = 20_000_000

// pending tells whether what the theme undertakes has still to be said.
func (t Theme) pending(s rules.State) bool {
	return t.Task().Undertaking != rules.NoAction && s.ClosedBy() == rules.NoSeat
}

// choices gives the actions of the learner that can be part of a plan: before the undertaking only that and what may go
// before it. Bets, and claims without 66, are not among them.
func (t Theme) choices(s rules.State) rules.Actions {
	moves := solve.Candidates(s)
	if !t.pending(s) {
		return moves
	}
	before := rules.Exchange.Set()
	if t != Snapszer { // which may not be bid after a marriage
		for _, suit := range rules.Suits {
			before |= rules.Declare(suit).Set()
		}
	}
	return moves&before | s.Legal()&t.Task().Undertaking.Set()
}

// beginning is a way to begin: the learner's announcements and his first card, and where they lead.
type beginning struct {
	line   []rules.Action
	moment solve.Moment
}

// beginnings lists the ways to begin from a moment in which the learner is to act; s is the same with any hand of the
// opponent.
func (t Theme) beginnings(n solve.Moment, s rules.State) []beginning {
	var list []beginning
	var walk func(solve.Moment, rules.State, []rules.Action)
	walk = func(n solve.Moment, s rules.State, line []rules.Action) {
		for a := range t.choices(s).All() {
			next, _ := n.After(a)
			longer := append(line[:len(line):len(line)], a)
			if a.Card() != rules.NoCard || next.Over() {
				list = append(list, beginning{longer, next})
			} else {
				walk(next, s.Next(a), longer)
			}
		}
	}
	walk(n, s, nil)
	return list
}

// alone tells whether the learner fulfils the prover's task from a moment when he sees that the opponent holds this hand.
func alone(p *solve.Prover, n solve.Moment, hand rules.CardSet) (bool, error) {
	if n.Over() {
		return n.Outcome() > 0, nil
	}
	return p.Holds(n.Only(solve.Hands{Known: hand, Pool: hand, Size: hand.Len()}))
}

// everyHand is more than there are hands.
const everyHand = 1 << 20

// beaten lists the hands against which the learner loses from a moment even with all cards open; it stops after most.
func beaten(p *solve.Prover, n solve.Moment, most int) ([]rules.CardSet, error) {
	var list []rules.CardSet
	for hand := range n.Hands().All() {
		ok, err := alone(p, n, hand)
		if err != nil {
			return nil, err
		}
		if !ok {
			if list = append(list, hand); len(list) == most {
				break
			}
		}
	}
	return list, nil
}
