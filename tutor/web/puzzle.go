package web

import (
	"errors"
	"net/http"
	"strings"

	"bummerl/locales"
	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/templates"
	"bummerl/tutor"
)

// puzzle shows a puzzle after the learner's actions in its address. The address is all there is: going back, reloading
// and sharing need nothing else, and the opponent's answers follow from it.
func (s *Site) puzzle(v *visit) error {
	if done, err := v.notAPuzzle(); done || err != nil {
		return err
	}
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	t, err := v.walkAddress(z)
	if err != nil {
		return v.badLine(z)
	}
	view, err := v.puzzleView(t)
	if err != nil {
		return err
	}
	return v.showPuzzle(http.StatusOK, z, view)
}

// answerPuzzle takes the learner's next action, keeps what came of it, and shows the position after the opponent's
// answer; after a mistake, the refutation.
func (s *Site) answerPuzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	before, err := walk(v.ctx(), z, v.field("line"))
	if err != nil {
		return v.badLine(z)
	}
	a, err := parsePuzzleAction(v.field("action"))
	if err != nil {
		return err
	}
	after, err := before.with(v.ctx(), a)
	if err != nil {
		return v.refusedPuzzle(before, err)
	}
	if after.over() {
		if err := v.notePuzzle(z, after.own, after.Finished); err != nil {
			return err
		}
	}
	view, err := v.puzzleView(after)
	if err != nil {
		return err
	}
	address := v.puzzleHref(z.ID) + "?line=" + formatLine(after.own)
	// In place of the address before: going back leaves the puzzle, not one card of it.
	v.Response().Header().Set("HX-Replace-Url", address)
	return v.region(address, templates.PuzzleFragment(v.look(), view))
}

// refusedPuzzle shows the position as it was and why the action was not taken. What is no fault of the action is handed
// on.
func (v *visit) refusedPuzzle(t try, err error) error {
	var words locales.Rich
	var why *rules.IllegalError
	switch {
	case errors.As(err, &why):
		words = v.p.Illegal(why)
	case errors.Is(err, puzzles.ErrNotAsked):
		words = v.notAsked(t.z)
	case errors.Is(err, puzzles.ErrPast):
		words = locales.Plain(v.p.PuzzlePast())
	default:
		return err
	}
	return v.refuseTry(t, words)
}

// badLine shows a puzzle from the start where the line of an address cannot be played.
func (v *visit) badLine(z puzzles.Puzzle) error {
	t, err := walk(v.ctx(), z, "")
	if err != nil {
		return err
	}
	return v.refuseTry(t, locales.Plain(v.p.PuzzleBadLine()))
}

func (v *visit) refuseTry(t try, why locales.Rich) error {
	view, err := v.puzzleView(t)
	if err != nil {
		return err
	}
	view.Table.Refused = why
	page := templates.PuzzleTable(templates.PuzzlePage{Page: v.puzzlePage(t.z), Puzzle: view})
	return v.refused(http.StatusUnprocessableEntity, page, templates.PuzzleFragment(v.look(), view))
}

func (v *visit) showPuzzle(status int, z puzzles.Puzzle, view templates.Puzzle) error {
	return v.show(status, templates.PuzzleTable(templates.PuzzlePage{Page: v.puzzlePage(z), Puzzle: view}))
}

// findPuzzle gives the puzzle of the address, by the learner's rules where its answers are the same there.
func (v *visit) findPuzzle() (puzzles.Puzzle, error) {
	if v.day != nil {
		return v.day.puzzle.By(v.playsBy().Options), nil
	}
	z, ok := puzzles.Get(v.Param("id"))
	if !ok {
		return z, tutor.Fail(tutor.NotFound, "puzzle", nil)
	}
	return z.By(v.playsBy().Options), nil
}

// puzzlePage is the page around a puzzle. What was posted may have had another address; the page's own is the puzzle's,
// so that it is the same puzzle in another language.
func (v *visit) puzzlePage(z puzzles.Puzzle) templates.Page {
	var page templates.Page
	switch {
	case v.day != nil:
		page = v.day.page(v)
	case v.way.blind():
		page = v.page(templates.SectionPuzzles, v.wayTitle(), v.question(z).String())
	default:
		page = v.page(templates.SectionPuzzles, v.puzzleName(z), v.puzzleAbout(z))
	}
	page.Path = strings.TrimPrefix(v.puzzleHref(z.ID), "/"+v.lang)
	if v.day == nil {
		page.Canonical = "/puzzles/" + z.ID
	}
	return page
}
