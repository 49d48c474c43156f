package bot

import (
	"math"

	"bummerl/rules"
)

// keeping estimates with which probability a player on lead who closes now will win the hand. It is what playouts close
// by, and what tells which hands an opponent who has closed probably holds; closings at the table are judged by counting
// instead.
func keeping(v *sight) float64 {
	x := prospect(v)
	out := keepingOut[len(keepingOut)-1]
	for i := range keepingHidden {
		w := &keepingHidden[i]
		sum := w[len(x)]
		for j, xj := range x {
			sum += w[j] * xj
		}
		if sum < 0 {
			sum *= leak
		}
		out += keepingOut[i] * sum
	}
	return 1 / (1 + math.Exp(-out))
}

// leak is what the hidden units of keeping let through of negative sums.
const leak = 0.1

// prospects is the number of figures that keeping goes by.
const prospects = 24

// prospect gives what is to be said about closing with a hand, in figures of about 1.
func prospect(v *sight) [prospects]float64 {
	trumps, theirs := v.hand.OfSuit(v.trump), v.unseen.OfSuit(v.trump)
	masters := unbeaten(trumps, v.unseen)
	need, share := float64(rules.Winning-v.mine), 0.0
	if n := v.unseen.Len(); n > 0 {
		share = float64(v.theirs) / float64(n)
	}
	given := float64(v.unseen.Points()) / float64(max(1, v.unseen.Len()))
	declare := 0.0
	if v.announced == 0 {
		declare = float64(marriages(v.hand, v.trump))
	}
	drawn := float64(theirs.Len()) * share
	side := v.sideSuits()
	sum := declare + float64(masters.Points()) + side.top + given*float64(masters.Len()+side.tops)
	x := [prospects]float64{
		need / 33, declare / 20, (need - declare) / 33, float64(rules.Winning-v.other) / 33, (sum - need) / 10,
		float64(trumps.Len()), drawn, float64(trumps.Len()) - drawn, v.chance(theirs),
		float64(masters.Len()), float64(masters.Points()) / 10, float64(trumps.Points()-masters.Points()) / 10,
		float64(side.tops), side.top / 10, side.followed, side.ruffed, float64(side.seconds), side.second / 10,
		float64(side.losers), side.loser / 10,
		given / 4, float64(v.hand.Len()) / 5, float64(v.unseen.Len()) / 10,
	}
	if v.announced != 0 {
		x[prospects-1] = 1
	}
	return x
}

// sides counts the cards outside trumps: those that nothing unseen beats, those that one card does, and the others; with
// their card points, and how many of the first the opponent will probably follow to, or not.
type sides struct {
	tops, seconds, losers int
	top, second, loser    float64
	followed, ruffed      float64
}

func (v *sight) sideSuits() sides {
	var n sides
	for suit := range rules.NoSuit {
		if suit == v.trump {
			continue
		}
		theirs := v.unseen.OfSuit(suit)
		follows := v.chance(theirs)
		for rest := v.hand.OfSuit(suit); rest != 0; rest &= rest - 1 {
			c := rest.Lowest()
			points := float64(c.Points())
			switch (theirs & above(c)).Len() {
			case 0:
				n.tops++
				n.top += points
				n.followed += follows
				n.ruffed += 1 - follows
			case 1:
				n.seconds++
				n.second += points
			default:
				n.losers++
				n.loser += points
			}
		}
	}
	return n
}
