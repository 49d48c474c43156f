package solve

import (
	"context"
	"errors"

	"bummerl/rules"
)

// Closing is all that is to be known about closing now.
type Closing struct {
	// Hands is the number of hands that the opponent may hold, Open against how many of them the closer would win if he
	// saw all cards.
	Hands, Open int
	// Sure tells whether one plan wins against all of them, Plan against how many the best single plan does; PlanKnown
	// whether that is known.
	Sure      bool
	Plan      int
	PlanKnown bool
}

// Errors for views from which nobody can close, besides those of rules.IllegalError.
var (
	ErrNotOnTurn = errors.New("closing is not legal: the seat is not on turn")
	ErrDeclared  = errors.New("closing is asked for before any declaration of the turn, and a marriage has just been declared")
)

// JudgeClosing asks whether the seat of a view, on lead and before any declaration of this turn, may close, having
// exchanged and declared before if he likes. The best plan is looked for up to MostExact hands and where all or none can be
// won. Each search looks at no more than budget positions.
func JudgeClosing(ctx context.Context, v rules.View, h Hands, budget int) (Closing, error) {
	if err := mayClose(v, h); err != nil {
		return Closing{}, err
	}
	task := To(rules.Close)
	root, err := Begin(v, h)
	if err != nil {
		return Closing{}, err
	}
	c := Closing{Hands: h.Count()}
	if c.Sure, err = NewProver(ctx, task, budget).Holds(root); err != nil {
		return Closing{}, err
	}
	open, err := OpenWins(ctx, v, h, task, budget)
	if err != nil {
		return Closing{}, err
	}
	if open.Confidence != (Exact{}) {
		return Closing{}, ErrBudget
	}
	c.Open = open.Hands
	switch {
	case c.Sure || c.Open == 0:
		c.Plan, c.PlanKnown = c.Open, true
	case c.Hands <= MostExact:
		best, err := Plan(ctx, v, h, task, budget)
		if err != nil {
			return Closing{}, err
		}
		c.Plan, c.PlanKnown = len(best.Won), best.Confidence == Exact{}
	}
	return c, nil
}

// mayClose tells why the seat of a view cannot close, nil if it can.
func mayClose(v rules.View, h Hands) error {
	switch {
	case v.Over:
		return ErrOver
	case v.Turn != v.Seat:
		return ErrNotOnTurn
	case v.Announced != 0:
		return ErrDeclared
	}
	hand, ok := h.Any()
	if !ok {
		return ErrNoHand
	}
	s, ok := v.Suppose(hand)
	if !ok {
		return ErrNoHand
	}
	if why := s.Why(rules.Close); why != nil {
		return why
	}
	return nil
}
