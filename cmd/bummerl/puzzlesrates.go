package main

import (
	"context"
	"flag"
	"fmt"
	"slices"

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
	fmt.Fprintf(std.out, "%-14s%6s%8s%6s%9s\n", "theme", "easy", "medium", "hard", "puzzles")
	status := 0
	for _, t := range themes {
		r, err := rateTheme(ctx, t, every, *seed, *tries)
		if err != nil {
			return 0, err
		}
		fmt.Fprintf(std.out, "%-14s%4.0f %%%6.0f %%%4.0f %%%9d\n", t, 100*r.mean[0], 100*r.mean[1], 100*r.mean[2], r.puzzles)
		if r.mean[0] <= r.mean[1] || r.mean[1] <= r.mean[2] {
			status = 1
		}
	}
	return status, nil
}

// rates are how often the measuring bot solves the puzzles of each level (0 to 1), and how many were measured.
type rates struct {
	mean    [3]float64
	puzzles int
}

// rateTheme measures every so manyth puzzle of a theme.
func rateTheme(ctx context.Context, t puzzles.Theme, every int, seed uint64, tries int) (rates, error) {
	var r rates
	counts := [3]int{}
	for i, p := range puzzles.Of(t) {
		if i%every != 0 {
			continue
		}
		if err := ctx.Err(); err != nil {
			return r, err
		}
		rate, err := p.Grade(ctx, seed, tries)
		if err != nil {
			return r, err
		}
		level := slices.Index(puzzles.Levels(), p.Level)
		r.mean[level] += rate
		counts[level]++
		r.puzzles++
	}
	for level, n := range counts {
		r.mean[level] /= float64(max(n, 1))
	}
	return r, nil
}
