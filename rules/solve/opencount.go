package solve

import (
	"context"
	"errors"
	"math"

	"bummerl/rules"
)

// Count is a number of hands out of all that the opponent may hold.
type Count struct {
	Hands, Of int
	// Confidence is Exact, or Estimated in hands where the budget was used up before all of them had been looked at.
	Confidence Confidence
}

// OpenWins counts the hands against which the seat of a view could fulfil the task if he saw all cards. No plan wins more,
// and often none wins as many. It looks at no more than budget positions in all.
func OpenWins(ctx context.Context, v rules.View, h Hands, task Task, budget int) (Count, error) {
	root, err := Begin(v, h)
	if err != nil {
		return Count{}, err
	}
	p := NewProver(ctx, task, budget)
	if err := p.begin(root); err != nil {
		return Count{}, err
	}
	starts := p.undertaken(root)
	all := h.Count()
	solver := New(ctx, budget)
	won, spent := 0, 0
	for i := range all {
		solver.budget = budget - spent
		ok, err := solver.wins(starts, h.Nth(scattered(i, all)), root.planner, task.AtLeast)
		if spent += solver.spent; err != nil {
			return estimate(won, i, all, err)
		}
		if ok {
			won++
		}
	}
	return Count{Hands: won, Of: all, Confidence: Exact{}}, nil
}

// wins tells whether a seat can get so many game points from one of the states if the opponent holds the hand. The state
// that did it comes to the front, to be tried first next time.
func (v *Solver) wins(starts []rules.State, hand rules.CardSet, seat rules.Seat, atLeast int) (bool, error) {
	v.start()
	v.known.forget()
	for i, s := range starts {
		if !s.Over() {
			s = s.WithHand(seat.Other(), hand)
		}
		if v.value(&s, seat, atLeast-1, atLeast, 0) >= atLeast && v.err == nil {
			starts[0], starts[i] = starts[i], starts[0]
			return true, nil
		}
	}
	return false, v.err
}

// undertaken lists the states from which no announcement of the undertaking is left to be made.
func (p *Prover) undertaken(n Moment) []rules.State {
	var list []rules.State
	seen := map[rules.State]bool{}
	var walk func(rules.State)
	walk = func(s rules.State) {
		if seen[s] {
			return
		}
		seen[s] = true
		if s.Over() || !p.task.Pending(s) {
			list = append(list, s)
			return
		}
		for a := range p.task.Actions(s).All() {
			walk(s.Next(a))
		}
	}
	walk(n.state)
	return list
}

// scattered gives the i-th place of an order that jumps about among n, so that any beginning of it is a fair sample.
func scattered(i, n int) int {
	stride := int(float64(n)*0.618) | 1
	for gcd(stride, n) != 1 {
		stride += 2
	}
	return i * stride % n
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// estimate makes the most of a count that ended early: the share found, with the margin of a sample drawn without putting
// back (95 %, two successes and failures added so that small samples do not look certain: Agresti and Coull, 1998).
func estimate(won, looked, of int, err error) (Count, error) {
	if looked == 0 || !errors.Is(err, ErrBudget) {
		return Count{}, err
	}
	n := float64(looked) + 4
	share := (float64(won) + 2) / n
	left := math.Sqrt(float64(of-looked) / float64(max(of-1, 1)))
	margin := 1.96 * math.Sqrt(share*(1-share)/n) * left * float64(of)
	guess := min(max(int(math.Round(share*float64(of))), won), of-(looked-won)) // what has been seen is no guess
	// Hands are whole, so one more; but no more can be amiss than has not been looked at.
	most := float64(max(guess-won, of-(looked-won)-guess))
	return Count{Hands: guess, Of: of, Confidence: Estimated{Margin: min(margin+1, most)}}, nil
}
