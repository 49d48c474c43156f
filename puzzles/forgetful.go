package puzzles

import (
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// forgetGone gives some of the cards that are gone in a state, as many as the measuring bot takes to be still out.
func forgetGone(s rules.State, dice *rand.Rand) rules.CardSet {
	out := s.Hand(rules.Forehand) | s.Hand(rules.Dealer) | s.Led().Set()
	for _, c := range s.Talon() {
		out |= c.Set()
	}
	gone := (rules.Pack(int(s.Options().Cards)) &^ out).Cards()
	dice.Shuffle(len(gone), func(i, j int) { gone[i], gone[j] = gone[j], gone[i] })
	var doubt rules.CardSet
	for _, c := range gone[:min(forgotten, len(gone))] {
		doubt |= c.Set()
	}
	return doubt
}

// guessAtLast picks, before the last draw, an action that wins against most of some hands, all cards open, made of what is
// unseen and of cards in doubt, and says against how many.
func (g *hiddenGrader) guessAtLast(l *living, doubt rules.CardSet, dice *rand.Rand, looks int) (rules.Action, int, error) {
	them := l.p.Seat().Other()
	h := l.moment.Hands()
	h.Pool |= l.state.Hand(them) | l.state.Talon()[0].Set() | doubt
	moves := l.p.Theme.Task().Actions(l.state)
	wins := map[rules.Action]int{}
	for range looks {
		hand := randomHand(h, dice)
		down := randomHand(solve.Hands{Pool: h.Pool &^ hand, Size: 1}, dice)
		s := l.state.WithHand(them, hand).WithTalon(down.Cards())
		for a := range moves.All() {
			value, err := g.solver.Value(s, a)
			if err != nil {
				return rules.NoAction, 0, err
			}
			if value > 0 {
				wins[a]++
			}
		}
	}
	best, most, same := rules.NoAction, -1, 0
	for a := range moves.All() {
		if wins[a] > most {
			best, most, same = a, wins[a], 1
		} else if same++; wins[a] == most && dice.IntN(same) == 0 {
			best = a
		}
	}
	return best, most, nil
}
