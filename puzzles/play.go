package puzzles

import (
	"bummerl/rules"
	"bummerl/rules/solve"
)

// Progress is how far a line of actions has come from the start of a puzzle.
type Progress struct {
	// State is the position after the line, Turn the seat to act there: NoSeat once the hand is over.
	State rules.State
	Turn  rules.Seat
	// Kept tells that none of the learner's actions lost any value.
	Kept bool
	// Value is what the position is worth to the learner now, or what the finished hand brought him, in game points.
	Value int
	// Replies are what the opponent does now, up to the learner's next turn or the end of the hand; empty when it is the
	// learner's turn. Appended to the line they give the next one.
	Replies []rules.Action
	// Finished tells that the hand is over, Solved that it is over and all value was kept.
	Finished, Solved bool
}

// Play plays a line from the start: the learner's actions and the opponent's, in the order in which they were done. An
// illegal action gives a *rules.ReplayError. The answers are a function of puzzle and line alone.
func (p Puzzle) Play(line []rules.Action) (Progress, error) {
	g := Progress{State: p.start, Kept: true, Value: p.Value}
	learner := p.Seat()
	d := newDefender(learner)
	for i, a := range line {
		if why := g.State.Why(a); why != nil {
			return g, &rules.ReplayError{Index: i, Cause: why}
		}
		value, err := d.solver.Value(g.State, a)
		if err != nil {
			return g, err
		}
		if g.State.Turn() != learner {
			value = -value
		} else if value < g.Value {
			g.Kept = false
		}
		g.Value = value
		g.State = g.State.Next(a)
	}
	g.Turn, g.Finished = g.State.Turn(), g.State.Over()
	g.Solved = g.Finished && g.Kept
	var err error
	if !g.Finished && g.Turn != learner {
		g.Replies, err = d.replies(g.State)
	}
	return g, err
}

// Verdict is the judgement of one action of the learner.
type Verdict struct {
	// Right tells that the action keeps the value.
	Right bool
	// Value is what the position was worth to the player to act before the action, Got what the action leaves of it,
	// in game points.
	Value, Got int
	// Refutation is, after a wrong action, best play by both sides to the end of the hand; empty after a right one, and
	// where the action itself ended the hand.
	Refutation []rules.Action
}

// Judge judges a legal action of the player to act in s; an illegal one gives the *rules.IllegalError.
func Judge(s rules.State, a rules.Action) (Verdict, error) {
	if why := s.Why(a); why != nil {
		return Verdict{}, why
	}
	solver := solve.New(solve.DefaultBudget)
	r, err := solver.Solve(s)
	if err != nil {
		return Verdict{}, err
	}
	v := Verdict{Value: r.Value}
	if v.Got, err = solver.Value(s, a); err != nil {
		return v, err
	}
	if v.Right = v.Got >= v.Value; !v.Right {
		v.Refutation, err = solver.Refutation(s, a)
	}
	return v, err
}
