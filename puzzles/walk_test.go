package puzzles

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// playOut lets a learner play a puzzle until it is over or a mistake is made, choosing by pick among the actions that are
// right and those that are not.
func playOut(t *testing.T, p Puzzle, pick func(right, wrong rules.Actions) rules.Action) Walk {
	t.Helper()
	var own []rules.Action
	for {
		w, err := p.Walk(t.Context(), own)
		if err != nil {
			t.Fatalf("%s: %v after %v", p.ID, err, own)
		}
		if w.Finished || w.Mistake != nil {
			return w
		}
		if w.State.Turn() != p.Seat() {
			t.Fatalf("%s: not the learner's turn after %v", p.ID, own)
		}
		r, err := solve.Solve(w.State)
		if err != nil {
			t.Fatal(err)
		}
		own = append(own, pick(r.Best, solve.Candidates(w.State)&^r.Best))
	}
}

func TestRightActionsSolve(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 1))
	for _, p := range ten() {
		for range 20 {
			w := playOut(t, p, func(right, _ rules.Actions) rules.Action { return right.Nth(dice.IntN(right.Len())) })
			if got := solve.Outcome(w.State, p.Seat()); !w.Finished || got != p.Value {
				t.Errorf("%s: got %d from %+v, want it solved with %d", p.ID, got, w, p.Value)
			}
		}
	}
}

func TestWrongActionsCost(t *testing.T) {
	for _, p := range ten() {
		w := playOut(t, p, func(right, wrong rules.Actions) rules.Action {
			if wrong != 0 {
				return wrong.First()
			}
			return right.First()
		})
		if w.Finished || w.Mistake == nil || w.Mistake.Value != p.Value || w.Mistake.Got >= p.Value {
			t.Errorf("%s: got %+v after a wrong action, want less than %d", p.ID, w.Mistake, p.Value)
		}
		if _, err := p.Walk(t.Context(), append(ownOf(w, p), rules.Claim)); !errors.Is(err, ErrPast) {
			t.Errorf("%s: going on after a mistake: %v", p.ID, err)
		}
	}
}

// ownOf gives the learner's actions of a walk.
func ownOf(w Walk, p Puzzle) []rules.Action {
	var own []rules.Action
	s := p.Start()
	for _, a := range w.Line {
		if s.Turn() == p.Seat() {
			own = append(own, a)
		}
		s = s.Next(a)
	}
	return own
}

// TestDefenceIsHard: whoever picks at random solves the puzzle about as often as chance says, and the defence never
// gives anything away.
func TestDefenceIsHard(t *testing.T) {
	dice := rand.New(rand.NewPCG(2, 2))
	p := ten()[0]
	chance, err := newDefender(t.Context(), p.Seat()).chance(p.Start())
	if err != nil {
		t.Fatal(err)
	}
	solved, tries := 0, 600
	for range tries {
		w := playOut(t, p, func(right, wrong rules.Actions) rules.Action {
			all := right | wrong
			return all.Nth(dice.IntN(all.Len()))
		})
		if w.Finished && solve.Outcome(w.State, p.Seat()) > p.Value {
			t.Fatalf("the defence gave something away: %+v", w)
		}
		if w.Finished {
			solved++
		}
	}
	if got := float64(solved) / float64(tries); got > 2*chance || got < chance/2 {
		t.Errorf("solved %.4f of the tries, want about %.4f", got, chance)
	}
}

func TestWalkRefusesIllegalActions(t *testing.T) {
	p := ten()[0]
	_, err := p.Walk(t.Context(), []rules.Action{rules.Close})
	var at *rules.ReplayError
	var why *rules.IllegalError
	if !errors.As(err, &at) || at.Index != 0 || !errors.As(err, &why) || why.Reason != rules.TalonIsUsedUp {
		t.Errorf("got %v, want action 1 refused because the talon is used up", err)
	}
}

func TestMistakes(t *testing.T) {
	for _, p := range ten() {
		s := p.Start()
		for a := range s.Legal().All() {
			if bet(s, a) && a != rules.Claim {
				continue
			}
			w, err := p.Walk(t.Context(), []rules.Action{a})
			if err != nil {
				t.Fatal(err)
			}
			if (w.Mistake == nil) != p.Right.Has(a) {
				t.Errorf("%s %s: got the mistake %+v", p.ID, a, w.Mistake)
			}
			if w.Mistake == nil {
				continue
			}
			m, end := w.Mistake, w.State
			for _, next := range m.Refutation {
				if !end.IsLegal(next) {
					t.Fatalf("%s %s: %s in %v is illegal", p.ID, a, next, m.Refutation)
				}
				end = end.Next(next)
			}
			if got := solve.Outcome(end, p.Seat()); !end.Over() || got != m.Got || m.Value != p.Value {
				t.Errorf("%s %s: the refutation %v ends with %d, want %d", p.ID, a, m.Refutation, got, m.Got)
			}
		}
	}
}

// TestSameLineSameAnswer: the defence is a function of puzzle and line alone.
func TestSameLineSameAnswer(t *testing.T) {
	for _, p := range ten() {
		for a := range solve.Candidates(p.Start()).All() {
			first, err := p.Walk(t.Context(), []rules.Action{a})
			if err != nil {
				t.Fatal(err)
			}
			second, err := p.Walk(t.Context(), []rules.Action{a})
			if err != nil || !slices.Equal(first.Line, second.Line) {
				t.Errorf("%s %s: got %v, then %v (%v)", p.ID, a, first.Line, second.Line, err)
			}
		}
	}
}
