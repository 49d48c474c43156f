package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
)

// puzzle shows a puzzle after the line of actions in its address. The address is all there is: going back, reloading
// and sharing need nothing else.
func (s *Site) puzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	line, err := parseLine(v.QueryParam("line"))
	if err != nil {
		return err
	}
	at, err := strconv.Atoi(v.QueryParam("at"))
	if err != nil {
		at = whole
	}
	view, err := v.puzzleView(z, line, at, nil)
	if err != nil {
		return err
	}
	return v.show(http.StatusOK, templates.PuzzleTable(templates.PuzzlePage{Page: v.puzzlePage(z), Puzzle: view}))
}

// whole stands for a line that is shown to its end.
const whole = -1

// answerPuzzle takes the learner's next action, keeps what came of it, and shows the position after the opponent's
// answer; after a mistake, the refutation.
func (s *Site) answerPuzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	line, err := parseLine(v.field("line"))
	if err != nil {
		return err
	}
	a, err := v.action()
	if err != nil {
		return err
	}
	before, err := play(z, line)
	if err != nil {
		return err
	}
	if !before.Kept || before.Turn != z.Seat() {
		return tutor.Fail(tutor.Invalid, "an action where none is asked for", nil)
	}
	if why := before.State.Why(a); why != nil {
		return v.refusedPuzzle(z, line, why)
	}
	line = append(line, a)
	after, err := play(z, line)
	if err != nil {
		return err
	}
	if after.Kept {
		line = append(line, after.Replies...)
		if after, err = play(z, line); err != nil {
			return err
		}
	}
	if !after.Kept || after.Finished {
		if err := v.notePuzzle(z, line, after.Solved); err != nil {
			return err
		}
	}
	view, err := v.puzzleView(z, line, whole, nil)
	if err != nil {
		return err
	}
	address := v.here() + "?line=" + formatLine(line)
	v.Response().Header().Set("HX-Push-Url", address)
	return v.region(address, templates.PuzzleFragment(v.look(), view))
}

// refusedPuzzle shows the position as it was and why the action is illegal.
func (v *visit) refusedPuzzle(z puzzles.Puzzle, line []rules.Action, why *rules.IllegalError) error {
	view, err := v.puzzleView(z, line, whole, v.p.Illegal(why))
	if err != nil {
		return err
	}
	page := templates.PuzzleTable(templates.PuzzlePage{Page: v.puzzlePage(z), Puzzle: view})
	return v.refused(http.StatusUnprocessableEntity, page, templates.PuzzleFragment(v.look(), view))
}

// play plays a line; one that cannot be played is the address's fault. Of what an address says only the learner's
// actions are believed: the opponent's have to be those that the puzzle answers with.
func play(z puzzles.Puzzle, line []rules.Action) (puzzles.Progress, error) {
	g, err := z.Play(nil)
	for n := 0; err == nil && n < len(line); {
		if replies := g.Replies; len(replies) > 0 && g.Kept {
			end := min(n+len(replies), len(line))
			if !slices.Equal(line[n:end], replies[:end-n]) {
				return g, tutor.Fail(tutor.Invalid, "line of a puzzle: not the opponent's answer", nil)
			}
			n = end
		} else {
			n++
		}
		g, err = z.Play(line[:n])
	}
	if err != nil {
		return g, tutor.Fail(tutor.Invalid, "line of a puzzle", err)
	}
	return g, nil
}

// notePuzzle keeps an attempt that has come to its end. The number of tries in the form makes it unique, so that a
// double click leaves one attempt.
func (v *visit) notePuzzle(z puzzles.Puzzle, line []rules.Action, solved bool) error {
	answer := formatLine(line)
	sum := sha256.Sum256([]byte(fmt.Sprintf("%s %s %s %s", v.learner.ID, z.ID, v.field("try"), answer)))
	return v.site.Attempts.AddAttempt(v.ctx(), tutor.Attempt{
		ID: hex.EncodeToString(sum[:16]), Learner: v.learner.ID, Kind: puzzleKind, Item: z.ID, Answer: answer,
		Right: solved, At: v.site.Env.Time(),
	})
}

// tries counts the learner's attempts at a puzzle.
func (v *visit) tries(z puzzles.Puzzle) (int, error) {
	if v.learner.Visitor() {
		return 0, nil
	}
	tallies, err := v.site.Attempts.Tallies(v.ctx(), v.learner.ID, puzzleKind)
	for _, t := range tallies {
		if t.Item == z.ID {
			return t.Tries, err
		}
	}
	return 0, err
}

// findPuzzle gives the puzzle of the address, by the learner's rules where its answers are the same there.
func (v *visit) findPuzzle() (puzzles.Puzzle, error) {
	n, err := strconv.Atoi(v.Param("n"))
	all := puzzles.All()
	if err != nil || n < 1 || n > len(all) || strconv.Itoa(n) != v.Param("n") {
		return puzzles.Puzzle{}, tutor.Fail(tutor.NotFound, "puzzle "+v.Param("n"), err)
	}
	return all[n-1].Under(v.set.Variant), nil
}

func (v *visit) puzzlePage(z puzzles.Puzzle) templates.Page {
	page := v.page(templates.SectionPuzzles, v.p.MetaPuzzleTitle(z.Number), v.p.MetaPuzzlesDescription())
	if line := v.field("line"); line != "" {
		page.Query = url.Values{"line": {line}}.Encode()
	}
	return page
}

func (v *visit) puzzleHref(n int) string { return v.href("/puzzles/" + strconv.Itoa(n)) }

// puzzleLink leads to another puzzle; nil if there is none of that number.
func (v *visit) puzzleLink(n int, label string) *templates.Link {
	if n < 1 || n > len(puzzles.All()) {
		return nil
	}
	return &templates.Link{Href: v.puzzleHref(n), Label: label}
}

// maxLine bounds what an address may ask to be played: no hand of five cards each is longer.
const maxLine = 40

// parseLine reads a line as addresses write it: actions with hyphens between them.
func parseLine(text string) ([]rules.Action, error) {
	if text == "" {
		return nil, nil
	}
	var line []rules.Action
	for _, field := range strings.Split(text, "-") {
		a, err := rules.ParseAction(field)
		if err != nil || len(line) == maxLine {
			return nil, tutor.Fail(tutor.Invalid, "line of a puzzle", err)
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

// valueWords says what a position is worth.
func valueWords(value int, win, loss func(int) string, draw func() string) locales.Rich {
	switch {
	case value > 0:
		return locales.Plain(win(value))
	case value < 0:
		return locales.Plain(loss(-value))
	}
	return locales.Plain(draw())
}
