package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"bummerl/puzzles"
	"bummerl/tutor"
)

// puzzleTool is a subcommand of `bummerl puzzles`. An error is one sentence about what was asked for wrongly: status 2.
type puzzleTool func(ctx context.Context, args []string, std streams) (status int, err error)

var puzzleTools = map[string]puzzleTool{
	"generate": generatePuzzles,
	"prove":    provePuzzles,
	"show":     showPuzzle,
	"rates":    ratePuzzles,
	"daily":    planDays,
	"reports":  showReports(tutor.KindPuzzle),
	"export":   exportPuzzles,
}

// puzzleCommand makes puzzles, proves them again, shows them, measures them, plans the days, reads what
// learners reported and writes the table that is given away.
func puzzleCommand(ctx context.Context, args []string, std streams) int {
	const usage = "bummerl puzzles: usage: bummerl puzzles generate|prove|show|rates|daily|reports|export (-h tells more)\n"
	if len(args) == 0 || puzzleTools[args[0]] == nil {
		fmt.Fprint(std.err, usage)
		return 2
	}
	status, err := puzzleTools[args[0]](ctx, args[1:], std)
	if err != nil {
		fmt.Fprintf(std.err, "bummerl puzzles %s: %s\n", args[0], strings.ReplaceAll(err.Error(), "\n", " "))
		return 2
	}
	return status
}

// parseFlags reads the flags of a tool; what is wrong with them is an error, and so is anything left over but rest
// arguments.
func parseFlags(flags *flag.FlagSet, args []string, rest int) error {
	flags.SetOutput(io.Discard)
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			var flagList []string
			flags.VisitAll(func(f *flag.Flag) { flagList = append(flagList, fmt.Sprintf("-%s (%s)", f.Name, f.Usage)) })
			return fmt.Errorf("it takes %s", strings.Join(flagList, ", "))
		}
		return err
	}
	if flags.NArg() != rest {
		return fmt.Errorf("it takes %d arguments besides flags, got %d", rest, flags.NArg())
	}
	return nil
}

// themeFlag lets a tool be about one theme; empty for all.
func themeFlag(flags *flag.FlagSet) *string {
	var names []string
	for _, t := range puzzles.Themes() {
		names = append(names, string(t))
	}
	return flags.String("theme", "", "one of "+strings.Join(names, ", "))
}

// puzzlesOf lists the puzzles of a theme, or all.
func puzzlesOf(theme string) ([]puzzles.Puzzle, error) {
	if theme == "" {
		return puzzles.All(), nil
	}
	if !puzzles.Theme(theme).Known() {
		return nil, fmt.Errorf("there is no theme %q", theme)
	}
	return puzzles.Of(puzzles.Theme(theme)), nil
}
