package bot

import "bummerl/rules"

// How many of the opponent's possible hands are looked at, for closing and for playing a closed hand.
const (
	closeHands  = 120
	strictHands = 40
)

// undertake bids snapszer or closes when the count says so; else NoAction.
func undertake(v rules.View) rules.Action {
	if !v.Legal.Has(rules.Close) && !v.Legal.Has(rules.Snapszer) || !promising(v) {
		return rules.NoAction
	}
	worlds := possible(v, closeHands)
	if len(worlds) == 0 {
		return rules.NoAction
	}
	pool := v.Unseen &^ v.Excluded
	if v.Legal.Has(rules.Snapszer) && allMade(worlds, rules.Snapszer, v.Seat, pool) &&
		allMade(possible(v, everyHand), rules.Snapszer, v.Seat, pool) {
		return rules.Snapszer
	}
	if !v.Legal.Has(rules.Close) {
		return rules.NoAction
	}
	sum, most := 0, 0
	for _, s := range worlds {
		worth := after(s, rules.Close, v.Seat, pool, nil)
		sum, most = sum+worth, max(most, worth)
	}
	// What closing is worth takes in what failing costs by the options. Going on with a hand this good is worth
	// something too, but where there is little to be won a sure little will do.
	enough := min(weights.closeFor*float64(v.Multiplier), weights.closeShare*float64(most))
	if most > 0 && float64(sum) >= enough*float64(len(worlds)) {
		return rules.Close
	}
	return rules.NoAction
}

// everyHand is more than there are hands.
const everyHand = 1 << 20

// promising tells whether 66 is near enough to count hands at all: what I have, hold and can declare, and something
// from the opponent in each trick.
func promising(v rules.View) bool {
	most := v.Points[v.Seat] + v.Waiting[v.Seat] + v.Hand.Points() + 6*v.Hand.Len() + marriages(v.Hand, v.Trump)
	if v.Announced != 0 {
		suit := v.Announced.Lowest().Suit()
		most -= marriages(suit.Marriage(), v.Trump)
	}
	return most >= rules.Winning
}

// marriages gives the points of all marriages in a hand.
func marriages(hand rules.CardSet, trump rules.Suit) int {
	sum := 0
	for queen := range hand.Marriages().All() {
		sum += queen.Suit().MarriagePoints(trump)
	}
	return sum
}

// allMade tells whether an undertaking is kept in every world.
func allMade(worlds []rules.State, a rules.Action, me rules.Seat, pool rules.CardSet) bool {
	for _, s := range worlds {
		if after(s, a, me, pool, nil) <= 0 {
			return false
		}
	}
	return true
}

// double says kontra or rekontra when the closing very probably goes the right way for me; else NoAction. An open talon
// is never doubled: too much may still be drawn. It looks at hands as far as half of the nodes go.
func double(v rules.View, n *nodes) rules.Action {
	a := (v.Legal & (rules.Kontra.Set() | rules.Rekontra.Set())).First()
	if a == rules.NoAction || v.ClosedBy == rules.NoSeat {
		return rules.NoAction
	}
	pool := v.Unseen &^ v.Excluded
	made, counted, until := 0, 0, n.until(2)
	for _, s := range mixed(possible(v, closeHands)) {
		if v.ClosedBy != v.Seat && !closes(s, v.ClosedBy) {
			continue
		}
		if counted > 0 && n.reached(until) {
			break
		}
		counted++
		if after(s, a, v.Seat, pool, n) > 0 {
			made++
		}
	}
	if counted > 0 && float64(made) >= weights.doubleFor*float64(counted) {
		return a
	}
	return rules.NoAction
}

// closes tells whether anybody would have closed with what the closer holds in s: hands on which nobody would are no
// reason to double.
func closes(s rules.State, closer rules.Seat) bool {
	hand := s.Hand(closer) | s.Led().Set()
	return s.Points(closer)+s.Waiting(closer)+hand.Points()+3*hand.Len()+marriages(s.Hand(closer), s.Trump()) >= rules.Winning-6
}
