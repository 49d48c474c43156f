package main

import (
	"context"
	"flag"
	"fmt"

	"bummerl/puzzles"
)

// planDays continues the table of days: lines to be put behind puzzles/data/daily.csv.
func planDays(_ context.Context, args []string, std streams) (int, error) {
	flags := flag.NewFlagSet("daily", flag.ContinueOnError)
	n := flags.Int("days", 30, "how many days to plan, 1 to 731")
	if err := parseFlags(flags, args, 0); err != nil {
		return 0, err
	}
	if *n < 1 || *n > 731 {
		return 0, fmt.Errorf("-days cannot be %d (1 to 731)", *n)
	}
	lines, err := puzzles.PlanDays(*n)
	for _, line := range lines {
		fmt.Fprintln(std.out, line)
	}
	if err != nil {
		fmt.Fprintf(std.err, "bummerl puzzles daily: %v\n", err)
		return 1, nil
	}
	return 0, nil
}
