package bot

import "bummerl/rules"

// follow chooses the answer to a led card while the talon is open: rich tricks are taken, with the cheapest card that
// does it; trumps go only to tens and aces or where 66 is at stake; else it lets the trick go and gives the least.
func follow(v rules.View) rules.Action {
	best, by := rules.NoAction, 0.0
	for c := range v.Legal.Cards().All() {
		if worth := followWorth(v, c); best == rules.NoAction || worth > by {
			best, by = rules.Play(c), worth
		}
	}
	return best
}

// followWorth weighs an answer, in card points.
func followWorth(v rules.View, c rules.Card) float64 {
	me, them := v.Seat, v.Seat.Other()
	trick := v.Led.Points() + c.Points()
	worth := -keep(v, c)
	if rules.Beats(c, v.Led, v.Trump) {
		worth += float64(trick) + onLead(v, c)
		if c.Suit() == v.Trump && v.Led.Suit() != v.Trump && trick < 10 {
			worth -= weights.smallRuff
		}
		if v.Points[me]+v.Waiting[me]+trick >= rules.Winning {
			worth += 100
		}
		return worth
	}
	worth -= float64(trick)
	switch total := v.Points[them] + v.Waiting[them] + trick; {
	case total >= rules.Winning:
		worth -= 100
	case total+20 >= rules.Winning && mayDeclare(v):
		worth -= 8
	}
	return worth
}

// onLead gives what being on lead next is worth when the trick is taken with c: a marriage or an exchange that waits
// for it, against being led to.
func onLead(v rules.View, c rules.Card) float64 {
	worth := 0.0
	rest := v.Hand &^ c.Set()
	for _, suit := range rules.Suits {
		if pair := suit.Marriage(); rest&pair != pair {
			continue
		}
		if suit == v.Trump {
			worth = max(worth, weights.lead40)
		} else {
			worth = max(worth, weights.lead20)
		}
	}
	if v.Up != rules.NoCard && rest.Has(v.Options.LowestTrump(v.Trump)) && v.TalonLeft-2 >= int(v.Options.SwapMin) {
		worth += weights.leadSwap
	}
	if v.TalonLeft == 2 {
		// The loser of the last talon trick gets the turn-up, the winner the first strict lead.
		worth += weights.leadStrict - weights.turnUp*float64(v.Up.Points())
	}
	return worth + weights.lead
}

// mayDeclare tells whether the opponent can have a marriage to declare.
func mayDeclare(v rules.View) bool {
	return (v.Unseen &^ v.Excluded).Marriages() != 0
}
