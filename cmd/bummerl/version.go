package main

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
)

// version is set by the linker for what is given away (make release); it is the nearest tag with what came after it.
var version string

// tellVersion prints one line: which program this is, and what it was built with.
func tellVersion(_ context.Context, args []string, std streams) int {
	if len(args) > 0 {
		fmt.Fprintf(std.err, "bummerl version: it takes no arguments, got %q\n", args[0])
		return 2
	}
	fmt.Fprintf(std.out, "bummerl %s (%s, %s/%s)\n", versionName(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return 0
}

// versionName names the program: by the linker's word, else by the commit that it was built from, else "unreleased".
func versionName() string {
	if version != "" {
		return version
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unreleased"
	}
	return commitName(info.Settings)
}

// commitName names a program by its commit, with "+changes" where the files were not those of the commit.
func commitName(settings []debug.BuildSetting) string {
	name, changed := "unreleased", ""
	for _, s := range settings {
		switch {
		case s.Key == "vcs.revision" && len(s.Value) >= 12:
			name = s.Value[:12]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = "+changes"
		}
	}
	if name == "unreleased" {
		return name
	}
	return name + changed
}
