package puzzles

import "iter"

// Entry is a puzzle in the list of contents: who counts or looks for one needs no more, and a whole puzzle is a hundred
// times as large.
type Entry struct {
	ID    string
	Theme Theme
	Level Level
}

// Index goes through the puzzles of a theme in the order of Of; "" is all, in the order of All.
func Index(theme Theme) iter.Seq[Entry] {
	c := stored()
	list := c.index[theme]
	if theme == "" {
		list = c.contents
	}
	return func(yield func(Entry) bool) {
		for _, e := range list {
			if !yield(e) {
				return
			}
		}
	}
}

// Count gives how many puzzles a theme has.
func Count(theme Theme) int { return len(stored().of[theme]) }

// At gives the puzzle of a theme with a number, counted from 1; false if there is none.
func At(theme Theme, number int) (Puzzle, bool) {
	list := stored().of[theme]
	if number < 1 || number > len(list) {
		return Puzzle{}, false
	}
	return list[number-1], true
}
