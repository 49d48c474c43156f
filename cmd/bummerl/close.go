package main

import (
	"context"
	"encoding/json"
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
		id, v, err := seenView(line)
		if err != nil {
			return nil, err
		}
		v.Excluded = 0 // the contract leaves out what earlier following excludes
		c, err := solve.JudgeClosing(ctx, v, solve.HandsOf(v), math.MaxInt)
		if err != nil {
			return nil, err
		}
		answer := closed{ID: id, Worlds: c.Hands, Sure: c.Sure, Open: c.Open}
		if c.PlanKnown {
			answer.Plan = &c.Plan
		}
		return answer, nil
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

// seenView reads a line that is a view, or else a record, of which it takes what the player to act sees.
func seenView(line []byte) (json.RawMessage, rules.View, error) {
	switch kindOf(line) {
	case aView:
		f, err := rules.ParseView(line)
		if err != nil {
			return nil, rules.View{}, err
		}
		v, err := f.View()
		return f.ID, v, err
	case aPosition:
		return nil, rules.View{}, errPosition
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
