package match

import (
	"context"

	"bummerl/rules"
	"bummerl/tutor/count"
)

// FalseClaim gives the moment at which the learner claimed falsely in the hand of a table that was finished last, to be
// asked about again; false if that hand did not end so, or there was no trick to count yet.
func (s Service) FalseClaim(ctx context.Context, learner string, t Table) (count.Spec, bool, error) {
	if len(t.Hands) == 0 {
		return count.Spec{}, false, nil
	}
	last := t.Hands[len(t.Hands)-1]
	if last.Winner != Bot || !canEndAtClaim(last.Result.Reason) {
		// So it is after most hands, and the record of the last one need not be read at each move of the next.
		return count.Spec{}, false, nil
	}
	seen := t.View
	if last.No != t.HandNo {
		g, err := s.load(ctx, learner, t.ID)
		if err != nil || last.No > len(g.results) {
			// Taken back meanwhile.
			return count.Spec{}, false, err
		}
		if seen, err = record(g.m, g.m.Hands[last.No-1]).View(last.LearnerSeat); err != nil {
			return count.Spec{}, false, err
		}
	}
	before := len(seen.Trace) - 1
	if before < 0 || seen.Trace[before].Action != rules.Claim || seen.Trace[before].Seat != last.LearnerSeat {
		return count.Spec{}, false, nil
	}
	// A claim on an empty table is a slip of the finger, and nothing to ask about.
	return count.AtTable(t.ID, last.No, before), seen.Tricks[0]+seen.Tricks[1] > 0, nil
}

// canEndAtClaim tells whether a hand that ended so may have ended at a false claim: that of a closer or of a bidder counts
// as a closing or a bid that failed.
func canEndAtClaim(r rules.Reason) bool {
	return r == rules.FalseClaim || r == rules.FailedClose || r == rules.SnapszerFailed
}
