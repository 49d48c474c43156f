package web

import (
	"net/http"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor/rating"
)

// way is how a learner has come to a puzzle. It stands in the address, and decides what the attempt counts for: whoever
// opens a puzzle that somebody has sent, or a list that somebody has put together, is not rated by it.
type way string

// The ways; the zero way is the puzzle's lasting address.
const (
	wayLink way = ""
	// wayTheme is practice by theme: /puzzles/closing/ID.
	wayTheme way = "theme"
	// wayMixed is the mixed puzzles: /puzzles/mixed/ID.
	wayMixed way = "mixed"
	// wayRun is a run up to the first miss: /puzzles/run/ID.
	wayRun way = "run"
)

// blind tells whether the theme is not named before the answer.
func (w way) blind() bool { return w == wayMixed || w == wayRun }

// wayHref is the address of a puzzle by a way.
func (v *visit) wayHref(w way, id string) string {
	switch w {
	case wayMixed, wayRun:
		return v.href("/puzzles/" + string(w) + "/" + id)
	case wayTheme:
		if z, ok := puzzles.Get(id); ok {
			return v.themeHref(z.Theme) + "/" + id
		}
	}
	return v.href("/puzzles/" + id)
}

// lastingHref is the address by which a puzzle is handed on.
func (v *visit) lastingHref(id string) string {
	if v.day != nil {
		return v.puzzleHref(id)
	}
	return v.wayHref(wayLink, id)
}

// byWay wraps a handler of a puzzle's page for a way to it.
func byWay(w way, h func(*visit) error) func(*visit) error {
	return func(v *visit) error {
		v.way = w
		return h(v)
	}
}

// ofTheme wraps a handler of a puzzle's page for practice by a theme; a puzzle of another one is shown by itself.
func ofTheme(theme puzzles.Theme, h func(*visit) error) func(*visit) error {
	return func(v *visit) error {
		z, err := v.findPuzzle()
		if err != nil {
			return err
		}
		if z.Theme != theme {
			return v.byItself(z)
		}
		v.way = wayTheme
		return h(v)
	}
}

// byItself leads to the lasting address of a puzzle.
func (v *visit) byItself(z puzzles.Puzzle) error {
	address := v.wayHref(wayLink, z.ID)
	if query := v.Request().URL.RawQuery; query != "" {
		address += "?" + query
	}
	return v.Redirect(http.StatusSeeOther, address)
}

// counts is how much an attempt that comes in now counts for ratings. A mixed puzzle that was not asked is one that
// somebody has chosen, or stands in a tab from before: it counts as by its lasting address.
func (v *visit) counts(z puzzles.Puzzle) (float64, error) {
	if v.day == nil && v.way == wayMixed {
		if waits, err := v.waits(z); err != nil || !waits {
			return rating.Unrated, err
		}
	}
	return v.weight(), nil
}

// weight is how much a first attempt on this page counts.
func (v *visit) weight() float64 {
	switch {
	case v.day != nil, v.way == wayMixed:
		return rating.Whole
	case v.way == wayTheme:
		return rating.Half
	}
	return rating.Unrated
}

// wayTitle names the way of a puzzle whose theme is not named.
func (v *visit) wayTitle() string {
	if v.way == wayRun {
		return v.p.RunTitle()
	}
	return v.p.RatingMixedTitle()
}

// alongWay gives the region of a puzzle the heading of its way, and leads on along it.
func (v *visit) alongWay(view *templates.Puzzle, t try) error {
	switch v.way {
	case wayTheme:
		view.On = &templates.Link{Href: v.themeHref(t.z.Theme) + nextPath, Label: v.p.RatingThemeNext()}
	case wayMixed:
		v.unnamed(view, t)
		view.On = &templates.Link{Href: v.href(mixedPath), Label: v.p.PuzzleNext()}
	case wayRun:
		v.unnamed(view, t)
		return v.alongRun(view, t)
	}
	return nil
}

// unnamed takes away what tells the theme of a puzzle, as long as it is not over.
func (v *visit) unnamed(view *templates.Puzzle, t try) {
	view.Title, view.Previous, view.Next = v.wayTitle(), nil, nil
	if !t.over() {
		view.Level, view.List = "", nil
	}
}

// puzzleWays lists the addresses of puzzles by the ways that lead to them.
func (s *Site) puzzleWays(page, answer func(string, func(*visit) error)) {
	list := func(path string, show func(*visit) error, along func(func(*visit) error) func(*visit) error) {
		page(path+"/:id", along(show))
		answer(path+"/:id", along(s.answerPuzzle))
		page(path+"/:id/record.json", along(s.recordPuzzle))
		answer(path+"/:id/report", along(s.reportPuzzle))
	}
	list(mixedPath, s.mixed, func(h func(*visit) error) func(*visit) error { return byWay(wayMixed, h) })
	list(runPath, s.runPuzzle, func(h func(*visit) error) func(*visit) error { return byWay(wayRun, h) })
	for _, theme := range puzzles.Themes() {
		path := "/puzzles/" + string(theme)
		page(path+nextPath, s.themeNext(theme))
		list(path, s.puzzle, func(h func(*visit) error) func(*visit) error { return ofTheme(theme, h) })
	}
}
