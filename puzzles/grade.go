package puzzles

import (
	"context"
	"math/rand/v2"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// Grade measures how often (0 to 1) a bot solves the puzzle in so many tries: one that looks at one to four hands that
// the opponent may hold, takes what wins against most of them with all cards open, and does not know that it will not see
// them. In the last five and at the last talon trick it has forgotten which of some cards are gone; where the question is
// whether to claim it has not counted well. It has no part in choosing positions. The same seed gives the same rate.
func (p Puzzle) Grade(ctx context.Context, seed uint64, tries int) (float64, error) {
	solved := 0
	g, err := p.grader(ctx)
	if err != nil {
		return 0, err
	}
	for n := range tries {
		ok, err := g.try(rand.New(rand.NewPCG(seed, uint64(n))), 1+n%4)
		if err != nil {
			return 0, err
		}
		if ok {
			solved++
		}
	}
	return float64(solved) / float64(tries), nil
}

// grader tries to solve a puzzle, looking at some hands at each turn.
type grader interface {
	try(dice *rand.Rand, looks int) (bool, error)
}

func (p Puzzle) grader(ctx context.Context) (grader, error) {
	if !p.Theme.Hidden() {
		d := newDefender(ctx, p.Seat())
		return &openGrader{p: p, defender: d, solver: solve.New(ctx, solve.DefaultBudget)}, nil
	}
	l, err := p.living(ctx)
	return &hiddenGrader{start: l, solver: solve.New(ctx, solve.DefaultBudget)}, err
}

// hiddenGrader tries puzzles in which the opponent's hand is hidden.
type hiddenGrader struct {
	start  *living
	solver *solve.Solver
}

func (g *hiddenGrader) try(dice *rand.Rand, looks int) (bool, error) {
	l := *g.start
	var doubt rules.CardSet
	if l.p.Theme.sided() {
		doubt = forgetGone(l.state, dice)
	}
	for !l.moment.Over() {
		a, wins, err := g.guess(&l, doubt, dice, looks)
		if err != nil {
			return false, err
		}
		if l.p.Theme == ClaimOrPlay && len(l.line) == 0 {
			a = l.countBadly(a, dice)
		}
		if l.p.Theme.YesNo() && len(l.line) == 0 && wins < looks {
			return !l.p.Certain, nil // it says "not certain"
		}
		right, err := l.prover.Right(l.moment)
		if err != nil || !right.Has(a) {
			return false, err
		}
		l.do(a)
		if err := l.reply(); err != nil {
			return false, err
		}
	}
	return true, nil
}

// guess picks an action and says against how many of some hands it wins.
func (g *hiddenGrader) guess(l *living, doubt rules.CardSet, dice *rand.Rand, looks int) (rules.Action, int, error) {
	if l.p.Theme.sided() && l.state.TalonOpen() && !l.p.Theme.Task().Actions(l.state).Has(rules.Claim) {
		return g.guessAtLast(l, doubt, dice, looks)
	}
	return l.guess(dice, looks)
}

// guess picks an action that wins against most of some hands, all cards open, and says against how many.
func (l *living) guess(dice *rand.Rand, looks int) (rules.Action, int, error) {
	hands := make([]rules.CardSet, looks)
	for i := range hands {
		hands[i] = randomHand(l.moment.Hands(), dice)
	}
	if l.p.Theme.Task().Actions(l.state).Has(rules.Claim) {
		return rules.Claim, looks, nil
	}
	best, most, same := rules.NoAction, -1, 0
	for a := range l.p.Theme.Task().Actions(l.state).All() {
		n, _ := l.moment.After(a)
		wins := 0
		for _, hand := range hands {
			ok, err := alone(l.prover, n, hand)
			if err != nil {
				return best, 0, err
			}
			if ok {
				wins++
			}
		}
		if wins > most {
			best, most, same = a, wins, 1
		} else if same++; wins == most && dice.IntN(same) == 0 {
			best = a
		}
	}
	return best, most, nil
}

// openGrader tries the last five.
type openGrader struct {
	p        Puzzle
	defender *defender
	solver   *solve.Solver
}

// forgotten is how many of the cards that are gone it takes to be still out.
const forgotten = 4

func (g *openGrader) try(dice *rand.Rand, looks int) (bool, error) {
	s := g.p.start
	doubt := forgetGone(s, dice)
	for !s.Over() {
		a, err := g.guess(s, doubt, dice, looks)
		if err != nil {
			return false, err
		}
		r, err := g.defender.solver.Solve(s)
		if err != nil || !r.Best.Has(a) {
			return false, err
		}
		s = s.Next(a)
		replies, err := g.defender.replies(s)
		if err != nil {
			return false, err
		}
		for _, reply := range replies {
			s = s.Next(reply)
		}
	}
	return true, nil
}

// guess picks the action that brings most on average over some hands made of the opponent's cards and those in doubt.
func (g *openGrader) guess(s rules.State, doubt rules.CardSet, dice *rand.Rand, looks int) (rules.Action, error) {
	them := s.Turn().Other()
	held := s.Hand(them)
	moves := solve.Candidates(s)
	if moves.Len() == 1 || moves.Has(rules.Claim) {
		return plainest(moves), nil
	}
	sums := map[rules.Action]int{}
	for range looks {
		other := s.WithHand(them, randomHand(solve.Hands{Pool: held | doubt, Size: held.Len()}, dice))
		for a := range moves.All() {
			value, err := g.solver.Value(other, a)
			if err != nil {
				return rules.NoAction, err
			}
			sums[a] += value
		}
	}
	best, same := rules.NoAction, 0
	for a := range moves.All() {
		switch {
		case best == rules.NoAction || sums[a] > sums[best]:
			best, same = a, 1
		case sums[a] == sums[best]:
			if same++; dice.IntN(same) == 0 {
				best = a
			}
		}
	}
	return best, nil
}
