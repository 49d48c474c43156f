package think

import (
	"errors"
	"iter"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// ErrNotThere is the error for a line that no hand allows.
var ErrNotThere = errors.New("the line cannot be played")

// Followed is how a position looks after a line of actions.
type Followed struct {
	// View is what the seat sees then; State is one of the states that fit it, and From the one that it came from.
	View        rules.View
	From, State rules.State
	// Tree tells how it goes on; nil where the line has left it.
	Tree *solve.Tree
	// Fits counts the hands with which the opponent can have played so.
	Fits int
}

// Follow plays a line from what a seat sees, with each of the hands that the opponent may hold, and follows a tree that
// begins after the first skip actions along it.
func Follow(v rules.View, hands iter.Seq[rules.CardSet], tree *solve.Tree, skip int, line []rules.Action) (Followed, error) {
	f := Followed{Tree: tree}
	for hand := range hands {
		s, ok := v.Suppose(hand)
		if !ok || !playable(s, line) {
			continue
		}
		if f.Fits == 0 {
			f.From = s
		}
		f.Fits++
	}
	if f.Fits == 0 {
		return Followed{}, ErrNotThere
	}
	var err error
	if f.View, f.State, err = v.After(f.From, line...); err != nil {
		return Followed{}, errors.Join(ErrNotThere, err)
	}
	for _, a := range line[min(skip, len(line)):] {
		if f.Tree == nil {
			break
		}
		f.Tree = f.Tree.After(a)
	}
	return f, nil
}

// playable tells whether a line is legal from a state on.
func playable(s rules.State, line []rules.Action) bool {
	for _, a := range line {
		if s.Over() || !s.IsLegal(a) {
			return false
		}
		s = s.Next(a)
	}
	return true
}

// Play gives the state after a line with all cards open.
func Play(s rules.State, line []rules.Action) (rules.State, error) {
	if !playable(s, line) {
		return s, ErrNotThere
	}
	for _, a := range line {
		s = s.Next(a)
	}
	return s, nil
}
