package main

import (
	"context"
	"encoding/json"
	"fmt"

	"bummerl/rules"
)

// replay tells where each record of its input stands.
func replay(_ context.Context, args []string, std streams) int {
	if len(args) > 0 {
		fmt.Fprintf(std.err, "bummerl replay: it takes no arguments, got %q\n", args[0])
		return 2
	}
	return eachLine(std, "replay", func(line []byte) (any, error) {
		record, err := rules.ParseRecord(line)
		if err != nil {
			return nil, err
		}
		state, err := record.Replay()
		if err != nil {
			return nil, err
		}
		return replayed{ID: record.ID, Answer: state.Describe()}, nil
	})
}

// replayed is the answer to a good line.
type replayed struct {
	ID json.RawMessage `json:"id"`
	rules.Answer
}
