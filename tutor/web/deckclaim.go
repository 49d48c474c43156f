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
	if before < 0 || seen.Trace[before].Action != rules.Claim || seen.Trace[before].Seat != last.LearnerSeat || !hasTricks(seen) {
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

// hasTricks tells whether there is a trick to count: a claim on an empty table is a slip of the finger, and nothing to ask
// about.
func hasTricks(v rules.View) bool { return v.Tricks[0]+v.Tricks[1] > 0 }

// momentThere tells whether a moment of one of the learner's matches can be asked about: the match is still there, came so
// far, and had tricks to count by then. One that cannot be read must not take away what else is due.
func (v *visit) momentThere(moment count.Spec) bool {
	r, err := v.site.Matches.Record(v.ctx(), v.learner.ID, moment.Match, moment.Hand)
	if code := tutor.CodeOf(err); err != nil && code != tutor.NotFound && code != tutor.Invalid {
		v.site.Log.Error("a moment of a match cannot be read", "match", moment.Match, "id", requestID(v), "error", err)
	}
	if err != nil || moment.Seq > len(r.Actions) {
		return false
	}
	r.Actions = r.Actions[:moment.Seq]
	seen, err := r.View(rules.Dealer)
	return err == nil && hasTricks(seen)
}

// canEndAtClaim tells whether a hand that ended so may have ended at a false claim: that of a closer or of a bidder counts
// as a closing or a bid that failed.
func canEndAtClaim(r rules.Reason) bool {
	return r == rules.FalseClaim || r == rules.FailedClose || r == rules.SnapszerFailed
}
