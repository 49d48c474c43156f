package main_test

import (
	"go/version"
	"os"
	"regexp"
	"runtime"
	"testing"
)

// TestToolchain sees that the toolchain which the Makefile asks for is the one
// at work: an environment can switch that off without a word.
func TestToolchain(t *testing.T) {
	makefile, err := os.ReadFile("../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`(?m)^export GOTOOLCHAIN := (go[0-9.]+)\+auto$`).FindSubmatch(makefile)
	if found == nil {
		t.Fatal("the Makefile exports no GOTOOLCHAIN")
	}
	want := string(found[1])
	if version.Compare(runtime.Version(), want) >= 0 {
		return
	}
	if os.Getenv("CI") == "true" {
		t.Errorf("built with %s, want %s or newer", runtime.Version(), want)
	}
	t.Skipf("built with %s, which has known flaws: make test uses %s", runtime.Version(), want)
}
