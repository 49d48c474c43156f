package solve

import "bummerl/rules"

// Line gives one line of best play for both sides, from s to the end of the hand. Where several actions are equally
// good it claims first, then announces, then plays in the documented order, so that equal positions get equal lines.
func (v *Solver) Line(s rules.State) ([]rules.Action, error) {
	var line []rules.Action
	for !s.Over() {
		r, err := v.Solve(s)
		if err != nil {
			return nil, err
		}
		a := plainest(r.Best)
		line = append(line, a)
		s = s.Next(a)
	}
	return line, nil
}

// Refutation gives best play for both sides after action a in s, to the end of the hand; a itself is not in it. It is
// empty when a ends the hand.
func (v *Solver) Refutation(s rules.State, a rules.Action) ([]rules.Action, error) {
	if s.Over() {
		return nil, ErrOver
	}
	return v.Line(s.Next(a))
}

// plainest picks one of several best actions.
func plainest(best rules.Actions) rules.Action {
	if best.Has(rules.Claim) {
		return rules.Claim
	}
	if announce := best &^ rules.Actions(best.Cards()); announce != 0 {
		return announce.First()
	}
	return best.First()
}
