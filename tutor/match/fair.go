package match

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/tutor"
)

// # Fair deals
//
// Neither side can choose the cards. The server draws a seed of 32 random bytes and shows its SHA-256, the commitment;
// then the learner cuts the pack; seed and cut together make all deals of the match; and when it is over the seed is
// shown. Anybody can then check it in any language:
//
//  1. SHA-256 of the seed's 32 bytes is the commitment.
//  2. For hand n (1, 2, …) and a cut of c cards, key = HMAC-SHA256(key: the seed's 32 bytes, message: the ASCII text
//     "bummerl/deal/n/c" with both numbers in decimal, such as "bummerl/deal/1/7").
//  3. The key seeds ChaCha8Rand (https://c2sp.org/chacha8rand, Go's math/rand/v2 ChaCha8), which gives numbers of 64 bits.
//  4. The pack lies in order: clubs, spades, hearts, diamonds, each from the lowest rank (nine if there are 24 cards,
//     jack, queen, king, ten, ace); the first card is the top.
//  5. It is shuffled: for i = cards-1, cards-2, …, 1 the cards in places i and j change places (places count from 0),
//     where j is drawn evenly from 0 to i: take the next number x, drop it and take another while x < 2^64 mod (i+1);
//     then j = x mod (i+1).
//  6. It is cut: the c top cards go under the others.
//  7. It is dealt from the top: 3 to forehand, 3 to the dealer, 1 turned up, then 2 each (3 each with 24 cards); the rest
//     is the talon, in order, over the turned-up card.
//  8. The learner is forehand in hand 1 if the first byte of HMAC-SHA256(seed, "bummerl/lead/c") is even; after that the
//     seats alternate.

// Deal gives the deal of a hand, counted from 1, after a cut of that many cards.
func Deal(seed tutor.Seed, o rules.Options, hand, cut int) (rules.Deal, error) {
	if cut < 1 || cut > MaxCut(o) {
		return rules.Deal{}, fmt.Errorf("a cut of %d cards", cut)
	}
	pack := rules.Pack(int(o.Cards)).Cards()
	swapped(pack, rand.NewChaCha8(seed.Derive(dealMessage(hand, cut))), func(Swap) {})
	return rules.DealPack(o, slices.Concat(pack[cut:], pack[:cut]))
}

// MaxCut is the greatest number of cards that can be cut, 19 of 20 or 23 of 24; the least is 1.
func MaxCut(o rules.Options) int { return int(o.Cards) - 1 }

// learnerSeat tells where the learner sits in a hand.
func learnerSeat(seed tutor.Seed, hand, cut int) rules.Seat {
	first := rules.Forehand
	if seed.Derive(leadMessage(cut))[0]%2 == 1 {
		first = rules.Dealer
	}
	if hand%2 == 0 {
		return first.Other()
	}
	return first
}

// botDice gives the bot's dice for one action: hand counts from 1, ply is the number of actions before it. They follow
// from the seed, so that the bot does not change its mind when a request is repeated.
func botDice(seed tutor.Seed, hand, ply int) bot.Dice {
	return rand.NewChaCha8(seed.Derive(fmt.Sprintf("bummerl/bot/%d/%d", hand, ply)))
}
