// Command bummerl serves the site and lets other programs use the engine.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"
)

// command is one subcommand: it gives the exit status.
type command func(ctx context.Context, args []string, std streams) int

// streams are the standard streams, so that tests can put their own in place.
type streams struct {
	in  io.Reader
	out io.Writer
	err io.Writer
}

var commands = map[string]command{
	"serve":   serve,
	"replay":  replay,
	"restore": restore,
	"solve":   solveCards,
	"close":   mayClose,
	"backup":  backup,
	"bot":     botAnswers,
	"match":   playMatch,
	"course":  courseCommand,
	"puzzles": puzzleCommand,
	"version": tellVersion,
}

func main() {
	os.Exit(run(context.Background(), os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr}))
}

func run(ctx context.Context, args []string, std streams) int {
	if len(args) > 0 {
		if cmd, ok := commands[args[0]]; ok {
			return cmd(ctx, args[1:], std)
		}
	}
	names := make([]string, 0, len(commands))
	for name := range commands {
		names = append(names, name)
	}
	sort.Strings(names)
	fmt.Fprintf(std.err, "bummerl: usage: bummerl COMMAND, where COMMAND is one of: %s\n", strings.Join(names, ", "))
	return 2
}
