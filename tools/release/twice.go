package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// reproduce clones the last commit into two folders, makes everything anew in each, from the packages of npm on, and wants
// the same program twice.
func reproduce(src string) (err error) {
	src, err = filepath.Abs(src)
	if err != nil {
		return err
	}
	version, err := described(src)
	if err != nil {
		return err
	}
	// Named once: somebody may commit between the two.
	head, err := exec.Command("git", "-C", src, "rev-parse", "HEAD").Output()
	if err != nil {
		return err
	}
	commit := strings.TrimSpace(string(head))
	dir, err := os.MkdirTemp("", "bummerl-release-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	var sums []string
	for _, at := range []string{"one", filepath.Join("another", "much", "longer")} {
		// Each compiles everything itself: what one has compiled must not be handed to the other.
		sum, err := anew(src, commit, filepath.Join(dir, at), version, "GOCACHE="+filepath.Join(dir, "cache of "+filepath.Base(at)))
		if err != nil {
			return err
		}
		fmt.Fprintf(os.Stderr, "release: %s  %s, built in %s\n", sum, targets[0], at)
		sums = append(sums, sum)
	}
	if sums[0] != sums[1] {
		return fmt.Errorf("the same commit gave two different programs")
	}
	return nil
}

// anew clones a commit of the sources into a folder, makes the program there and gives its sum.
func anew(src, commit, dir, version string, env ...string) (string, error) {
	for _, step := range []struct {
		dir  string
		args []string
	}{
		{src, []string{"git", "clone", "--quiet", "--no-local", src, dir}},
		{dir, []string{"git", "checkout", "--quiet", "--detach", commit}},
		{dir, []string{"npm", "ci", "--no-audit", "--no-fund"}},
		{dir, []string{"go", "-C", "tools", "run", "./bundle", "-quiet"}},
	} {
		do := exec.Command(step.args[0], step.args[1:]...)
		do.Dir = step.dir
		if out, err := do.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%v: %w\n%s", step.args, err, out)
		}
	}
	to := filepath.Join(dir, "bin", "bummerl")
	if err := targets[0].build(dir, to, version, env...); err != nil {
		return "", err
	}
	return sumOf(to)
}
