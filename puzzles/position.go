package puzzles

import "bummerl/rules"

// Position gives a position that is in no collection as a puzzle to be walked through (Walk), by the rules of its record.
// That something is certain in it is for the caller to have proven. The error tells that the record cannot be played.
func Position(t Theme, r rules.Record) (Puzzle, error) {
	return Puzzle{Theme: t, Record: r, Certain: true}.ready()
}
