package web

import (
	"bummerl/tutor"
	"bummerl/tutor/match"
)

// noteFalseClaim puts the moment of a false claim into the deck: may I claim now? It looks at the hand that was finished
// last, so that the next request of the match makes up for one that could not.
func (v *visit) noteFalseClaim(t match.Table) error {
	moment, has, err := v.site.Matches.FalseClaim(v.ctx(), v.learner.ID, t)
	if err != nil || !has {
		return err
	}
	d, err := v.deck()
	if err != nil {
		return err
	}
	_, known, err := d.Card(v.ctx(), v.learner.ID, tutor.KindCount, moment.Text())
	if err != nil || known {
		return err
	}
	return d.Tried(v.ctx(), v.learner.ID, tutor.KindCount, moment.Text(), tutor.Again, v.now)
}
