package puzzles

import (
	"context"

	"bummerl/rules"
)

// several gives in how many of so many hands a natural way to begin must fail: in three, of five in two.
func several(hands int) int { return min(3, hands/3+1) }

// findTrap finds the first natural way to begin that is wrong and fails in several hands.
func (p *Puzzle) findTrap(ctx context.Context, f findings) (bool, error) {
	l, err := p.living(ctx)
	if err != nil {
		return false, err
	}
	first, _ := p.sideOf(f)
	naturals, err := p.naturalsOff(first)
	if err != nil {
		return false, err
	}
	enough := several(f.hands)
	most := int(p.temptation() * float64(f.hands))
	for _, line := range naturals {
		fails, err := l.fails(line, most+1)
		if err != nil {
			return false, err
		}
		if fails < enough || fails > most { // one that fails in any hand is wrong
			continue
		}
		p.Trap = line
		return true, nil
	}
	return false, nil
}

// temptation gives the largest share of hands in which a natural way to begin may fail: more would be no temptation. Where
// nothing is certain it must look as if something were. A certain snapszer is a rare thing (of the 11,330 first hands with
// a turn-up that differ by more than the names of suits there are 72), so that none is refused. At the last talon
// trick the opponent takes the hidden card with a trick that is let go, so that it makes no difference which that was, and
// a claim without 66 fails against all.
func (p Puzzle) temptation() float64 {
	switch {
	case !p.Certain:
		return 0.2
	case p.Theme == Snapszer, p.Theme.sided():
		return 1
	}
	return 0.4
}

// fails counts the hands in which a way to begin loses even if the learner goes on as if he saw all cards, up to most.
func (l *living) fails(line []rules.Action, most int) (int, error) {
	n, _ := l.afterAll(line)
	list, err := beaten(l.prover, n, most)
	return len(list), err
}
