package match

import (
	"encoding/hex"
	"fmt"
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
)

// Redone is what somebody comes by who works out a hand's deal from seed and cut: the numbers of the steps in fair.go.
type Redone struct {
	// Message is what the key is made of (step 2), Key the key in 64 hexadecimal digits.
	Message, Key string
	// Swaps are the steps of the shuffle, in order.
	Swaps []Swap
	// Shuffled is the pack before it is cut, the top first.
	Shuffled []rules.Card
}

// Swap is one step of the shuffle: the cards in two places, counted from 0, change places.
type Swap struct {
	// Number is the number drawn; what was dropped before it is left out.
	Number uint64
	// Place is i, With is j.
	Place, With int
}

// Lead is how it is settled who leads first in a match (step 8).
type Lead struct {
	Message string
	// Byte is the first byte of the HMAC. If it is even the learner is forehand in hand 1.
	Byte byte
}

// Redo works out the deal of a hand of a match step by step. The hand counts from 1; one that the match does not have is
// good too.
func Redo(p Proof, hand int) (Redone, error) {
	seed, err := tutor.ParseSeed(p.Seed)
	if err != nil {
		return Redone{}, err
	}
	r := Redone{Message: dealMessage(hand, p.Cut), Shuffled: rules.Pack(int(p.Options.Cards)).Cards()}
	key := seed.Derive(r.Message)
	r.Key = hex.EncodeToString(key[:])
	swapped(r.Shuffled, rand.NewChaCha8(key), func(s Swap) { r.Swaps = append(r.Swaps, s) })
	return r, nil
}

// RedoLead works out who leads first.
func RedoLead(p Proof) (Lead, error) {
	seed, err := tutor.ParseSeed(p.Seed)
	if err != nil {
		return Lead{}, err
	}
	message := leadMessage(p.Cut)
	return Lead{Message: message, Byte: seed.Derive(message)[0]}, nil
}

// dealMessage and leadMessage are the texts that keys are derived from.
func dealMessage(hand, cut int) string { return fmt.Sprintf("bummerl/deal/%d/%d", hand, cut) }

func leadMessage(cut int) string { return fmt.Sprintf("bummerl/lead/%d", cut) }

// swapped is the Fisher–Yates shuffle of step 5, told step by step.
func swapped(pack []rules.Card, dice bot.Dice, tell func(Swap)) {
	for i := len(pack) - 1; i > 0; i-- {
		x := even(uint64(i)+1, dice)
		j := int(x % (uint64(i) + 1)) //nolint:gosec // It is at most i.
		pack[i], pack[j] = pack[j], pack[i]
		tell(Swap{Number: x, Place: i, With: j})
	}
}

// even draws the next number that is not dropped: without the first 2^64 mod n numbers there is a multiple of n of them,
// so that all remainders are equally likely.
func even(n uint64, dice bot.Dice) uint64 {
	for {
		// -n is 2^64-n, which leaves the same remainder as 2^64.
		if x := dice.Uint64(); x >= -n%n {
			return x
		}
	}
}
