package puzzles

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
)

const (
	// gradeTries is how often the measuring bot tries each puzzle, gradeSeed its dice.
	gradeTries = 48
	gradeSeed  = 66
	// mostHands is when looking for puzzles is given up.
	mostHands = 2_000_000
)

// Batch makes n puzzles of a theme that can be added to the collection: found by generate with the seed, graded and divided
// into three levels of the same size. Those that ask which of two things is right are half the one, half the other (there
// are too few certain snapszers: three in eight), and where a trick is to be taken or let go half of either have a rich
// trick, and half of those an opponent near 66; themes that the default variants of all languages have give the same
// answers under each. Cards that known puzzles have, of whichever theme, are left out.
func Batch(ctx context.Context, theme Theme, n int, seed uint64, known []Puzzle) ([]Puzzle, error) {
	seen := map[string]bool{}
	for _, p := range known {
		key, err := p.cards()
		if err != nil {
			return nil, err
		}
		seen[key] = true
	}
	var list []Puzzle
	firsts, found := 0, map[[3]bool]int{}
	wanted := func(first bool) bool { return !theme.Either() || !theme.full(first, firsts, len(list), n) }
	for p, err := range generate(ctx, theme, seed, mostHands, wanted) {
		if err != nil {
			return nil, err
		}
		key, err := p.cards()
		if err != nil {
			return nil, err
		}
		if seen[key] || theme != Snapszer && !p.Everywhere() || theme == TakeOrLetGo && found[p.kind()] >= (n+kinds-1)/kinds {
			continue
		}
		found[p.kind()]++
		if p, err = p.finish(ctx); err != nil {
			return nil, err
		}
		if p.FirstIsRight() {
			firsts++
		}
		if list = append(list, p); len(list) == n {
			return level(list), nil
		}
	}
	return nil, fmt.Errorf("%d hands gave %d puzzles of %s only", mostHands, len(list), theme)
}

// full tells whether there are enough puzzles on one side of a question.
func (t Theme) full(first bool, firsts, all, n int) bool {
	most := (n + 1) / 2
	if t == Snapszer {
		most = n * 3 / 8
	}
	if first {
		return firsts >= most
	}
	return all-firsts >= n-most
}

// finish measures what takes longer than finding a puzzle.
func (p Puzzle) finish(ctx context.Context) (Puzzle, error) {
	var err error
	if !p.Certain {
		if p.Guaranteed, err = p.guaranteed(ctx); err != nil {
			return p, err
		}
	}
	rate, err := p.Grade(ctx, gradeSeed, gradeTries)
	p.Rate = math.Round(1000*rate) / 1000
	return p, err
}

// level names the thirds, from those that the bot solves most often; of those that it solves as often the larger proof is
// the harder. Puzzles that ask which of two things is right have a third of each side in each level, and no order within it:
// neither level nor number may give the answer away.
func level(list []Puzzle) []Puzzle {
	byRate := func(p, q Puzzle) int {
		return cmp.Or(cmp.Compare(q.Rate, p.Rate), cmp.Compare(p.Size, q.Size), cmp.Compare(p.ID, q.ID))
	}
	slices.SortFunc(list, byRate)
	total, seen := map[bool]int{}, map[bool]int{}
	for _, p := range list {
		total[p.FirstIsRight()]++
	}
	for i, p := range list {
		side := p.FirstIsRight()
		list[i].Level = Levels()[seen[side]*3/total[side]]
		seen[side]++
	}
	slices.SortFunc(list, func(p, q Puzzle) int {
		byLevel := cmp.Compare(slices.Index(Levels(), p.Level), slices.Index(Levels(), q.Level))
		if p.Theme.Either() {
			return cmp.Or(byLevel, cmp.Compare(p.ID, q.ID))
		}
		return cmp.Or(byLevel, byRate(p, q))
	})
	return list
}
