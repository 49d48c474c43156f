package solve

import "bummerl/rules"

// Candidates gives the actions that a search looks at in s: the legal ones without bids, doubles and knocks, and with
// the claim only when it is right.
func Candidates(s rules.State) rules.Actions {
	const bets = rules.Actions(1)<<rules.Snapszer | 1<<rules.Kontra | 1<<rules.Rekontra | 1<<rules.Knock
	legal := s.Legal() &^ bets
	if legal.Has(rules.Claim) && s.Points(s.Turn()) < 66 {
		legal &^= rules.Claim.Set()
	}
	return legal
}

// Outcome gives what a finished hand brought a seat, in game points.
func Outcome(s rules.State, seat rules.Seat) int {
	r := s.Result()
	switch r.Winner {
	case seat:
		return r.GamePoints
	case rules.NoSeat:
		return 0
	}
	return -r.GamePoints
}
