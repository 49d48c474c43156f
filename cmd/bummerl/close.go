package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// mayClose tells for each record or view of its input whether closing now is certain to win.
func mayClose(ctx context.Context, args []string, std streams) int {
	if len(args) > 0 {
		fmt.Fprintf(std.err, "bummerl close: it takes no arguments, got %q\n", args[0])
		return 2
	}
	return eachLine(std, "close", func(line []byte) (any, error) {
		id, v, err := hiddenView(line)
		if err != nil {
			return nil, err
		}
		if err := closable(v); err != nil {
			return nil, err
		}
		v.Excluded = 0 // the contract leaves out what earlier following excludes
		return closing(ctx, id, v)
	})
}

// closed is the answer to a good line.
type closed struct {
	ID     json.RawMessage `json:"id"`
	Worlds int             `json:"worlds"`
	Sure   bool            `json:"sure"`
	Plan   *int            `json:"plan,omitempty"`
	Open   int             `json:"open"`
}

// closing asks all that is to be known about closing now.
func closing(ctx context.Context, id json.RawMessage, v rules.View) (any, error) {
	h, task := solve.HandsOf(v), solve.To(rules.Close)
	root, err := solve.Begin(v, h)
	if err != nil {
		return nil, err
	}
	answer := closed{ID: id, Worlds: h.Count()}
	if answer.Sure, err = solve.NewProver(ctx, task, math.MaxInt).Holds(root); err != nil {
		return nil, err
	}
	open, err := solve.OpenWins(ctx, v, h, task, math.MaxInt)
	if err != nil {
		return nil, err
	}
	answer.Open = open.Hands
	switch {
	case answer.Sure || open.Hands == 0: // all or nothing needs no search
		answer.Plan = &open.Hands
	case h.Count() <= solve.MostExact:
		best, err := solve.Plan(ctx, v, h, task, math.MaxInt)
		if err != nil {
			return nil, err
		}
		won := len(best.Won)
		answer.Plan = &won
	}
	return answer, nil
}

// closable tells why the seat of a view cannot close before any declaration of this turn, nil if it can.
func closable(v rules.View) error {
	switch {
	case v.Over:
		return errors.New("closing is not legal: the hand is over")
	case v.Turn != v.Seat:
		return fmt.Errorf("closing is not legal: %s is not on turn", v.Seat)
	case v.Led != rules.NoCard:
		return errors.New("closing is not legal: a card has been led")
	case v.Announced != 0:
		return errors.New("closing is not asked for here: a marriage has just been declared")
	case v.Knocker != rules.NoSeat:
		return errors.New("closing is not legal: a knock is pending")
	case v.ClosedBy != rules.NoSeat:
		return errors.New("closing is not legal: the talon is closed")
	case v.TalonLeft == 0:
		return errors.New("closing is not legal: the talon is used up")
	case v.Legal.Has(rules.Close):
		return nil
	case v.TalonLeft < int(v.Options.CloseMin):
		return fmt.Errorf("closing is not legal: the talon holds %d cards, and close_min is %d", v.TalonLeft, v.Options.CloseMin)
	}
	return errors.New("closing is not legal before the first trick is over")
}

// hiddenView reads a line that is a record, of which it takes what the player to act sees, or else a view.
func hiddenView(line []byte) (json.RawMessage, rules.View, error) {
	var has struct {
		Forehand json.RawMessage `json:"forehand"`
		Seat     json.RawMessage `json:"seat"`
	}
	if json.Unmarshal(line, &has) == nil && has.Seat != nil && has.Forehand == nil {
		f, err := rules.ParseView(line)
		if err != nil {
			return nil, rules.View{}, err
		}
		v, err := f.View()
		return f.ID, v, err
	}
	r, err := rules.ParseRecord(line)
	if err != nil {
		return nil, rules.View{}, err
	}
	s, err := r.Replay()
	if err != nil {
		return nil, rules.View{}, err
	}
	seat := s.Turn()
	if s.Over() {
		seat = rules.Forehand
	}
	v, err := r.View(seat)
	return r.ID, v, err
}
