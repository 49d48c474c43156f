package course

import "bummerl/rules"

// Scene is the position of a step, as a record: a deal and what was done since, so that it has a history. Where the
// learner's rules end the hand sooner (66 by itself), what would come after is left out.
type Scene struct {
	// Seat is the learner's.
	Seat    rules.Seat
	Deal    rules.Deal
	Actions []rules.Action
	// Nines is the same moment with the 24 cards. Without it the step is played with 20 by everybody: what it teaches
	// does not hang on the size of the pack.
	Nines *Scene
}

// record gives the scene under a learner's rules.
func (s Scene) record(variant string, o rules.Options) rules.Record {
	if o.Cards == 24 {
		if s.Nines != nil {
			s = *s.Nines
		} else {
			o.Cards = 20
		}
	}
	return rules.Record{Variant: variant, Options: o, Deal: s.Deal, Actions: played(o, s.Deal, s.Actions)}
}

// played gives the actions up to the end of the hand. A deal or an action that cannot be is left for Replay to name.
func played(o rules.Options, d rules.Deal, line []rules.Action) []rules.Action {
	s, err := rules.Start(o, d)
	if err != nil {
		return line
	}
	for i, a := range line {
		if s.Over() {
			return line[:i:i]
		}
		if s.Why(a) != nil {
			return line
		}
		s = s.Next(a)
	}
	return line
}

// seat gives the learner's seat under the rules.
func (s Scene) seat(o rules.Options) rules.Seat {
	if o.Cards == 24 && s.Nines != nil {
		return s.Nines.Seat
	}
	return s.Seat
}
