package puzzles

import (
	"math/rand/v2"

	"bummerl/rules"
)

// countBadly gives what somebody does who would take an action if he could not claim, and has counted his points in
// passing: of one trick in five that he has made he remembers the points wrongly, by up to six either way.
func (l *living) countBadly(a rules.Action, dice *rand.Rand) rules.Action {
	counted := l.state.Points(l.p.Seat())
	for range l.state.Tricks(l.p.Seat()) {
		if dice.IntN(5) == 0 {
			counted += dice.IntN(13) - 6
		}
	}
	if counted >= rules.Winning {
		return rules.Claim
	}
	if a != rules.Claim {
		return a
	}
	cards := l.state.Legal().Cards().Cards()
	return rules.Play(cards[dice.IntN(len(cards))])
}
