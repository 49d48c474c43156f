package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"

	"bummerl/puzzles"
)

// generatePuzzles writes new puzzles as JSON lines, as the collection stores them: found, proven, graded and divided into
// levels. The same flags give the same puzzles as long as the collection is the same.
func generatePuzzles(ctx context.Context, args []string, std streams) (int, error) {
	flags := flag.NewFlagSet("generate", flag.ContinueOnError)
	theme := themeFlag(flags)
	n := flags.Int("n", 30, "how many")
	seed := flags.Uint64("seed", 1, "decides which hands are played")
	if err := parseFlags(flags, args, 0); err != nil {
		return 0, err
	}
	switch {
	case *theme == "":
		return 0, errors.New("it needs a -theme")
	case *n < 1:
		return 0, fmt.Errorf("-n cannot be %d", *n)
	}
	if !puzzles.Theme(*theme).Known() {
		return 0, fmt.Errorf("there is no theme %q", *theme)
	}
	list, err := puzzles.Batch(ctx, puzzles.Theme(*theme), *n, *seed, puzzles.All())
	if err != nil {
		return 0, err
	}
	encoder := json.NewEncoder(std.out)
	for _, p := range list {
		if err := encoder.Encode(p); err != nil {
			return 1, nil //nolint:nilerr // the output broke: nobody is left to tell
		}
	}
	return 0, nil
}
