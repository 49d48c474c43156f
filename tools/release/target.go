package main

import (
	"debug/elf"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// target is a kind of machine.
type target struct{ os, arch string }

// targets are those that programs are given away for.
var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"windows", "amd64"},
}

func (t target) String() string { return t.os + "/" + t.arch }

// choose reads a list of targets.
func choose(list string) ([]target, error) {
	if list == "" {
		return targets, nil
	}
	var chosen []target
	for text := range strings.SplitSeq(list, ",") {
		i := slices.IndexFunc(targets, func(t target) bool { return t.String() == text })
		if i < 0 {
			return nil, fmt.Errorf("there is no target %q, only %v", text, targets)
		}
		chosen = append(chosen, targets[i])
	}
	return chosen, nil
}

// file names the program of a version for the target.
func (t target) file(version string) string {
	name := "bummerl-" + version + "-" + t.os + "-" + t.arch
	if t.os == "windows" {
		name += ".exe"
	}
	return name
}

// build makes the program of a version from the sources in src, with more in the environment of the compiler.
func (t target) build(src, to, version string, env ...string) error {
	// Nothing of the folder (-trimpath), of the commit's date or the state of the tree (-buildvcs), and no id that hangs on
	// how it was linked, so that the same sources are the same bytes.
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w -buildid= -X main.version="+version, "-o", to, "./cmd/bummerl")
	build.Dir = src
	// The oldest processors of each kind, and no flags of whoever builds.
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.os, "GOARCH="+t.arch, "GOAMD64=v1", "GOARM64=v8.0", "GOFLAGS=", "GOEXPERIMENT=", "GOWORK=off")
	build.Env = append(build.Env, env...)
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%v: %w\n%s", t, err, out)
	}
	if t.os == "linux" {
		return static(to)
	}
	return nil
}

// static refuses a program that needs others' libraries to run.
func static(path string) error {
	f, err := elf.Open(path)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }() // It was only read.
	if slices.ContainsFunc(f.Progs, func(p *elf.Prog) bool { return p.Type == elf.PT_INTERP || p.Type == elf.PT_DYNAMIC }) {
		return fmt.Errorf("%s is not static", path)
	}
	return nil
}

// described gives the version of the sources: the nearest tag with what came after it, or the commit.
func described(src string) (string, error) {
	describe := exec.Command("git", "describe", "--tags", "--always", "--dirty")
	describe.Dir = src
	out, err := describe.Output()
	if err != nil {
		return "", fmt.Errorf("git does not tell the version (use -version): %w", err)
	}
	return strings.TrimSpace(string(out)), nil
}
