// Command load asks the site for pages as many learners do, on the same machine, and prints what that costs: beside the
// site a handler that renders the same pages from fixed view models and one that writes constant bytes (tutor/e2e/anchor),
// all in one run. While the pages of some are measured, others play against master.
//
// Processor time is that of the server's process as the system counts it, so other work on the machine lengthens waiting
// times but hardly these figures. Answers are not compressed here: a compressed page costs all of them the same more.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"bummerl/tools/site"
)

// plan is what is measured, and for how long.
type plan struct {
	binary, anchor string
	// db is a postgres:// URL; "" is an SQLite file of its own.
	db string
	// rate is how many pages are asked for a second, each for time each.
	rate int
	each time.Duration
	// players play while pages are measured once more, with an action every pause.
	players int
	pause   time.Duration
	// learners have profiles and matches; their pages are asked for.
	learners int
	// slope is over how many requests memory is watched.
	slope int
}

func main() {
	var p plan
	flag.StringVar(&p.binary, "bin", "../bin/bummerl", "the program")
	flag.StringVar(&p.anchor, "anchor", "../bin/anchor", "what serves the same pages from fixed view models")
	flag.StringVar(&p.db, "db", "", "postgres:// URL of an empty database; an SQLite file of its own if empty")
	flag.IntVar(&p.rate, "rate", 500, "pages a second")
	flag.DurationVar(&p.each, "each", 20*time.Second, "how long each figure is measured")
	flag.IntVar(&p.players, "players", 20, "how many play against master meanwhile, in one of the figures")
	flag.DurationVar(&p.pause, "pause", 5*time.Second, "how long each of them thinks about an action")
	flag.IntVar(&p.learners, "learners", 20, "learners whose pages are asked for")
	flag.IntVar(&p.slope, "slope", 100_000, "requests over which memory is watched")
	flag.Parse()
	if err := p.run(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

// run measures all of it and prints the table.
func (p plan) run(out io.Writer) (err error) {
	dir, err := os.MkdirTemp("", "bummerl-load-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	db := p.db
	if db == "" {
		db = filepath.Join(dir, "site.sqlite")
	}
	var log bytes.Buffer
	server, err := site.Run(&log, nil, p.binary, "serve", "-addr", "127.0.0.1:0", "-db", db, "-posts", "0")
	if err != nil {
		return fmt.Errorf("%w: %s", err, log.String())
	}
	defer func() { err = errors.Join(err, server.Stop()) }()
	pages, err := p.prepare(server.Address)
	if err != nil {
		return err
	}
	anchor, err := site.Run(&log, strings.NewReader(pages.list()), p.anchor, "-db", db)
	if err != nil {
		return fmt.Errorf("%w: %s", err, log.String())
	}
	defer func() { err = errors.Join(err, anchor.Stop()) }()
	return p.measure(out, subject{"site", server, pages.whole}, subject{"fixed view", anchor, pages.anchored("fixed")},
		subject{"constant bytes", anchor, pages.anchored("constant")}, pages)
}
