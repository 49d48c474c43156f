package arena

import (
	"math/rand/v2"

	"bummerl/rules"
)

// Deal gives the hand-th deal (from 0) of the n-th pair of a contest: PCG with the seed and with n in the upper and hand
// in the lower half of the second word, and the shuffle of Fisher and Yates from the top of the ordered pack down. Of the
// 2^64 numbers of a draw one remainder may be likelier by one than another, which nobody can measure.
func Deal(o rules.Options, seed uint64, n, hand int) (rules.Deal, error) {
	pack := rules.Pack(int(o.Cards)).Cards()
	dice := rand.NewPCG(seed, uint64(n)<<32|uint64(uint32(hand)))
	for i := len(pack) - 1; i > 0; i-- {
		j := int(dice.Uint64() % uint64(i+1))
		pack[i], pack[j] = pack[j], pack[i]
	}
	return rules.DealPack(o, pack)
}
