package bot

import "bummerl/rules"

// lead chooses a card to lead while the talon is open: low and worthless as a rule, since whatever is led may be taken
// by a ten, an ace or a trump. Each card is weighed by what the trick will probably bring or cost, less what the card
// is worth in the hand.
func lead(v rules.View) rules.Action {
	if a := winning(v); a != rules.NoAction {
		return a
	}
	best, by := rules.NoAction, 0.0
	for c := range v.Legal.Cards().All() {
		if worth := leadWorth(v, c); best == rules.NoAction || worth > by {
			best, by = rules.Play(c), worth
		}
	}
	return best
}

// winning gives a lead that certainly takes the trick and thereby makes 66, the cheapest such; or NoAction.
func winning(v rules.View) rules.Action {
	for c := range v.Legal.Cards().All() {
		if surely66(v, c) {
			return rules.Play(c)
		}
	}
	return rules.NoAction
}

// surely66 tells whether leading c takes the trick whatever the opponent holds, and makes 66 with the poorest answer.
func surely66(v rules.View, c rules.Card) bool {
	answers := (v.Unseen &^ v.Excluded)
	danger := answers & above(c)
	if c.Suit() != v.Trump {
		danger |= answers.OfSuit(v.Trump)
	}
	if danger != 0 || answers == 0 {
		return false
	}
	poorest := 11
	for answer := range answers.All() {
		poorest = min(poorest, answer.Points())
	}
	return v.Points[v.Seat]+v.Waiting[v.Seat]+c.Points()+poorest >= rules.Winning
}

// leadWorth weighs a lead, in card points.
func leadWorth(v rules.View, c rules.Card) float64 {
	higher := v.Unseen & above(c)
	trumps := v.Unseen.OfSuit(v.Trump)
	beaten := chance(v, higher)
	if c.Suit() != v.Trump {
		ruff := chance(v, trumps)
		if v.Strict() {
			ruff *= 1 - chance(v, v.Unseen.OfSuit(c.Suit()))
		} else if c.Rank() < rules.Ten {
			ruff *= 0.1 // trumps are too good for small tricks
		}
		beaten += (1 - beaten) * ruff
	}
	own := float64(c.Points())
	taken, given := 3.0, 3.0
	if higher != 0 {
		given = float64(higher.Points()) / float64(higher.Len())
	}
	worth := (1-beaten)*(own+taken) - beaten*(own+given) - keep(v, c)
	if threat := v.Points[v.Seat.Other()] + int(own+given); threat >= rules.Winning {
		worth -= beaten * 30
	}
	return worth
}

// chance gives the probability that the opponent holds at least one of some unseen cards, when each unseen card is as
// likely to be in his hand as any other.
func chance(v rules.View, cards rules.CardSet) float64 {
	if cards&v.Known != 0 {
		return 1
	}
	cards &= v.Unseen &^ v.Excluded
	all := (v.Unseen &^ v.Excluded &^ v.Known).Len()
	held := v.OpponentCards - v.Known.Len()
	none := 1.0
	for i := range cards.Len() {
		if all-i <= 0 {
			break
		}
		none *= float64(max(0, all-held-i)) / float64(all-i)
	}
	return 1 - none
}
