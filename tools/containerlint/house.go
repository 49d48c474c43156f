package main

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
)

// someone is a user by number, with a group, who is not root.
var someone = regexp.MustCompile(`^[1-9]\d*:[1-9]\d*$`)

// houseFaults gives what the house wants and BuildKit does not ask for.
func houseFaults(text []byte) ([]string, error) {
	tree, err := parser.Parse(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	stages, _, err := instructions.Parse(tree.AST, nil)
	if err != nil {
		return nil, err
	}
	var faults []string
	names := map[string]bool{"scratch": true}
	for _, stage := range stages {
		_, tag, tagged := strings.Cut(stage.BaseName[strings.LastIndex(stage.BaseName, "/")+1:], ":")
		if !names[stage.BaseName] && (!tagged || strings.Contains(tag, "latest")) {
			faults = append(faults, fmt.Sprintf("the image %s has no fixed version", stage.BaseName))
		}
		for _, c := range stage.Commands {
			// BuildKit takes an unknown name for that of an image.
			if from, ok := c.(*instructions.CopyCommand); ok && from.From != "" && !names[from.From] {
				faults = append(faults, fmt.Sprintf("it copies from %s, which is no stage before", from.From))
			}
		}
		names[stage.Name] = true
	}
	return append(faults, lastFaults(stages[len(stages)-1])...), nil
}

// lastFaults looks at the stage that is given away.
func lastFaults(last instructions.Stage) []string {
	var faults []string
	if last.BaseName != "scratch" {
		faults = append(faults, "the last stage has more than the program: "+last.BaseName)
	}
	user := "root"
	for _, c := range last.Commands {
		switch c := c.(type) {
		case *instructions.UserCommand:
			user = c.User
		case *instructions.RunCommand:
			faults = append(faults, "the last stage runs something: there is nothing to run it with")
		}
	}
	if !someone.MatchString(user) {
		faults = append(faults, fmt.Sprintf("the program runs as %s, not as a number of its own", user))
	}
	return faults
}
