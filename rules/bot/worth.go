package bot

import (
	"sync"

	"bummerl/rules"
)

// worth tells what game points are worth as the match stands: as much as they are for the zero Score, else by how much
// they raise the chance of winning the match, in a unit in which the next game point counts about 1.
type worth struct {
	match bool
	me    int // game points that I still need
	other int
	carry int
	unit  float64
}

// worthOf gives the worth at a score.
func worthOf(o rules.Options, m Score) worth {
	w := worth{match: m != Score{}, carry: m.Carried}
	if !w.match {
		return w
	}
	w.me = min(max(1, int(o.Target)-m.Me), farthest)
	w.other = min(max(1, int(o.Target)-m.Opponent), farthest)
	w.carry = max(0, w.carry)
	w.unit = (toWin(w.me-1, w.other) - toWin(w.me, w.other-1)) / 2
	return w
}

// of gives what a hand's game points are worth, negative ones if the opponent makes them.
func (w *worth) of(points int) float64 {
	if !w.match {
		return float64(points)
	}
	me, other := w.me, w.other
	switch {
	case points > 0:
		me -= points + w.carry
	case points < 0:
		other += points - w.carry
	}
	return (toWin(me, other) - toWin(w.me, w.other)) / w.unit
}

// farthest is the highest target of a match.
const farthest = 99

// matches[a][b] is the chance to win a match for who needs a game points when the other needs b, both playing equally
// well: a hand brings the winner 1, 2 or 3 game points in 40, 37 and 23 of a hundred.
var matches = sync.OnceValue(func() *[farthest + 1][farthest + 1]float64 {
	var t [farthest + 1][farthest + 1]float64
	shares := [...]float64{0, 0.40, 0.37, 0.23}
	for a := range t {
		for b := range t[a] {
			switch {
			case a == 0:
				t[a][b] = 1
			case b == 0:
			default:
				for points := 1; points < len(shares); points++ {
					t[a][b] += shares[points] / 2 * (t[max(0, a-points)][b] + t[a][max(0, b-points)])
				}
			}
		}
	}
	return &t
})

// toWin gives the chance to win the match when one needs me and the other needs other game points.
func toWin(me, other int) float64 { return matches()[max(0, me)][max(0, other)] }
