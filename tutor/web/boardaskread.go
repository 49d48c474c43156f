package web

import (
	"strconv"
	"strings"

	"bummerl/rules"
	"bummerl/tutor/board"
	"bummerl/tutor/board/think"
)

// readAsked reads the address. The error is that of a position that cannot be.
func (v *visit) readAsked() (posed, error) {
	b, err := board.Parse(v.QueryParam("p"))
	if err != nil {
		return posed{}, err
	}
	a, err := askedOf(b)
	if err != nil {
		return a, err
	}
	for _, q := range think.Questions() {
		if v.QueryParam("q") == string(q) {
			a.q = q
		}
	}
	for _, e := range think.Efforts() {
		if v.QueryParam("e") == string(e) {
			a.effort = e
		}
	}
	for _, t := range a.pos.Tasks() {
		if v.QueryParam("t") == taskText(t) {
			a.task = t
		}
	}
	a.line = parseAskLine(v.QueryParam("line"))
	a.at = len(a.line)
	if at, e := strconv.Atoi(v.QueryParam("at")); e == nil {
		a.at = max(0, min(at, len(a.line)))
	}
	a.hand = parseAskHand(v.QueryParam("h"))
	return a, nil
}

// parseAskHand reads a hand as askHref writes it; what is none is none.
func parseAskHand(text string) rules.CardSet {
	var hand rules.CardSet
	for ; len(text) >= 2; text = text[2:] {
		c, err := rules.ParseCard(text[:2])
		if err != nil {
			return 0
		}
		hand |= c.Set()
	}
	return hand
}

// parseAskLine reads a line as formatLine writes it. One that cannot be read becomes one that cannot be played.
func parseAskLine(text string) []rules.Action {
	if text == "" {
		return nil
	}
	var line []rules.Action
	for field := range strings.SplitSeq(text, "-") {
		a, err := parseAction(field)
		if err != nil || len(line) == longestLine {
			return []rules.Action{rules.NoAction}
		}
		line = append(line, a)
	}
	return line
}

// askedOf gives the first question that makes sense of a board.
func askedOf(b board.Board) (posed, error) {
	a := posed{board: b, q: think.Solve, effort: think.Usual}
	seen, err := b.View()
	if err != nil {
		return a, err
	}
	a.pos = think.OfView(seen)
	if b.Open {
		s, err := b.State()
		if err != nil {
			return a, err
		}
		a.pos = think.OfState(s)
		a.pos.View = seen
	}
	for _, q := range think.Questions() {
		if a.pos.Why(q) == "" {
			a.q = q
			break
		}
	}
	if tasks := a.pos.Tasks(); len(tasks) > 0 {
		a.task = tasks[0]
	}
	return a, nil
}
