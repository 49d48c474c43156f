package web

import (
	"errors"
	"net/http"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
	"bummerl/tutor/deck"
)

const (
	runPath = "/puzzles/run"
	// runsShown is how many runs that are over the page tells of.
	runsShown = 10
)

// run shows the learner's open run, and how the last ones ended.
func (s *Site) run(v *visit) error {
	page := templates.RunPage{
		Page: v.page(templates.SectionPuzzles, v.p.RunTitle(), v.p.RunText()), Form: templates.Form{Action: v.href(runPath)},
	}
	if v.learner.Visitor() {
		return v.show(http.StatusOK, templates.Run(page))
	}
	open, has, err := v.openRun()
	if err != nil {
		return err
	}
	if has {
		page.Open = &templates.Link{Href: v.wayHref(wayRun, open.Item), Label: v.p.RunResume(open.Solved + 1)}
		page.Solved = v.p.RunSolved(open.Solved)
	}
	over, err := s.Ratings.Store.PuzzleRuns(v.ctx(), v.learner.ID, runsShown)
	if err != nil {
		return err
	}
	for i, r := range over {
		end := v.runEnd(r)
		if i == 0 {
			page.Last = &end
		} else {
			page.Past = append(page.Past, end)
		}
	}
	best, err := s.Ratings.Store.BestPuzzleRun(v.ctx(), v.learner.ID)
	if err != nil && !errors.Is(err, tutor.ErrNotFound) {
		return err
	}
	if best.Solved > 0 {
		page.Best = v.p.RunBest(best.Solved)
	}
	return v.show(http.StatusOK, templates.Run(page))
}

// runEnd tells how a run ended.
func (v *visit) runEnd(r tutor.PuzzleRun) templates.RunEnd {
	end := templates.RunEnd{Result: v.p.RunResult(r.Solved)}
	if place, err := v.place(); err == nil {
		end.Date = v.date(tutor.DateOf(r.Updated, place))
	}
	if r.Solved == 0 {
		end.Result = v.p.RunResultNone()
	}
	if z, ok := puzzles.Get(r.Item); ok {
		item := v.puzzleItem(z, nil)
		item.Href = v.wayHref(wayLink, z.ID)
		end.Missed = &item
	}
	return end
}

// openRun gives the run that is not over; false if there is none.
func (v *visit) openRun() (tutor.PuzzleRun, bool, error) {
	if v.learner.Visitor() {
		return tutor.PuzzleRun{}, false, nil
	}
	r, err := v.site.Ratings.Store.OpenPuzzleRun(v.ctx(), v.learner.ID)
	if errors.Is(err, tutor.ErrNotFound) {
		return r, false, nil
	}
	return r, err == nil, err
}

// beginRun begins a run, or goes on with the open one.
func (s *Site) beginRun(v *visit) error {
	if v.field("action") != templates.RunBegin {
		return tutor.Fail(tutor.Invalid, "a button that a run does not have", nil)
	}
	if err := v.enrol(); err != nil {
		return err
	}
	id := s.Env.NewID()
	k, err := v.picker()
	if err != nil {
		return err
	}
	k.Dice = id
	first, ok := k.RunPuzzle(0)
	if !ok {
		return v.noneLeft()
	}
	r, err := s.Ratings.BeginRun(v.ctx(), tutor.PuzzleRun{
		ID: id, Learner: v.learner.ID, Item: first.ID, Created: v.now, Updated: v.now,
	})
	if err != nil {
		return err
	}
	return v.Redirect(http.StatusSeeOther, v.wayHref(wayRun, r.Item))
}

// runPuzzle shows a puzzle of a run: the one that it asks now, or one that was tried.
func (s *Site) runPuzzle(v *visit) error {
	z, err := v.findPuzzle()
	if err != nil {
		return err
	}
	open, has, err := v.openRun()
	if err != nil {
		return err
	}
	tries, err := v.tries(z)
	if err != nil {
		return err
	}
	if tries == 0 && (!has || open.Item != z.ID) {
		return v.byItself(z)
	}
	return s.puzzle(v)
}

// keepInRun keeps an attempt that the run asked for. Of a puzzle that was tried elsewhere since then it says nothing.
func (v *visit) keepInRun(d deck.Deck, a tutor.Attempt, g tutor.Grade, z puzzles.Puzzle) error {
	k, err := v.picker()
	if err != nil {
		return err
	}
	tries, err := v.tries(z)
	if err != nil {
		return err
	}
	out := k.Out
	k.Out = func(p puzzles.Puzzle) bool { return p.ID == z.ID || out(p) }
	return v.site.Ratings.KeepInRun(v.ctx(), d, a, g, z, tries == 0, k.RunPuzzle)
}

// alongRun gives the region of a puzzle its number in the run, and leads on to the next one or to the end.
func (v *visit) alongRun(view *templates.Puzzle, t try) error {
	open, has, err := v.openRun()
	if err != nil {
		return err
	}
	view.On = &templates.Link{Href: v.href(runPath), Label: v.p.RunToResult()}
	switch {
	case has && open.Item == t.z.ID:
		view.Level = v.p.RunNumber(open.Solved + 1)
	case has:
		view.Level = v.p.RunSolved(open.Solved)
		view.On = &templates.Link{Href: v.wayHref(wayRun, open.Item), Label: v.p.PuzzleNext()}
	}
	if t.over() { // Trying again is no part of the run.
		view.Again = nil
	}
	return nil
}
