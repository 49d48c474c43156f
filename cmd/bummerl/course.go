package main

import (
	"context"
	"fmt"
	"strings"

	"bummerl/tutor"
	"bummerl/tutor/web"
)

// courseCommand checks the lessons, and reads what learners reported about their steps.
func courseCommand(ctx context.Context, args []string, std streams) int {
	switch {
	case len(args) == 1 && args[0] == "check":
		return checkCourse(std)
	case len(args) > 0 && args[0] == "reports":
		status, err := showReports(tutor.KindLesson)(ctx, args[1:], std)
		if err != nil {
			fmt.Fprintf(std.err, "bummerl course reports: %s\n", strings.ReplaceAll(err.Error(), "\n", " "))
			return 2
		}
		return status
	}
	fmt.Fprintln(std.err, "bummerl course: usage: bummerl course check|reports (reports -h tells more)")
	return 2
}

// checkCourse holds the lessons to what their authors owe: reference answers that pass, wrong ones that fail for the
// reason given, known facts, words in every language. It prints one line for each problem, and its status is 1 if there
// is any.
func checkCourse(std streams) int {
	problems := web.CourseProblems()
	for _, p := range problems {
		fmt.Fprintln(std.out, p)
	}
	if len(problems) > 0 {
		return 1
	}
	return 0
}
