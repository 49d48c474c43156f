package bot

import "bummerl/rules"

// counting is random, but claims exactly when it has 66.
type counting struct{}

func (counting) Name() string { return "counting" }

func (counting) Choose(v rules.View, d Dice) rules.Action {
	if v.Legal.Has(rules.Claim) && v.Points[v.Seat] >= rules.Winning {
		return rules.Claim
	}
	v.Legal &^= rules.Claim.Set()
	return random{}.Choose(v, d)
}
