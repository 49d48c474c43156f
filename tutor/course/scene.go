package course

import "bummerl/rules"

// Scene is the position of a step, as a record: a deal and what was done since, so that it has a history.
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
	return rules.Record{Variant: variant, Options: o, Deal: s.Deal, Actions: s.Actions}
}

// seat gives the learner's seat under the rules.
func (s Scene) seat(o rules.Options) rules.Seat {
	if o.Cards == 24 && s.Nines != nil {
		return s.Nines.Seat
	}
	return s.Seat
}
