package puzzles

import (
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// randomHand draws one of the hands.
func randomHand(h solve.Hands, dice *rand.Rand) rules.CardSet {
	hand := h.Known
	free := (h.Pool &^ h.Known).Cards()
	for i := range h.Size - hand.Len() {
		j := i + dice.IntN(len(free)-i)
		free[i], free[j] = free[j], free[i]
		hand |= free[i].Set()
	}
	return hand
}
