package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"strings"
	"time"
	"unicode"

	"bummerl/puzzles"
	"bummerl/tutor"
	"bummerl/tutor/store"
)

// showReports gives the tool that prints what learners reported about puzzles or steps, as kind says, the latest first, a line
// each with tabs between: what it is about, its theme if it is a puzzle, when, the words, and the actions or the answer.
func showReports(kind string) func(context.Context, []string, streams) (int, error) {
	return func(ctx context.Context, args []string, std streams) (int, error) {
		return listReports(ctx, kind, args, std)
	}
}

func listReports(ctx context.Context, kind string, args []string, std streams) (status int, err error) {
	flags := flag.NewFlagSet("reports", flag.ContinueOnError)
	db := flags.String("db", "", "SQLite file or postgres:// URL, as serve has it")
	most := flags.Int("n", 1000, "how many reports to look at, those of puzzles and steps together")
	if err := parseFlags(flags, args, 0); err != nil {
		return 0, err
	}
	switch {
	case *db == "":
		return 0, errors.New("it needs a -db")
	case *most < 1 || *most > 1_000_000:
		return 0, fmt.Errorf("-n cannot be %d (1 to 1000000)", *most)
	}
	s, err := store.OpenExisting(ctx, *db)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	list, err := s.Reports(ctx, *most)
	if err != nil {
		return 0, err
	}
	for _, r := range list {
		if r.Kind == kind {
			fmt.Fprintln(std.out, reportLine(r))
		}
	}
	return 0, nil
}

// reportLine writes a report on one line, whatever characters are in it: a terminal obeys some.
func reportLine(r tutor.Report) string {
	plain := func(text string) string {
		return strings.Join(strings.FieldsFunc(text, func(c rune) bool {
			return unicode.IsSpace(c) || !unicode.IsGraphic(c)
		}), " ")
	}
	about := []string{plain(r.Item)}
	if r.Kind == tutor.KindPuzzle {
		theme := "?" // a puzzle that is no longer there
		if p, ok := puzzles.Get(r.Item); ok {
			theme = string(p.Theme)
		}
		about = append(about, theme)
	}
	return strings.Join(append(about, r.At.UTC().Format(time.RFC3339), plain(r.Words), plain(r.Line)), "\t")
}
