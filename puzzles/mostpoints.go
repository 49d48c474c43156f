package puzzles

import "bummerl/rules"

// mostPoints is more than a player on lead can hope to make: what he has, holds and can declare, and a king in each of
// his tricks. A cheap first look, as the bots take it.
func mostPoints(v rules.View) int {
	sum := v.Points[v.Seat] + v.Waiting[v.Seat] + v.Hand.Points() + 6*v.Hand.Len()
	for queen := range v.Hand.Marriages().All() {
		sum += queen.Suit().MarriagePoints(v.Trump)
	}
	return sum
}
