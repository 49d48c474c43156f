package coach

import (
	"bummerl/rules"
	"bummerl/rules/bot"
)

// purse counts game points as the match does: no more than a side still needs, and with what drawn hands have carried
// over. A hand by itself counts all of them.
type purse struct {
	match                 bool
	mine, theirs, carried int
}

// purseOf gives the purse of the seat of a view at a score.
func purseOf(o rules.Options, m bot.Score) purse {
	return purse{
		match: m != bot.Score{}, carried: max(0, m.Carried),
		mine: max(1, int(o.Target)-m.Me), theirs: max(1, int(o.Target)-m.Opponent),
	}
}

// count gives what an outcome of the hand is worth, positive for the seat of the view. It never falls as the outcome
// rises, so that best play for the one is best play for the other.
func (p purse) count(points int) float64 {
	switch {
	case !p.match || points == 0:
		return float64(points)
	case points > 0:
		return float64(min(points+p.carried, p.mine))
	}
	return -float64(min(p.carried-points, p.theirs))
}

// times gives what an outcome that counts so much counts when the hand is about so many times as many game points.
func (p purse) times(counted, factor float64) float64 {
	carried := 0.0
	if p.match {
		carried = float64(p.carried)
	}
	switch {
	case counted > 0:
		counted = (counted-carried)*factor + carried
	case counted < 0:
		counted = (counted+carried)*factor - carried
	}
	if p.match {
		counted = min(max(counted, -float64(p.theirs)), float64(p.mine))
	}
	return counted
}
