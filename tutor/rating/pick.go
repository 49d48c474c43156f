package rating

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
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
	// slack is how much further from the aim than the very nearest another puzzle of its theme may lie.
	slack = 50
	// leeway is how much further the best of another theme may lie: to where chances are even. Else whoever is weak in a
	// theme would never meet it again. Where difficulty is to rise there is none.
	leeway = 150
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
	return k.draw(themes, leeway, func(t puzzles.Theme) float64 { return s.Theme(t).Value - below })
}

// Around draws a puzzle of any theme around a rating. False: none is left.
func (k Picker) Around(value float64) (puzzles.Puzzle, bool) {
	return k.draw(puzzles.Themes(), 0, func(puzzles.Theme) float64 { return value })
}

// Value gives how hard a puzzle is by now.
func (k Picker) Value(p puzzles.Puzzle) float64 { return keptPuzzle(k.Moved[p.ID], OfPuzzle(p)).Value }

// candidate is a puzzle and how far it lies from what is wanted. It points to the puzzle, which is large, since hundreds
// are put in order for each draw.
type candidate struct {
	puzzle *puzzles.Puzzle
	off    float64
}

// offer is what a theme has: its nearest puzzles, and how far the theme lies from what is wanted.
type offer struct {
	list []candidate
	off  float64
}

func (k Picker) draw(themes []puzzles.Theme, further float64, want func(puzzles.Theme) float64) (puzzles.Puzzle, bool) {
	for _, everybodys := range []bool{false, true} {
		var of []offer
		for _, theme := range themes {
			if o, ok := k.offer(theme, want(theme), everybodys); ok {
				of = append(of, o)
			}
		}
		if len(of) == 0 {
			continue
		}
		best := slices.MinFunc(of, func(x, y offer) int { return cmp.Compare(x.off, y.off) }).off
		of = slices.DeleteFunc(of, func(o offer) bool { return o.off > best+slack+further })
		list := slices.MaxFunc(of, func(x, y offer) int {
			return cmp.Compare(k.lot(string(x.list[0].puzzle.Theme)), k.lot(string(y.list[0].puzzle.Theme)))
		}).list
		return *slices.MaxFunc(list, func(x, y candidate) int {
			return cmp.Compare(k.lot(x.puzzle.ID), k.lot(y.puzzle.ID))
		}).puzzle, true
	}
	return puzzles.Puzzle{}, false
}

// offer finds the nearest puzzles of a theme, the very nearest first; by the learner's rules, or by any. In a theme that
// asks which of two things is right a lot says first which it is to be: of the easiest questions whether something is
// certain all are answered by yes, so that else the strength of a learner would tell him the answer. Such a theme lies
// only as near as both answers do. False: none is left.
func (k Picker) offer(theme puzzles.Theme, want float64, everybodys bool) (offer, bool) {
	sides := map[bool][]candidate{}
	all := puzzles.Of(theme)
	for i := range all {
		p := &all[i]
		if (everybodys || k.fits(*p)) && !k.Out(*p) {
			side := theme.Either() && p.FirstIsRight()
			sides[side] = append(sides[side], candidate{p, math.Abs(k.Value(*p) - want)})
		}
	}
	side := theme.Either() && k.lot("side "+string(theme))%2 == 0
	if len(sides[side]) == 0 {
		side = !side
	}
	list := nearestOf(sides[side])
	if len(list) == 0 {
		return offer{}, false
	}
	o := offer{list, list[0].off}
	if theme.Either() {
		far := math.Inf(1)
		if other := nearestOf(sides[!side]); len(other) > 0 {
			far = other[0].off
		}
		o.off = max(o.off, far)
	}
	return o, true
}

// nearestOf gives the nearest candidates, the very nearest first.
func nearestOf(list []candidate) []candidate {
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

// lot is what a theme or a puzzle has in the draw: of those that are as good the greatest is drawn. Each has its own, so
// that the draw mostly stays while others try puzzles that lie near, and so change who stands where.
func (k Picker) lot(what string) uint64 {
	sum := sha256.Sum256([]byte(k.Dice + " " + what))
	return binary.BigEndian.Uint64(sum[:])
}
