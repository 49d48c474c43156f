package puzzles

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// branch is what the opponent may do until the learner is to act again, and where it leads.
type branch struct {
	line   []rules.Action
	moment solve.Moment
	state  rules.State
	// drew is what he has drawn in it.
	drew rules.CardSet
	// won tells that the learner has won or only needs to claim; wrong and right count his actions then, hands the
	// opponent's hands that are still possible.
	won                 bool
	wrong, right, hands int
}

// reply plays the opponent's answers until the learner is to act or the hand is over, drawing included: of all that some
// hand allows the one after which most of the learner's actions would be wrong, and none that lets him claim if it can be
// helped. Of equally hard ones it takes that with the fewest right actions, then that which tells least about the hand,
// then the first in the documented order of actions.
func (l *living) reply() error {
	list, err := l.branches()
	if err != nil || len(list) == 0 {
		return err
	}
	best := list[0]
	for _, b := range list[1:] {
		if b.harder(best) {
			best = b
		}
	}
	for _, a := range best.line {
		l.played |= a.Card().Set()
	}
	l.line = append(l.line[:len(l.line):len(l.line)], best.line...)
	l.moment, l.state, l.drew = best.moment, best.state, l.drew|best.drew
	return nil
}

// branches lists what the opponent may do and the cards bring; none if it is not his turn and nothing is drawn.
func (l *living) branches() ([]branch, error) {
	if l.moment.Over() || l.moment.Turn() == l.p.Seat() {
		return nil, nil
	}
	var list []branch
	var walk func(branch) error
	walk = func(b branch) error {
		if b.moment.Drawing() {
			for _, d := range drawings(b.moment, b.state, l.p.Seat()) {
				if err := walk(branch{line: b.line, moment: d.moment, state: d.state, drew: d.drew}); err != nil {
					return err
				}
			}
			return nil
		}
		if b.moment.Over() || b.moment.Turn() == l.p.Seat() {
			if b.won = b.moment.Over(); !b.won {
				right, err := l.prover.Right(b.moment)
				if err != nil {
					return err
				}
				b.won = right.Has(rules.Claim)
				b.right, b.wrong = right.Len(), (l.p.Theme.Task().Actions(b.state) &^ right).Len()
			}
			b.hands = b.moment.Hands().Count()
			list = append(list, b)
			return nil
		}
		for a := range possible(b.moment).All() {
			next, s, ok := after(b.moment, b.state, l.p.Seat(), a)
			if !ok {
				continue
			}
			if err := walk(branch{line: append(b.line[:len(b.line):len(b.line)], a), moment: next, state: s, drew: b.drew}); err != nil {
				return err
			}
		}
		return nil
	}
	err := walk(branch{moment: l.moment, state: l.state})
	return list, err
}

// possible gives the actions that the opponent may take in one hand or another; some may turn out to fit none.
func possible(n solve.Moment) rules.Actions {
	set := rules.Actions(n.Hands().Pool) | rules.Claim.Set()
	for _, suit := range rules.Suits {
		set |= rules.Declare(suit).Set()
	}
	return set
}

// harder tells whether b is harder for the learner than c.
func (b branch) harder(c branch) bool {
	switch {
	case b.won != c.won:
		return c.won
	case b.wrong != c.wrong:
		return b.wrong > c.wrong
	case b.right != c.right:
		return b.right < c.right
	}
	return b.hands > c.hands
}
