package main

import (
	"context"
	"fmt"

	"bummerl/tutor/web"
)

// checkCourse holds the lessons to what their authors owe: reference answers that pass, wrong ones that fail for the
// reason given, known facts, words in every language. It prints one line for each problem, and its status is 1 if there
// is any.
func checkCourse(_ context.Context, args []string, std streams) int {
	if len(args) != 1 || args[0] != "check" {
		fmt.Fprintln(std.err, "bummerl course: usage: bummerl course check")
		return 2
	}
	problems := web.CourseProblems()
	for _, p := range problems {
		fmt.Fprintln(std.out, p)
	}
	if len(problems) > 0 {
		return 1
	}
	return 0
}
