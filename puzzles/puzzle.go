package puzzles

import (
	"fmt"
	"slices"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Puzzle is one position to solve.
type Puzzle struct {
	// ID names the puzzle for good; progress is kept under it. It follows from the position (see Identify), never from
	// its place in a list; only the first ten have names that are older.
	ID string
	// Number is its place among the puzzles of its theme, from 1. It may change when puzzles are added.
	Number int
	Theme  Theme
	// Record is the hand up to the position.
	Record rules.Record
	// Variants are the rules under which the answers are proven to be the same; the record's own come first.
	Variants []string
	// Right holds every action at the start that is right: in the last five those that keep Value, else those after which
	// the learner still has a certain plan. Where Certain is false it is empty, and "not certain" is right.
	Right rules.Actions
	// Certain tells whether there is a certain plan, which is whether anything is Right; true in all themes that are no
	// question of yes or no.
	Certain bool
	// Value is what the position is worth to the learner with best play by both sides, in game points: positive if he
	// wins the hand. Only the last five have it.
	Value int
	// Hands is the number of the opponent's hands that fit what the learner has seen (1 in the last five), Guaranteed
	// how many of them one plan is known to win against: all if Certain, else the best plan found.
	Hands, Guaranteed int
	// Size is the size of the proof that was found: how many different moments the plan has, or the defence against every
	// plan. Another prover may find a shorter one.
	Size int
	// Trap is a natural way to begin that is wrong, up to its wrong action or, where Certain is false, its first card.
	// It fails in several of the hands even if the learner goes on as if he saw all cards.
	Trap []rules.Action
	// Rate is how often (0 to 1) the bot that measures difficulty solves it, Level the third of its theme by that rate.
	Rate  float64
	Level Level

	start rules.State
}

// Level is how difficult a puzzle is among those of its theme.
type Level string

// The levels.
const (
	Easy   Level = "easy"
	Medium Level = "medium"
	Hard   Level = "hard"
)

// Levels lists the levels from the easiest to the hardest.
func Levels() []Level { return []Level{Easy, Medium, Hard} }

// Start gives the position. Where the opponent's hand is hidden, the one in it is that of the hand as it was played;
// the puzzle does not depend on it.
func (p Puzzle) Start() rules.State { return p.start }

// Seat gives the learner's seat: the one to act at the start.
func (p Puzzle) Seat() rules.Seat { return p.start.Turn() }

// View gives what the learner has seen at the start.
func (p Puzzle) View() (rules.View, error) { return p.Record.View(p.Seat()) }

// Possible gives the opponent's hands that fit at the start.
func (p Puzzle) Possible() (solve.Hands, error) {
	v, err := p.View()
	return solve.HandsOf(v), err
}

// Under gives the puzzle by the rules of another variant if its answers are the same there, else as it is.
func (p Puzzle) Under(variant string) Puzzle {
	if !slices.Contains(p.Variants, variant) || variant == p.Record.Variant {
		return p
	}
	q, err := p.under(variant)
	if err != nil {
		return p
	}
	return q
}

// By gives the puzzle by somebody's rules, if a hand goes by them as under one of the variants under which its answers are
// the same; else as it is.
func (p Puzzle) By(o rules.Options) Puzzle {
	if variant := sameHand(p.Variants, o); variant != "" {
		return p.Under(variant)
	}
	return p
}

// VariantBy names the variant of puzzles by which a hand goes as by somebody's rules; "" if there is none.
func VariantBy(o rules.Options) string { return sameHand(Variants, o) }

// sameHand names the first of the variants by which a hand goes as by somebody's rules; "" if there is none.
func sameHand(variants []string, o rules.Options) string {
	for _, variant := range variants {
		if own, err := Options(variant); err == nil && own.SameHand(o) {
			return variant
		}
	}
	return ""
}

// Everywhere tells whether the answers are the same under the default variants of all languages.
func (p Puzzle) Everywhere() bool {
	for _, variant := range Variants {
		if !slices.Contains(p.Variants, variant) {
			return false
		}
	}
	return true
}

func (p Puzzle) under(variant string) (Puzzle, error) {
	o, err := Options(variant)
	if err != nil {
		return p, err
	}
	p.Record.Variant, p.Record.Options = variant, o
	return p.ready()
}

// ready replays the record to the position.
func (p Puzzle) ready() (Puzzle, error) {
	s, err := p.Record.Replay()
	if err != nil {
		return p, fmt.Errorf("puzzle %s: %w", p.ID, err)
	}
	p.start = s
	return p, nil
}
