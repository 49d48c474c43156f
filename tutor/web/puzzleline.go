package web

import (
	"strings"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor"
)

// maxLine bounds what an address may ask to be played: no hand of five cards each is longer.
const maxLine = 20

// walk plays the learner's actions as an address writes them. A line that cannot be played is the address's fault.
func walk(z puzzles.Puzzle, text string) (puzzles.Walk, []rules.Action, error) {
	own, err := parseLine(text)
	if err != nil {
		return puzzles.Walk{}, nil, err
	}
	w, err := z.Walk(own)
	if err != nil {
		return w, nil, tutor.Fail(tutor.Invalid, "line of a puzzle", err)
	}
	return w, own, nil
}

// parseLine reads actions with hyphens between them.
func parseLine(text string) ([]rules.Action, error) {
	if text == "" {
		return nil, nil
	}
	var line []rules.Action
	for field := range strings.SplitSeq(text, "-") {
		a, err := parseAction(field)
		if err != nil {
			return nil, err
		}
		if len(line) == maxLine {
			return nil, tutor.Fail(tutor.Invalid, "line of a puzzle is too long", nil)
		}
		line = append(line, a)
	}
	return line, nil
}

func formatLine(line []rules.Action) string {
	texts := make([]string, len(line))
	for i, a := range line {
		texts[i] = a.String()
	}
	return strings.Join(texts, "-")
}
