package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"bummerl/rules"
	"bummerl/rules/solve"
)

// solveCards tells what each record or position of its input is worth with all cards open.
func solveCards(ctx context.Context, args []string, std streams) int {
	if len(args) > 0 {
		fmt.Fprintf(std.err, "bummerl solve: it takes no arguments, got %q\n", args[0])
		return 2
	}
	solver := solve.New(ctx, math.MaxInt)
	return eachLine(std, "solve", func(line []byte) (any, error) {
		id, s, err := openState(line)
		if err != nil {
			return nil, err
		}
		r, err := solver.Solve(s)
		if err != nil {
			return nil, err
		}
		answer := solved{ID: id, Value: r.Value, Best: []string{}}
		for a := range r.Best.All() {
			answer.Best = append(answer.Best, a.String())
		}
		slices.Sort(answer.Best)
		return answer, nil
	})
}

// solved is the answer to a good line.
type solved struct {
	ID    json.RawMessage `json:"id"`
	Value int             `json:"value"`
	Best  []string        `json:"best"`
}

// openState reads a line that is a position, or else a record.
func openState(line []byte) (json.RawMessage, rules.State, error) {
	switch kindOf(line) {
	case aPosition:
		p, err := rules.ParsePosition(line)
		if err != nil {
			return nil, rules.State{}, err
		}
		s, err := p.State()
		return lineID(line), s, err
	case aView:
		return nil, rules.State{}, errView
	}
	r, err := rules.ParseRecord(line)
	if err != nil {
		return nil, rules.State{}, err
	}
	s, err := r.Replay()
	return r.ID, s, err
}
