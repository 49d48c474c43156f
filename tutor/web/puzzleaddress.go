package web

import (
	"net/http"

	"bummerl/puzzles"
)

// A puzzle's lasting address is its ID, a theme's its name; by what way one comes to it stands before the ID (see way). The
// first ten puzzles had numbers once; those addresses lead to them.

func (v *visit) puzzleHref(id string) string {
	if v.day != nil && v.day.puzzle.ID == id {
		return v.dailyHref(v.day.date, v.day.level)
	}
	return v.wayHref(v.way, id)
}

func (v *visit) themeHref(t puzzles.Theme) string { return v.href("/puzzles/" + string(t)) }

// notAPuzzle answers the addresses under /puzzles that name something else: a theme, or a puzzle by its old number.
func (v *visit) notAPuzzle() (done bool, err error) {
	name := v.Param("id")
	if t := puzzles.Theme(name); t.Known() {
		return true, v.puzzleList(t)
	}
	z, ok := oldNumber(name)
	if !ok {
		return false, nil
	}
	address := v.puzzleHref(z.ID)
	if query := v.Request().URL.RawQuery; query != "" {
		address += "?" + query
	}
	return true, v.Redirect(http.StatusMovedPermanently, address)
}

// oldNumber finds one of the first ten puzzles by its number from 1, which is part of its name.
func oldNumber(text string) (puzzles.Puzzle, bool) {
	return puzzles.Get("last-five-" + text)
}
