package web

import (
	"errors"
	"net/http"
	"strconv"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
)

// puzzle shows a puzzle after the learner's actions in its address. The address is all there is: going back, reloading
// and sharing need nothing else, and the opponent's answers follow from it.
func (s *Site) puzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	w, own, err := walk(z, v.QueryParam("line"))
	if err != nil {
		return err
	}
	at, err := strconv.Atoi(v.QueryParam("at"))
	if err != nil {
		at = whole
	}
	view, err := v.puzzleView(z, w, own, at)
	if err != nil {
		return err
	}
	return v.show(http.StatusOK, templates.PuzzleTable(templates.PuzzlePage{Page: v.puzzlePage(z), Puzzle: view}))
}

// answerPuzzle takes the learner's next action, keeps what came of it, and shows the position after the opponent's
// answer; after a mistake, the refutation.
func (s *Site) answerPuzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	before, own, err := walk(z, v.field("line"))
	if err != nil {
		return err
	}
	a, err := v.action()
	if err != nil {
		return err
	}
	own = append(own, a)
	after, err := z.Walk(own)
	var why *rules.IllegalError
	switch {
	case errors.As(err, &why):
		return v.refusedPuzzle(z, before, own[:len(own)-1], why)
	case err != nil:
		return tutor.Fail(tutor.Invalid, "an action where none is asked for", err)
	}
	if after.Mistake != nil || after.Finished {
		if err := v.notePuzzle(z, own, after.Solved); err != nil {
			return err
		}
	}
	view, err := v.puzzleView(z, after, own, whole)
	if err != nil {
		return err
	}
	address := v.here() + "?line=" + formatLine(own)
	v.Response().Header().Set("HX-Push-Url", address)
	return v.region(address, templates.PuzzleFragment(v.look(), view))
}

// refusedPuzzle shows the position as it was and why the action is illegal.
func (v *visit) refusedPuzzle(z puzzles.Puzzle, w puzzles.Walk, own []rules.Action, why *rules.IllegalError) error {
	view, err := v.puzzleView(z, w, own, whole)
	if err != nil {
		return err
	}
	view.Table.Refused = v.p.Illegal(why)
	page := templates.PuzzleTable(templates.PuzzlePage{Page: v.puzzlePage(z), Puzzle: view})
	return v.refused(http.StatusUnprocessableEntity, page, templates.PuzzleFragment(v.look(), view))
}

// findPuzzle gives the puzzle of the address, by the learner's rules where its answers are the same there.
func (v *visit) findPuzzle() (puzzles.Puzzle, error) {
	n, err := strconv.Atoi(v.Param("n"))
	all := puzzles.Ten()
	if err != nil || n < 1 || n > len(all) || strconv.Itoa(n) != v.Param("n") {
		return puzzles.Puzzle{}, tutor.Fail(tutor.NotFound, "puzzle", err)
	}
	return all[n-1].Under(v.set.Variant), nil
}

func (v *visit) puzzlePage(z puzzles.Puzzle) templates.Page {
	return v.page(templates.SectionPuzzles, v.p.MetaPuzzleTitle(z.Number), v.p.MetaPuzzlesDescription())
}

func (v *visit) puzzleHref(n int) string { return v.href("/puzzles/" + strconv.Itoa(n)) }

// puzzleLink leads to another puzzle; nil if there is none of that number.
func (v *visit) puzzleLink(n int, label string) *templates.Link {
	if n < 1 || n > len(puzzles.Ten()) {
		return nil
	}
	return &templates.Link{Href: v.puzzleHref(n), Label: label}
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
