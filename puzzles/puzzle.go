package puzzles

import (
	"fmt"
	"slices"

	"bummerl/rules"
)

// Puzzle is one position to solve.
type Puzzle struct {
	// ID names the puzzle for good; progress is kept under it.
	ID string
	// Number is its place in the list, from 1.
	Number int
	Theme  Theme
	// Record is the hand up to the position.
	Record rules.Record
	// Variants are the rules under which value and answers are proven to be the same; the record's own come first.
	Variants []string
	// Value is what the position is worth to the learner with best play by both sides, in game points: positive if he
	// wins the hand.
	Value int
	// Right holds every action that keeps Value.
	Right rules.Actions

	start rules.State
}

// Start gives the position.
func (p Puzzle) Start() rules.State { return p.start }

// Seat gives the learner's seat: the one to act at the start.
func (p Puzzle) Seat() rules.Seat { return p.start.Turn() }

// Under gives the puzzle by the rules of another variant if its answers are the same there, else as it is.
func (p Puzzle) Under(variant string) Puzzle {
	if !slices.Contains(p.Variants, variant) {
		return p
	}
	q, err := p.under(variant)
	if err != nil {
		return p
	}
	return q
}

func (p Puzzle) under(variant string) (Puzzle, error) {
	o, err := rules.Variant(variant)
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
