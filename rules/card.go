package rules

import (
	"fmt"
	"iter"
	"math/bits"
)

// Suit is one of the four suits, in the order of their ids: c (clubs, acorns), s (spades, leaves), h (hearts),
// d (diamonds, bells).
type Suit uint8

// The four suits, named after the French pack.
const (
	Clubs Suit = iota
	Spades
	Hearts
	Diamonds
	// NoSuit stands where there is no suit.
	NoSuit
)

const suitIDs = "cshd"

// String gives the suit's id: c, s, h or d.
func (s Suit) String() string {
	if s >= NoSuit {
		return ""
	}
	return suitIDs[s : s+1]
}

// ParseSuit reads a suit's id.
func ParseSuit(id string) (Suit, error) {
	for s := Clubs; s < NoSuit; s++ {
		if suitIDs[s:s+1] == id {
			return s, nil
		}
	}
	return NoSuit, fmt.Errorf("no suit %q (suits are c, s, h, d)", id)
}

// MarriagePoints gives the card points of a marriage of the suit: 20, in trumps 40.
func (s Suit) MarriagePoints(trump Suit) int {
	if s == trump {
		return 40
	}
	return 20
}

// Marriage gives the king and the queen of a suit, which make twenty, or forty in trumps.
func (s Suit) Marriage() CardSet { return NewCard(King, s).Set() | NewCard(Queen, s).Set() }

// Suits lists the four suits in the order of their ids.
var Suits = [4]Suit{Clubs, Spades, Hearts, Diamonds}

// Rank is a card's rank; a greater rank beats a smaller one of its suit.
type Rank uint8

// The ranks from the lowest to the highest: the ten stands second.
const (
	Nine Rank = iota + 1
	Jack
	Queen
	King
	Ten
	Ace
)

const rankIDs = " 9JQKTA"

var rankPoints = [8]uint8{Nine: 0, Jack: 2, Queen: 3, King: 4, Ten: 10, Ace: 11}

// String gives the rank's letter: 9, J, Q, K, T or A.
func (r Rank) String() string {
	if r == 0 || r > Ace {
		return ""
	}
	return rankIDs[r : r+1]
}

// Points gives the card points of a rank: 11, 10, 4, 3, 2, 0.
func (r Rank) Points() int { return int(rankPoints[r&7]) }

// Card is one card: its suit in bits 3 and 4, its rank below them. The zero Card is NoCard.
type Card uint8

// NoCard stands where there is no card.
const NoCard Card = 0

// NewCard gives the card of a rank and a suit.
func NewCard(r Rank, s Suit) Card { return Card(s)<<3 | Card(r) }

// Suit gives the card's suit.
func (c Card) Suit() Suit { return Suit(c >> 3) }

// Rank gives the card's rank.
func (c Card) Rank() Rank { return Rank(c & 7) }

// Points gives the card's card points (0 to 11).
func (c Card) Points() int { return int(rankPoints[c&7]) }

// Set gives the set that holds this card alone; NoCard gives the empty set.
func (c Card) Set() CardSet { return CardSet(1) << c &^ 1 }

// String gives the card as rank and suit id, "Ah"; NoCard gives "".
func (c Card) String() string {
	if c == NoCard {
		return ""
	}
	return c.Rank().String() + c.Suit().String()
}

// ParseCard reads a card such as "Ah" or "9d"; letters are case-exact.
func ParseCard(text string) (Card, error) {
	if len(text) == 2 {
		for r := Nine; r <= Ace; r++ {
			if rankIDs[r] != text[0] {
				continue
			}
			if s, err := ParseSuit(text[1:]); err == nil {
				return NewCard(r, s), nil
			}
		}
	}
	return NoCard, fmt.Errorf("no card %q (a card is rank A T K Q J 9, then suit c s h d)", text)
}

// CardSet is a set of cards as bits; card c is bit c, so a suit is one byte and within it the higher card is the higher
// bit.
type CardSet uint32

// SetOf gives the set of the cards named.
func SetOf(cards ...Card) CardSet {
	var set CardSet
	for _, c := range cards {
		set |= c.Set()
	}
	return set
}

// OfSuit gives the cards of a suit that are in the set.
func (set CardSet) OfSuit(s Suit) CardSet { return set & (0xff << (8 * s)) }

// Has tells whether a card is in the set.
func (set CardSet) Has(c Card) bool { return set&c.Set() != 0 }

// Len counts the cards of the set.
func (set CardSet) Len() int { return bits.OnesCount32(uint32(set)) }

// Lowest gives the first card of the set in ascending order, or NoCard.
func (set CardSet) Lowest() Card {
	if set == 0 {
		return NoCard
	}
	return Card(bits.TrailingZeros32(uint32(set)))
}

// Highest gives the last card of the set in ascending order, or NoCard.
func (set CardSet) Highest() Card {
	if set == 0 {
		return NoCard
	}
	return Card(31 - bits.LeadingZeros32(uint32(set)))
}

// Points adds up the card points of the set (0 to 120).
func (set CardSet) Points() int {
	sum := 0
	for ; set != 0; set &= set - 1 {
		sum += set.Lowest().Points()
	}
	return sum
}

// Marriages gives the queens whose kings are in the set too.
func (set CardSet) Marriages() CardSet {
	// A king stands one bit above its queen.
	return (set & (set >> 1)).OfRank(Queen)
}

// OfRank gives the cards of a rank that are in the set.
func (set CardSet) OfRank(r Rank) CardSet { return set & (0x01010101 << r) }

// All iterates over the cards in ascending order: by suit id c s h d, within a suit from the lowest rank.
func (set CardSet) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for rest := set; rest != 0; rest &= rest - 1 {
			if !yield(rest.Lowest()) {
				return
			}
		}
	}
}

// Cards lists the cards in ascending order.
func (set CardSet) Cards() []Card {
	cards := make([]Card, 0, set.Len())
	for c := range set.All() {
		cards = append(cards, c)
	}
	return cards
}

// Pack gives all cards of the game: 20, or 24 with the nines.
func Pack(cards int) CardSet {
	const twenty, nines CardSet = 0x7c7c7c7c, 0x02020202
	if cards == 24 {
		return twenty | nines
	}
	return twenty
}
