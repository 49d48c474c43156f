package main

import (
	"context"
	"flag"
	"fmt"
	"text/tabwriter"

	"bummerl/puzzles"
)

// ratePuzzles measures with fresh dice how often the measuring bot solves the puzzles of each level, and prints it by
// theme. Its status is 1 where it does not fall from easy to hard.
func ratePuzzles(ctx context.Context, args []string, std streams) (int, error) {
	flags := flag.NewFlagSet("rates", flag.ContinueOnError)
	theme := themeFlag(flags)
	share := flags.String("share", "1/5", "1/20 for every twentieth")
	seed := flags.Uint64("seed", 1, "the dice of the bot")
	tries := flags.Int("tries", 16, "how often it tries each")
	if err := parseFlags(flags, args, 0); err != nil {
		return 0, err
	}
	every, err := parseShare(*share)
	if err != nil {
		return 0, err
	}
	if *tries < 1 {
		return 0, fmt.Errorf("-tries cannot be %d", *tries)
	}
	themes := puzzles.Themes()
	if *theme != "" {
		themes = []puzzles.Theme{puzzles.Theme(*theme)}
		if !themes[0].Known() {
			return 0, fmt.Errorf("there is no theme %q", *theme)
		}
	}
	out := tabwriter.NewWriter(std.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, "theme\teasy\tmedium\thard\tpuzzles")
	status := 0
	for _, t := range themes {
		sums, counts := map[puzzles.Level]float64{}, map[puzzles.Level]int{}
		measured := 0
		for i, p := range puzzles.Of(t) {
			if i%every != 0 || ctx.Err() != nil {
				continue
			}
			rate, err := p.Grade(*seed, *tries)
			if err != nil {
				return 0, err
			}
			sums[p.Level] += rate
			counts[p.Level]++
			measured++
		}
		fmt.Fprint(out, t)
		before := 1.0
		for _, level := range puzzles.Levels() {
			mean := sums[level] / float64(max(counts[level], 1))
			fmt.Fprintf(out, "\t%.0f %%", 100*mean)
			if mean >= before {
				status = 1
			}
			before = mean
		}
		fmt.Fprintf(out, "\t%d\n", measured)
	}
	if err := out.Flush(); err != nil || ctx.Err() != nil {
		return 1, nil //nolint:nilerr // the output broke: nobody is left to tell
	}
	return status, nil
}
