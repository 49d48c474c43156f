package course

import (
	"fmt"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/solve"
)

// Defence is how the opponent answers while a position is played out. Each way is the same each time, so that a line
// of the learner's actions is all that has to be remembered.
type Defence uint8

// The ways of the opponent.
const (
	// BestDefence: by the solver, with all cards open. For positions after the talon.
	BestDefence Defence = iota
	// RegularDefence: by the bot of that name, on what it has seen.
	RegularDefence
	// LivingDefence: by a living opponent, who holds whatever fits what has been seen. For positions with a certain plan.
	LivingDefence
)

// game is a position that is being played out.
type game struct {
	record rules.Record
	state  rules.State
	// stopped is set if the last action of the line has not been played: it is illegal, or an announcement that the step
	// does not offer.
	stopped Verdict
	// lost is set if the last action has left every certain plan, or the moment for the goal has passed with it.
	lost bool
}

// play plays a line of the learner's actions and the opponent's answers to them. An illegal action is refused where it
// is the last; before that, and behind the end of the hand, the line is an error.
func (m moment) play(a Answer) (game, error) {
	g := game{record: m.record, state: m.state}
	line, err := a.line()
	if err != nil {
		return g, err
	}
	if m.step.Defence == LivingDefence {
		return m.live(line)
	}
	if err := m.answer(&g); err != nil {
		return g, err
	}
	for i, next := range line {
		if g.stopped = m.stop(g.state, next); g.stopped != (Verdict{}) {
			if i < len(line)-1 {
				return g, fmt.Errorf("line %q: action %d cannot have been played", a, i+1)
			}
			return g, nil
		}
		g.take(next)
		if err := m.answer(&g); err != nil {
			return g, err
		}
	}
	return g, nil
}

// stop says why an action is not played; the zero Verdict if it is.
func (m moment) stop(s rules.State, a rules.Action) Verdict {
	if why := s.Why(a); why != nil {
		return refused(why)
	}
	if a.Card() == rules.NoCard && !m.step.Offers.Has(a) {
		return wrong(NotOffered)
	}
	return Verdict{}
}

func (g *game) take(a rules.Action) {
	g.record.Actions = append(g.record.Actions[:len(g.record.Actions):len(g.record.Actions)], a)
	g.state = g.state.Next(a)
}

// answer lets the opponent act until it is the learner's turn.
func (m moment) answer(g *game) error {
	for !g.state.Over() && g.state.Turn() != m.seat {
		a, err := m.step.Defence.choose(g.record, g.state)
		if err != nil {
			return err
		}
		g.take(a)
	}
	return nil
}

func (d Defence) choose(r rules.Record, s rules.State) (rules.Action, error) {
	if d == BestDefence {
		line, err := solve.Line(s)
		if err != nil {
			return rules.NoAction, err
		}
		return line[0], nil
	}
	v, err := r.View(s.Turn())
	if err != nil {
		return rules.NoAction, err
	}
	level, err := bot.ByName("regular")
	if err != nil {
		return rules.NoAction, err
	}
	return level.Choose(v, bot.NoDice{}), nil
}

// judgeGoal makes a check of a goal: once it is reached, whatever else is to come, the answer is right.
func judgeGoal(reached func(moment, game) bool) func(moment, Answer) (Verdict, error) {
	return judgeGoalUnless(reached, func(moment, game) bool { return false })
}

// judgeGoalUnless does so for a goal that can be missed before the hand is over.
func judgeGoalUnless(reached, missed func(moment, game) bool) func(moment, Answer) (Verdict, error) {
	return func(m moment, a Answer) (Verdict, error) {
		g, err := m.play(a)
		switch {
		case err != nil:
			return Verdict{}, err
		case g.stopped != (Verdict{}):
			return g.stopped, nil
		case g.lost:
			return wrong(Missed), nil
		case reached(m, g):
			return right, nil
		case g.state.Over() || missed(m, g):
			return wrong(Missed), nil
		}
		return Verdict{GoesOn: true}, nil
	}
}

// hasWon: the hand is over, and the learner has won it.
func hasWon(m moment, g game) bool { return g.state.Over() && g.state.Result().Winner == m.seat }

func madeSixtySix(m moment, g game) bool {
	return (!g.state.Over() || hasWon(m, g)) && g.state.Points(m.seat) >= rules.Winning
}
