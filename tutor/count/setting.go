package count

import (
	"fmt"
	"slices"
)

// Numbers is how a learner wants numbers written.
type Numbers string

// The ways of writing numbers; the empty one leaves it to the level.
const (
	Digits Numbers = "digits"
	Words  Numbers = "words"
)

// Sides says whose totals are asked for.
type Sides string

// The sides; the empty one leaves it to the level.
const (
	OwnSide   Sides = "own"
	BothSides Sides = "both"
)

// Setting is what a learner has chosen for a run.
type Setting struct {
	// Level is the rung of the drill's ladder on which the run begins, from 1.
	Level int `json:"level"`
	// Adapt lets the level follow the answers, see Stand.
	Adapt bool `json:"adapt"`
	// Length, Show, Words and Sides stand above those of the level; 0 and "" leave them to it.
	Length int     `json:"length,omitempty"`
	Show   Show    `json:"show,omitempty"`
	Words  Numbers `json:"words,omitempty"`
	Sides  Sides   `json:"sides,omitempty"`
	// Clock shows the tricks by the rung's pace, and the seconds at the question. Nothing is cut off.
	Clock bool `json:"clock,omitempty"`
	// Aloud has what is said read aloud, where the browser can.
	Aloud bool `json:"aloud,omitempty"`
}

// First is the setting of a learner who has never done a drill: the lowest level, which follows the answers.
func First() Setting { return Setting{Level: 1, Adapt: true} }

// Check tells why a drill cannot have the setting; nil if it can.
func (s Setting) Check(kind Kind) error {
	switch {
	case s.Level < 1 || s.Level > len(ladders[kind]):
		return fmt.Errorf("level %d is not one of the %d of drill %q", s.Level, len(ladders[kind]), kind)
	case s.Length != 0 && !slices.Contains(Lengths(kind), s.Length):
		return fmt.Errorf("drill %q has no length %d", kind, s.Length)
	case s.Show != "" && !slices.Contains(Shows(), s.Show):
		return fmt.Errorf("no showing %q", s.Show)
	case s.Words != "" && s.Words != Digits && s.Words != Words:
		return fmt.Errorf("no way %q of writing numbers", s.Words)
	case s.Sides != "" && s.Sides != OwnSide && s.Sides != BothSides:
		return fmt.Errorf("no sides %q", s.Sides)
	}
	return nil
}

// Rung gives the rung of a level with what the learner has set above it. A level beyond the ladder is the nearest one of
// it.
func (s Setting) Rung(kind Kind, level int) Rung {
	ladder := ladders[kind]
	r := ladder[min(max(level, 1), len(ladder))-1]
	if s.Length != 0 {
		r.Length = s.Length
	}
	if s.Show != "" {
		r.Show = s.Show
	}
	if s.Words != "" {
		r.Words = s.Words == Words
	}
	if s.Sides != "" && kind == Running {
		r.Both = s.Sides == BothSides
	}
	return r
}
