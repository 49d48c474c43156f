package course

import "bummerl/rules"

// The checks on the pack itself: what is in it, and what it is worth.
const (
	// TakenOut: how many cards go from a pack of 32 to make the learner's (Number).
	TakenOut Check = "taken-out"
	// AboveKing: all cards that beat the king of their suit (Mark).
	AboveKing Check = "above-king"
	// Worthless: which cards are worth nothing (Choose): "none", "nines", "jacks" or "pictures".
	Worthless Check = "worthless"
	// HandPoints: what the learner's hand is worth (Number).
	HandPoints Check = "hand-points"
	// Rest: what the cards leave for the other once one side has just 66 (Number).
	Rest Check = "rest"
	// AllMarriages: what the four marriages of a hand are worth together (Choose): "eighty", "hundred" or "double".
	AllMarriages Check = "all-marriages"
	// Queens: all queens (Mark).
	Queens Check = "queens"
)

// The causes that these checks find.
const (
	// Kept: the cards that stay were counted. OneSuit: those of one suit only.
	Kept    Cause = "kept"
	OneSuit Cause = "one-suit"
	// Swapped: the jack was counted for three and the queen for two, as in other games. NoPictures: as nothing.
	// FaceNine: the nine was counted for nine.
	Swapped    Cause = "swapped"
	NoPictures Cause = "no-pictures"
	FaceNine   Cause = "face-nine"
	// HalfOfAll: half of all points. AsMany: 66 as well.
	HalfOfAll Cause = "half"
	AsMany    Cause = "as-many"
)

// bigPack is the size of the pack from which this one is made.
const bigPack = 32

// What a marriage is worth in a plain suit and in trumps.
var (
	plainMarriage = rules.Hearts.MarriagePoints(rules.NoSuit)
	trumpMarriage = rules.Hearts.MarriagePoints(rules.Hearts)
)

var packChecks = map[Check]checking{
	TakenOut: counting(func(m moment) (int, error) { return bigPack - m.pack().Len(), nil },
		slip{Kept, func(m moment, _ int) int { return m.pack().Len() }},
		slip{OneSuit, func(_ moment, all int) int { return all / len(rules.Suits) }}),
	AboveKing: marking(func(m moment) rules.CardSet { return m.pack().OfRank(rules.Ten) | m.pack().OfRank(rules.Ace) }),
	Worthless: choosing(worthless),
	HandPoints: counting(func(m moment) (int, error) { return m.state.Hand(m.seat).Points(), nil },
		slip{FaceNine, func(m moment, n int) int { return n + 9*m.state.Hand(m.seat).OfRank(rules.Nine).Len() }},
		slip{NoPictures, func(m moment, n int) int { return n - pictures(m.state.Hand(m.seat)).Points() }},
		slip{Swapped, func(m moment, n int) int {
			hand := m.state.Hand(m.seat)
			return n + hand.OfRank(rules.Jack).Len() - hand.OfRank(rules.Queen).Len()
		}}),
	Rest: counting(func(m moment) (int, error) { return m.pack().Points() - rules.Winning, nil },
		slip{HalfOfAll, func(m moment, _ int) int { return m.pack().Points() / 2 }},
		slip{AsMany, func(moment, int) int { return rules.Winning }}),
	AllMarriages: choosing(allMarriages),
	Queens:       marking(func(m moment) rules.CardSet { return m.pack().OfRank(rules.Queen) }),
}

// pack gives all cards that the learner plays with.
func (m moment) pack() rules.CardSet { return rules.Pack(int(m.record.Options.Cards)) }

func pictures(set rules.CardSet) rules.CardSet {
	return set.OfRank(rules.Jack) | set.OfRank(rules.Queen) | set.OfRank(rules.King)
}

// worthless names the rank of the cards that are worth nothing.
func worthless(m moment) (string, error) {
	for c := range m.pack().All() {
		switch {
		case c.Points() > 0:
		case c.Rank() == rules.Nine:
			return "nines", nil
		default:
			return "jacks", nil
		}
	}
	return "none", nil
}

// allMarriages adds up what each king and queen of the pack are worth together, one suit being trump.
func allMarriages(m moment) (string, error) {
	sum := 0
	for queen := range m.pack().Marriages().All() {
		if queen.Suit() == m.state.Trump() {
			sum += trumpMarriage
		} else {
			sum += plainMarriage
		}
	}
	return map[int]string{80: "eighty", 100: "hundred", 160: "double"}[sum], nil
}
