package count

import (
	"fmt"

	"bummerl/rules"
)

// TableItem asks whether the learner at a seat may claim at the end of a record: the moment before a claim of their own.
// The record must end where it is for that seat to claim.
func (s Spec) TableItem(r rules.Record, seat rules.Seat) (Item, error) {
	h, err := newHand(r, seat)
	if err != nil {
		return Item{}, err
	}
	if h.state.Turn() != seat || !h.state.Legal().Has(rules.Claim) {
		return Item{}, fmt.Errorf("after %d actions %s has nothing to claim", len(r.Actions), seat)
	}
	return claimItem(s, h)
}
