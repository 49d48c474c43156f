package main

import (
	"bufio"
	"context"
	"flag"
	"strings"

	"bummerl/tutor/opendata"
)

// exportPuzzles writes the collection as the table that is given away (tutor/opendata).
func exportPuzzles(ctx context.Context, args []string, std streams) (int, error) {
	flags := flag.NewFlagSet("export", flag.ContinueOnError)
	theme := themeFlag(flags)
	base := flags.String("base-url", "", "the site's own address, with which permalinks begin; empty for the path alone")
	if err := parseFlags(flags, args, 0); err != nil {
		return 0, err
	}
	list, err := puzzlesOf(*theme)
	if err != nil {
		return 0, err
	}
	out := bufio.NewWriter(std.out)
	if err := opendata.Write(ctx, out, list, strings.TrimSuffix(*base, "/")); err != nil {
		return 0, err
	}
	return 0, out.Flush()
}
