package main

import (
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
)

// TestVersion prints one line, and takes no arguments.
func TestVersion(t *testing.T) {
	var out, errs strings.Builder
	if status := run(t.Context(), []string{"version"}, streams{strings.NewReader(""), &out, &errs}); status != 0 || errs.Len() > 0 {
		t.Errorf("status %d, stderr %q", status, errs.String())
	}
	if !regexp.MustCompile(`^bummerl \S+ \(go1\.\S+, \w+/\w+\)\n$`).MatchString(out.String()) {
		t.Errorf("it says %q", out.String())
	}
	out.Reset()
	if status := run(t.Context(), []string{"version", "now"}, streams{strings.NewReader(""), &out, &errs}); status != 2 || out.Len() > 0 || !strings.Contains(errs.String(), `"now"`) {
		t.Errorf("with an argument: status %d, %q, %q", status, out.String(), errs.String())
	}
}

// TestCommitName names a build by its commit.
func TestCommitName(t *testing.T) {
	revision := debug.BuildSetting{Key: "vcs.revision", Value: "0123456789abcdef0123"}
	modified := debug.BuildSetting{Key: "vcs.modified", Value: "true"}
	for _, c := range []struct {
		settings []debug.BuildSetting
		want     string
	}{
		{nil, "unreleased"},
		{[]debug.BuildSetting{modified}, "unreleased"},
		{[]debug.BuildSetting{revision, {Key: "vcs.modified", Value: "false"}}, "0123456789ab"},
		{[]debug.BuildSetting{revision, modified}, "0123456789ab+changes"},
	} {
		if got := commitName(c.settings); got != c.want {
			t.Errorf("%v: got %q, want %q", c.settings, got, c.want)
		}
	}
}
