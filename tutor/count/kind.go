package count

import "slices"

// Kind names a drill, as the store and addresses write it.
type Kind string

// The drills, from the first sum to the craft of the last five cards.
const (
	// TrickSum asks what the two cards of a trick are worth; in reverse which trick made a sum.
	TrickSum Kind = "trick"
	// Running asks for the running totals of one hand; in reverse which trick made them.
	Running Kind = "running"
	// MayClaim asks whether the learner has 66 that count.
	MayClaim Kind = "claim"
	// Missing asks how much is missing to 66, and which trick would bring it.
	Missing Kind = "missing"
	// TrumpsOut asks which trumps are in the opponent's hand or face down in the talon, or how many.
	TrumpsOut Kind = "trumps"
	// CardsOut asks the same of all cards.
	CardsOut Kind = "cards"
	// LastFive asks for the opponent's whole hand once the talon is gone: five cards, or six of a pack of 24.
	LastFive Kind = "lastfive"
)

var kinds = []Kind{TrickSum, Running, MayClaim, Missing, TrumpsOut, CardsOut, LastFive}

// Kinds lists the drills in the order in which they are learned.
func Kinds() []Kind { return slices.Clone(kinds) }

// ParseKind reads a drill's name; false if there is none of that name.
func ParseKind(text string) (Kind, bool) {
	k := Kind(text)
	return k, slices.Contains(kinds, k)
}

// AboutCards tells whether a drill asks which cards are still to come: hand and turn-up are then shown, and points are no
// matter. The other drills count points.
func (k Kind) AboutCards() bool { return k == TrumpsOut || k == CardsOut || k == LastFive }

// TakesSides tells whether it matters in a drill who took a trick.
func (k Kind) TakesSides() bool { return k == Running || k == MayClaim || k == Missing }

// Tricks is how many tricks of a hand the drill of running totals goes on for.
const Tricks = 6

// items is how many items a run has; of running totals as many as the lengths of its items allow.
func (k Kind) items() int {
	switch k {
	case TrickSum:
		return 8
	case Running:
		return Tricks
	}
	return 5
}
