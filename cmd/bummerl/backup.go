package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"

	"bummerl/tutor/store"
)

// backup copies the database into a file, also while the site runs: bummerl backup -db FILE COPY.
func backup(ctx context.Context, args []string, std streams) int {
	return copies(ctx, "backup", "file to copy the database into", args, std, func(ctx context.Context, db, file string) error {
		return store.Backup(ctx, db, file)
	})
}

// restore makes the database anew from such a file: bummerl restore -db FILE COPY.
func restore(ctx context.Context, args []string, std streams) int {
	return copies(ctx, "restore", "file that backup has written", args, std, func(ctx context.Context, db, file string) error {
		return store.Restore(ctx, file, db)
	})
}

// copies reads the database and the other file from the command line, and does what is to be done with them.
func copies(ctx context.Context, name, what string, args []string, std streams, do func(ctx context.Context, db, file string) error) int {
	flags := flag.NewFlagSet("bummerl "+name, flag.ContinueOnError)
	flags.SetOutput(std.err)
	usual := os.Getenv("BUMMERL_DB")
	if usual == "" {
		usual = "bummerl.sqlite"
	}
	db := flags.String("db", usual, "SQLite file, as serve has it (BUMMERL_DB)")
	if err := flags.Parse(args); err != nil {
		return 2 // flag has said what is wrong.
	}
	if flags.NArg() != 1 {
		fmt.Fprintf(std.err, "bummerl %s: it takes one name: the %s\n", name, what)
		return 2
	}
	err := do(ctx, *db, flags.Arg(0))
	if errors.Is(err, context.Canceled) {
		return 1
	}
	if err != nil {
		fmt.Fprintf(std.err, "bummerl %s: %v\n", name, err)
		return 1
	}
	fmt.Fprintf(std.out, "bummerl %s: %s and %s held the same\n", name, *db, flags.Arg(0))
	return 0
}
