// Command release makes what is given away: one static program for each target,
// named by version and target, with the sums of all of them. The same commit
// gives the same bytes, whoever builds it and in whatever folder; -twice tries
// that.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	src := flag.String("src", "..", "folder of the sources, with static/dist made")
	out := flag.String("out", "", "folder that the programs go to; what is in it is removed")
	version := flag.String("version", "", "what the programs call themselves; by the tags of git if empty")
	only := flag.String("targets", "", "targets such as linux/amd64,windows/amd64; all if empty")
	twice := flag.Bool("twice", false, "build linux/amd64 from two clones in two folders instead, and compare")
	flag.Parse()
	do := func() error { return release(*src, *out, *version, *only) }
	if *twice {
		do = func() error { return reproduce(*src) }
	}
	if err := do(); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release builds every target into the folder out.
func release(src, out, version, only string) error {
	if out == "" {
		return errors.New("-out is missing")
	}
	targets, err := choose(only)
	if err != nil {
		return err
	}
	if version == "" {
		if version, err = described(src); err != nil {
			return err
		}
	}
	if strings.ContainsAny(version, " /\\'\"") {
		return fmt.Errorf("%q is no version", version)
	}
	out, err = filepath.Abs(out)
	if err != nil {
		return err
	}
	if err := errors.Join(os.RemoveAll(out), os.MkdirAll(out, 0o755)); err != nil {
		return err
	}
	var names []string
	for _, t := range targets {
		name := t.file(version)
		if err := t.build(src, filepath.Join(out, name), version); err != nil {
			return err
		}
		names = append(names, name)
		fmt.Fprintln(os.Stderr, "release:", name)
	}
	return writeSums(out, names)
}
