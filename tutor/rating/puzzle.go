package rating

import (
	"math"

	"bummerl/puzzles"
	"bummerl/tutor"
)

const (
	// measured is in how many tries of a bot the rate of a puzzle was found.
	measured = 48
	// unlike is how far people and the bot that measures may differ about a puzzle: what is hard for one may be easy for
	// the other. It is an estimate, on the side of caution.
	unlike = 90
	// Furthest is how far tries may move a puzzle from where it began.
	Furthest = 200.0
)

// OfPuzzle gives the rating that a puzzle begins with. It follows from its rate alone, the share of a bot's tries that
// solved it: the bot is given the rating Middle, and the puzzle that at which Middle is expected to win so often. So the
// lower the rate, the higher the rating: half is 1500, a quarter 1682, a twelfth 1882. The rate is moved by one try in
// both directions first (k of n becomes k+1 of n+2), so that always and never have a rating too: all lie between 824 and
// 2176. How many hands the opponent may hold is part of the rate, since the bot looks at few of them; it counts no second
// time. The deviation is that of so many tries, and how far people differ from bots.
func OfPuzzle(p puzzles.Puzzle) tutor.Rating {
	rate := (p.Rate*measured + 1) / (measured + 2)
	sampled := scale / math.Sqrt(measured*rate*(1-rate))
	return tutor.Rating{
		Value:      Middle - scale*math.Log(rate/(1-rate)),
		Deviation:  math.Hypot(sampled, unlike),
		Volatility: steady,
	}
}

// keptPuzzle gives a puzzle's rating from what is kept of it: bounded by where it begins, which may have been measured anew
// since.
func keptPuzzle(kept, start tutor.Rating) tutor.Rating {
	if kept.Version == 0 {
		return start
	}
	return near(kept, start)
}

// moved gives a puzzle's rating after a learner's try. Puzzles do not change, so that no time counts.
func moved(puzzle, start, learner tutor.Rating, right bool, weight float64) tutor.Rating {
	return near(After(puzzle, 0, Game{Against: learner, Won: !right, Weight: weight}), start)
}

func near(r, start tutor.Rating) tutor.Rating {
	r.Value = bounded(r.Value, start.Value-Furthest, start.Value+Furthest)
	return r
}
