package tally

import (
	"strconv"
	"strings"
)

// Drawn is the winner of a hand that nobody won.
const Drawn = -1

// MostHands is how many hands a pad holds: an evening has fewer, and a longer link is broken by what passes links on.
const MostHands = 200

// mostPoints is the most that a hand can be worth: 3, doubled by kontra and rekontra before a closing and again after it.
const mostPoints = 3 * mostDoubled

const mostDoubled = 16

// Hand is one hand as it was written down.
type Hand struct {
	// Winner is 0 or 1, or Drawn.
	Winner int
	// Points are its game points (1 to 48), without those that drawn hands carried; 0 for a drawn one.
	Points int
}

// String gives the hand as an address has it: a2 and b1 are points of the one and of the other, - is a drawn hand.
func (h Hand) String() string {
	if h.Winner == Drawn {
		return "-"
	}
	return string("ab"[h.Winner]) + strconv.Itoa(h.Points)
}

// History are the hands in order.
type History []Hand

// String gives them as an address has them: "a2b1-a3".
func (h History) String() string {
	var b strings.Builder
	for _, hand := range h {
		b.WriteString(hand.String())
	}
	return b.String()
}

// Parse reads what String wrote. Where it ceases to be that, as in a link that was cut, whole is false and the hands are
// those before; so it is after MostHands.
func Parse(text string) (hands History, whole bool) {
	for text != "" {
		hand, rest := Hand{Winner: Drawn}, text[1:]
		if text[0] != '-' {
			rest = strings.TrimLeft(rest, "0123456789")
			points, err := strconv.Atoi(text[1 : len(text)-len(rest)])
			hand = Hand{Winner: strings.IndexByte("ab", text[0]), Points: points}
			if err != nil || hand.Winner < 0 || text[1] == '0' || points > mostPoints {
				return hands, false
			}
		}
		if len(hands) == MostHands {
			return hands, false
		}
		hands, text = append(hands, hand), rest
	}
	return hands, true
}
