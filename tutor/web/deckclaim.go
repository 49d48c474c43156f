package web

import (
	"bummerl/rules"
	"bummerl/tutor"
	"bummerl/tutor/count"
	"bummerl/tutor/match"
)

// noteFalseClaim puts the moment of a false claim into the deck: may I claim now? It looks at the hand that was finished
// last, so that the next request of the match makes up for one that could not.
func (v *visit) noteFalseClaim(t match.Table) error {
	if len(t.Hands) == 0 {
		return nil
	}
	last := t.Hands[len(t.Hands)-1]
	if last.Winner != match.Bot || !canEndAtClaim(last.Result.Reason) {
		return nil // So it is after most hands, and the record of the last one need not be read at each move of the next.
	}
	seen := t.View
	if last.No != t.HandNo {
		record, err := v.site.Matches.Record(v.ctx(), v.learner.ID, t.ID, last.No)
		if err != nil {
			return err
		}
		if seen, err = record.View(last.LearnerSeat); err != nil {
			return err
		}
	}
	before := len(seen.Trace) - 1
	if before < 0 || seen.Trace[before].Action != rules.Claim || seen.Trace[before].Seat != last.LearnerSeat {
		return nil
	}
	d, err := v.deck()
	if err != nil {
		return err
	}
	item := count.AtTable(t.ID, last.No, before).Text()
	_, known, err := d.Card(v.ctx(), v.learner.ID, tutor.KindCount, item)
	if err != nil || known {
		return err
	}
	return d.Tried(v.ctx(), v.learner.ID, tutor.KindCount, item, tutor.Again, v.now)
}

// canEndAtClaim tells whether a hand that ended so may have ended at a false claim: that of a closer or of a bidder counts
// as a closing or a bid that failed.
func canEndAtClaim(r rules.Reason) bool {
	return r == rules.FalseClaim || r == rules.FailedClose || r == rules.SnapszerFailed
}
