package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math"

	"bummerl/rules"
	"bummerl/rules/bot"
	"bummerl/rules/bot/arena"
)

// playMatch plays two levels against each other and prints what that brought. A wrong call is status 2; 1 when a level
// does something illegal or the match is stopped.
func playMatch(ctx context.Context, args []string, std streams) int {
	names, contest, err := matchAsked(args)
	if err != nil {
		fmt.Fprintf(std.err, "bummerl match: %v\n", err)
		return 2
	}
	contest.Clock = threadTime
	tally, err := contest.Play(ctx)
	if err == nil {
		err = json.NewEncoder(std.out).Encode(matchOutcome(names, tally))
	}
	if err != nil {
		fmt.Fprintf(std.err, "bummerl match: %v\n", err)
		return 1
	}
	return 0
}

// matchAsked reads the flags.
func matchAsked(args []string) (names [2]string, c arena.Contest, err error) {
	flags := flag.NewFlagSet("match", flag.ContinueOnError)
	flags.StringVar(&names[0], "a", "", "a level")
	flags.StringVar(&names[1], "b", "", "the other level")
	flags.IntVar(&c.Pairs, "deals", 1000, "how many deals are played twice, with seats changed")
	flags.Uint64Var(&c.Seed, "seed", 1, "what cards and dice follow from")
	flags.BoolVar(&c.Matches, "matches", false, "play so many whole Bummerl twice instead of single deals")
	variant := flags.String("variant", rules.DefaultVariant, "the rules")
	options := flags.String("options", "", "a JSON object of options that differ from the variant")
	both := flags.Bool("no-close", false, "neither closes, bids or knocks")
	quiet := [2]*bool{
		flags.Bool("no-close-a", false, "a never closes, bids or knocks"),
		flags.Bool("no-close-b", false, "b never closes, bids or knocks"),
	}
	if err := parseFlags(flags, args, 0); err != nil {
		return names, c, err
	}
	for i, name := range names {
		if c.Players[i], err = findLevel(name); err != nil {
			return names, c, fmt.Errorf("-%c: %w", "ab"[i], err)
		}
		if *both || *quiet[i] {
			c.Players[i] = bot.WithoutClosing(c.Players[i])
		}
	}
	if c.Pairs < 1 {
		return names, c, fmt.Errorf("-deals cannot be %d", c.Pairs)
	}
	c.Options, err = rules.ParseOptions(*variant, []byte(*options))
	return names, c, err
}

// ofBoth is something of both players.
type ofBoth[T any] struct {
	A T `json:"a"`
	B T `json:"b"`
}

func both[T, U any](of [2]T, tell func(T) U) ofBoth[U] { return ofBoth[U]{tell(of[0]), tell(of[1])} }

// matchLine is the answer. Each figure is [mean, low, high]; low and high are null where one pair alone was played.
type matchLine struct {
	A          string                `json:"a"`
	B          string                `json:"b"`
	Deals      int                   `json:"deals"`
	Hands      int                   `json:"hands"`
	DealsWon   ofBoth[[3]*float64]   `json:"deals_won"`
	GamePoints ofBoth[[3]*float64]   `json:"game_points"`
	MatchesWon *ofBoth[[3]*float64]  `json:"matches_won"`
	Closings   ofBoth[closingsCount] `json:"closings"`
	MS         ofBoth[turnTimes]     `json:"ms"`
}

type closingsCount struct {
	Made int `json:"made"`
	Kept int `json:"kept"`
}

type turnTimes struct {
	Median float64 `json:"median"`
	P99    float64 `json:"p99"`
}

func matchOutcome(names [2]string, t arena.Tally) matchLine {
	line := matchLine{
		A: names[0], B: names[1], Deals: t.Pairs, Hands: t.Hands,
		DealsWon: both(t.Won, interval), GamePoints: both(t.Points, interval),
		Closings: both(t.Closings, func(c arena.Closings) closingsCount { return closingsCount(c) }),
		MS:       both(t.Turns, func(u arena.Turns) turnTimes { return turnTimes{rounded(u.Median), rounded(u.P99)} }),
	}
	if t.Matches != nil {
		won := both(*t.Matches, interval)
		line.MatchesWon = &won
	}
	return line
}

func interval(i arena.Interval) [3]*float64 {
	var list [3]*float64
	for at, x := range []float64{i.Mean, i.Low, i.High} {
		if !math.IsNaN(x) {
			x = rounded(x)
			list[at] = &x
		}
	}
	return list
}

// rounded drops what is no figure but noise, and the sign of a zero.
func rounded(x float64) float64 { return math.Round(x*1e4)/1e4 + 0 }
