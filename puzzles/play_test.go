package puzzles

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// playOut lets a learner play a puzzle to the end, choosing by pick among the actions that are right and those that
// are not.
func playOut(t *testing.T, p Puzzle, pick func(right, wrong rules.Actions) rules.Action) Progress {
	t.Helper()
	var line []rules.Action
	for {
		g, err := p.Play(line)
		if err != nil {
			t.Fatalf("%s: %v after %v", p.ID, err, line)
		}
		if g.Finished {
			return g
		}
		if len(g.Replies) > 0 {
			if g.Turn == p.Seat() {
				t.Fatalf("%s: replies on the learner's turn after %v", p.ID, line)
			}
			line = append(line, g.Replies...)
			continue
		}
		r, err := solve.Solve(g.State)
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, pick(r.Best, solve.Candidates(g.State)&^r.Best))
	}
}

func TestRightActionsSolve(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 1))
	for _, p := range All() {
		for range 20 {
			g := playOut(t, p, func(right, _ rules.Actions) rules.Action { return right.Nth(dice.IntN(right.Len())) })
			if !g.Solved || !g.Kept || g.Value != p.Value {
				t.Errorf("%s: got %+v, want it solved with %d", p.ID, g, p.Value)
			}
		}
	}
}

func TestWrongActionsCost(t *testing.T) {
	for _, p := range All() {
		first := true
		g := playOut(t, p, func(right, wrong rules.Actions) rules.Action {
			if first && wrong != 0 {
				first = false
				return wrong.First()
			}
			return right.First()
		})
		if g.Solved || g.Kept || g.Value >= p.Value {
			t.Errorf("%s: got %+v after a wrong action, want less than %d", p.ID, g, p.Value)
		}
	}
}

// TestDefenceIsHard: whoever picks at random solves the puzzle about as often as chance says, and the defence never
// gives anything away.
func TestDefenceIsHard(t *testing.T) {
	dice := rand.New(rand.NewPCG(2, 2))
	p := All()[0]
	chance, err := newDefender(p.Seat()).chance(p.Start())
	if err != nil {
		t.Fatal(err)
	}
	solved, tries := 0, 600
	for range tries {
		g := playOut(t, p, func(right, wrong rules.Actions) rules.Action {
			all := right | wrong
			return all.Nth(dice.IntN(all.Len()))
		})
		if g.Value > p.Value {
			t.Fatalf("the defence gave something away: %+v", g)
		}
		if g.Solved {
			solved++
		}
	}
	if got := float64(solved) / float64(tries); got > 2*chance || got < chance/2 {
		t.Errorf("solved %.4f of the tries, want about %.4f", got, chance)
	}
}

func TestPlayRefusesIllegalActions(t *testing.T) {
	p := All()[0]
	_, err := p.Play([]rules.Action{rules.Close})
	var at *rules.ReplayError
	var why *rules.IllegalError
	if !errors.As(err, &at) || at.Index != 0 || !errors.As(err, &why) || why.Reason != rules.TalonIsUsedUp {
		t.Errorf("got %v, want action 1 refused because the talon is used up", err)
	}
	if _, err := Judge(p.Start(), rules.Exchange); !errors.As(err, &why) {
		t.Errorf("Judge: got %v, want an *rules.IllegalError", err)
	}
}

func TestJudge(t *testing.T) {
	for _, p := range All() {
		s := p.Start()
		for a := range s.Legal().All() {
			if bet(s, a) && a != rules.Claim {
				continue
			}
			v, err := Judge(s, a)
			if err != nil {
				t.Fatal(err)
			}
			if v.Value != p.Value || v.Right != p.Right.Has(a) {
				t.Errorf("%s %s: got %+v", p.ID, a, v)
			}
			if v.Right {
				if len(v.Refutation) > 0 {
					t.Errorf("%s %s: a refutation of a right action", p.ID, a)
				}
				continue
			}
			end := s.Next(a)
			for _, next := range v.Refutation {
				if !end.IsLegal(next) {
					t.Fatalf("%s %s: %s in %v is illegal", p.ID, a, next, v.Refutation)
				}
				end = end.Next(next)
			}
			if got := solve.Outcome(end, p.Seat()); !end.Over() || got != v.Got {
				t.Errorf("%s %s: the refutation %v ends with %d, want %d", p.ID, a, v.Refutation, got, v.Got)
			}
		}
	}
}

// TestSameLineSameAnswer: the defence is a function of puzzle and line alone.
func TestSameLineSameAnswer(t *testing.T) {
	for _, p := range All() {
		for a := range solve.Candidates(p.Start()).All() {
			first, err := p.Play([]rules.Action{a})
			if err != nil {
				t.Fatal(err)
			}
			second, err := p.Play([]rules.Action{a})
			if err != nil || !slices.Equal(first.Replies, second.Replies) {
				t.Errorf("%s %s: got %v, then %v (%v)", p.ID, a, first.Replies, second.Replies, err)
			}
		}
	}
}
