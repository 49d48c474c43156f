package rating

import (
	"cmp"
	"hash/fnv"
	"math"
	"slices"

	"bummerl/puzzles"
	"bummerl/tutor"
)

const (
	// aim is how likely the next puzzle is to be solved: often enough to be a pleasure, seldom enough to learn by.
	aim = 0.7
	// nearest is among how many puzzles of a theme the next one is drawn: always the very nearest would be the same for
	// everybody.
	nearest = 8
	// slack is how much further from the aim than the very nearest another puzzle may lie, in its theme, and the best of
	// another theme.
	slack = 50
)

// below is how far under a rating the puzzles lie that it solves with the chance aim.
var below = scale * math.Log(aim/(1-aim))

// Picker draws puzzles that lie near. The same picker draws the same puzzle: whoever goes away and comes back finds it.
type Picker struct {
	// Moved are the ratings of puzzles that tries have moved, by ID.
	Moved map[string]tutor.Rating
	// Out tells which puzzles are not to be drawn.
	Out func(puzzles.Puzzle) bool
	// Variant are the learner's rules: puzzles that have the same answers there come first. "" are those that the languages
	// begin with: puzzles that are the same in all of them.
	Variant string
	// Dice decide among those that are as good: another text draws others.
	Dice string
}

// Near draws a puzzle near a learner's strength from one of some themes, each as likely as the others where it has puzzles
// as near. False: none is left.
func (k Picker) Near(s Standing, themes ...puzzles.Theme) (puzzles.Puzzle, bool) {
	return k.draw(themes, func(t puzzles.Theme) float64 { return s.Theme(t).Value - below })
}

// Around draws a puzzle of any theme around a rating. False: none is left.
func (k Picker) Around(value float64) (puzzles.Puzzle, bool) {
	return k.draw(puzzles.Themes(), func(puzzles.Theme) float64 { return value })
}

// Value gives how hard a puzzle is by now.
func (k Picker) Value(p puzzles.Puzzle) float64 { return keptPuzzle(k.Moved[p.ID], OfPuzzle(p)).Value }

// candidate is a puzzle and how far it lies from what is wanted.
type candidate struct {
	puzzle puzzles.Puzzle
	off    float64
}

func (k Picker) draw(themes []puzzles.Theme, want func(puzzles.Theme) float64) (puzzles.Puzzle, bool) {
	for _, everybodys := range []bool{false, true} {
		var of [][]candidate
		for _, theme := range themes {
			if list := k.candidates(theme, want(theme), everybodys); len(list) > 0 {
				of = append(of, list)
			}
		}
		if len(of) == 0 {
			continue
		}
		best := slices.MinFunc(of, func(x, y []candidate) int { return cmp.Compare(x[0].off, y[0].off) })[0].off
		of = slices.DeleteFunc(of, func(list []candidate) bool { return list[0].off > best+slack })
		list := of[k.dice("theme", len(of))]
		return list[k.dice("puzzle", len(list))].puzzle, true
	}
	return puzzles.Puzzle{}, false
}

// candidates are the nearest puzzles of a theme, the very nearest first; by the learner's rules, or by any.
func (k Picker) candidates(theme puzzles.Theme, want float64, everybodys bool) []candidate {
	var list []candidate
	for _, p := range puzzles.Of(theme) {
		if (everybodys || k.fits(p)) && !k.Out(p) {
			list = append(list, candidate{p, math.Abs(k.Value(p) - want)})
		}
	}
	slices.SortStableFunc(list, func(x, y candidate) int { return cmp.Compare(x.off, y.off) })
	list = list[:min(nearest, len(list))]
	for len(list) > 1 && list[len(list)-1].off > list[0].off+slack {
		list = list[:len(list)-1]
	}
	return list
}

// fits tells whether a puzzle has the same answers by the learner's rules.
func (k Picker) fits(p puzzles.Puzzle) bool {
	if k.Variant == "" {
		return p.Everywhere()
	}
	return slices.Contains(p.Variants, k.Variant)
}

// dice gives a number below n.
func (k Picker) dice(what string, n int) int {
	h := fnv.New64a()
	_, _ = h.Write([]byte(k.Dice + " " + what)) // It cannot fail.
	return int(h.Sum64() % uint64(n))
}
