package solve

import "bummerl/rules"

// Task is what a planner sets out to do.
type Task struct {
	// Undertaking is Close, Snapszer or Knock, which he is going to say in this turn (he may exchange and declare first,
	// as the rules allow); NoAction stands for winning from where the hand is, the talon being closed or used up or a
	// knock pending, as the one who undertook something or as the one who defends against it.
	Undertaking rules.Action
	// AtLeast is what the hand must bring him at least, in game points: 1 for winning it.
	AtLeast int
}

// To gives the task of an undertaking that has to win the hand.
func To(undertaking rules.Action) Task { return Task{Undertaking: undertaking, AtLeast: 1} }

// Pending tells whether the undertaking has still to be said.
func (t Task) Pending(s rules.State) bool {
	switch t.Undertaking {
	case rules.Close:
		return s.ClosedBy() == rules.NoSeat
	case rules.Snapszer:
		return s.Bidder() == rules.NoSeat
	case rules.Knock:
		return s.Knocker() == rules.NoSeat
	}
	return false
}

// Actions gives what the planner may do: before he has said what he undertakes, only that and what may go before it. Bets
// besides, and claims without 66, are not among it.
func (t Task) Actions(s rules.State) rules.Actions {
	if !t.Pending(s) {
		return Candidates(s)
	}
	const before = rules.Actions(1)<<rules.Exchange | 1<<rules.Claim | 1<<rules.DeclareClubs | 1<<rules.DeclareSpades |
		1<<rules.DeclareHearts | 1<<rules.DeclareDiamonds
	undertake := s.Legal() & t.Undertaking.Set()
	moves := Candidates(s) & before
	for _, suit := range rules.Suits { // snapszer, for one, may not be bid after a marriage
		if a := rules.Declare(suit); moves.Has(a) && undertake != 0 && s.Next(a).Legal()&undertake == 0 {
			moves &^= a.Set()
		}
	}
	return moves | undertake
}
