package main

import (
	"context"
	"flag"
	"fmt"
	"strconv"
	"strings"
)

// provePuzzles proves the stored puzzles anew and says what is wrong with them: a line for each statement that is not so,
// and a sum. Its status is 1 if there is any.
func provePuzzles(ctx context.Context, args []string, std streams) (int, error) {
	flags := flag.NewFlagSet("prove", flag.ContinueOnError)
	theme := themeFlag(flags)
	share := flags.String("share", "1/1", "1/20 for every twentieth")
	plans := flags.Bool("plans", false, "also the best plans where nothing is certain, which takes three times as long")
	if err := parseFlags(flags, args, 0); err != nil {
		return 0, err
	}
	every, err := parseShare(*share)
	if err != nil {
		return 0, err
	}
	list, err := puzzlesOf(*theme)
	if err != nil {
		return 0, err
	}
	proven, wrong := 0, 0
	for i, p := range list {
		if i%every != 0 {
			continue
		}
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		problems := p.Prove(ctx)
		if *plans {
			problems = append(problems, p.ProvePlan(ctx)...)
		}
		for _, problem := range problems {
			fmt.Fprintf(std.out, "%s (%s): %s\n", p.ID, p.Theme, problem)
		}
		proven++
		if len(problems) > 0 {
			wrong++
		}
	}
	fmt.Fprintf(std.out, "%d puzzles proven anew, %d of them wrong\n", proven, wrong)
	if wrong > 0 {
		return 1, nil
	}
	return 0, nil
}

// parseShare reads 1/n.
func parseShare(text string) (int, error) {
	n, err := strconv.Atoi(strings.TrimPrefix(text, "1/"))
	if err != nil || n < 1 || !strings.HasPrefix(text, "1/") {
		return 0, fmt.Errorf("-share cannot be %q (1/20 for every twentieth)", text)
	}
	return n, nil
}
