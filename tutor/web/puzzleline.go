package web

import (
	"context"
	"strconv"
	"strings"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor"
)

const (
	// maxLine bounds what an address may ask to be played: in no hand has one side more actions.
	maxLine = 24
	// notCertain is how forms and addresses write the answer "not certain".
	notCertain = "no"
	// whole stands for a line that is shown to its end.
	whole = -1
)

// try is a puzzle with the learner's actions so far and what they lead to.
type try struct {
	puzzles.Walk
	z   puzzles.Puzzle
	own []rules.Action
	// at is how many moves of the line that can be stepped through are played; whole where the address does not say.
	at int
}

// walk plays the learner's actions as an address writes them. A line that cannot be played is the address's fault.
func walk(ctx context.Context, z puzzles.Puzzle, text string) (try, error) {
	own, err := parseLine(text)
	if err != nil {
		return try{z: z}, err
	}
	w, err := z.Walk(ctx, own)
	switch {
	case ctx.Err() != nil:
		return try{z: z}, ctx.Err()
	case err != nil:
		return try{z: z}, tutor.Fail(tutor.Invalid, "line of a puzzle", err)
	}
	return try{Walk: w, z: z, own: own, at: whole}, nil
}

// walkAddress is walk for the address of a page.
func (v *visit) walkAddress(z puzzles.Puzzle) (try, error) {
	t, err := walk(v.ctx(), z, v.QueryParam("line"))
	if at, e := strconv.Atoi(v.QueryParam("at")); e == nil {
		t.at = max(at, 0)
	}
	return t, err
}

// over tells whether there is nothing more to play: it failed, or came to its end.
func (t try) over() bool { return t.Mistake != nil || t.Finished }

// counts tells whether the learner has to know the points himself.
func (t try) counts() bool { return t.z.Theme == puzzles.ClaimOrPlay && !t.over() }

// with gives the try with one more action.
func (t try) with(ctx context.Context, a rules.Action) (try, error) {
	own := append(t.own[:len(t.own):len(t.own)], a)
	w, err := t.z.Walk(ctx, own)
	return try{Walk: w, z: t.z, own: own, at: whole}, err
}

// parseLine reads actions with hyphens between them, "not certain" among them.
func parseLine(text string) ([]rules.Action, error) { return lineOf(text, parsePuzzleAction) }

// lineOf reads what formatLine writes, action by action.
func lineOf(text string, action func(string) (rules.Action, error)) ([]rules.Action, error) {
	if text == "" {
		return nil, nil
	}
	var line []rules.Action
	for field := range strings.SplitSeq(text, "-") {
		a, err := action(field)
		if err != nil {
			return nil, err
		}
		if len(line) == maxLine {
			return nil, tutor.Fail(tutor.Invalid, "line is too long", nil)
		}
		line = append(line, a)
	}
	return line, nil
}

// parsePuzzleAction reads an action of the game, or "not certain".
func parsePuzzleAction(text string) (rules.Action, error) {
	if text == notCertain {
		return rules.NoAction, nil
	}
	return parseAction(text)
}

// formatLine writes a learner's actions as addresses and forms have them.
func formatLine(line []rules.Action) string {
	texts := make([]string, len(line))
	for i, a := range line {
		texts[i] = a.String()
		if a == rules.NoAction {
			texts[i] = notCertain
		}
	}
	return strings.Join(texts, "-")
}
