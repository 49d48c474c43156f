// Package rating tells how strong a learner is at puzzles and how hard a puzzle is, by Glicko-2 (Mark E. Glickman, Example of
// the Glicko-2 system, 2013), so that the next puzzle can be one that lies near.
//
// A try at a puzzle is a game: the learner plays against the puzzle, and wins by solving it. Only the first attempt at a
// puzzle counts, whatever it was for: an attempt that was not rated leaves nothing to be rated either. Each try is a
// rating period of its own, and what the paper adds to the deviation in a period is added for each day since the last
// one: two tries in a minute do not make anybody less known, three months away do.
//
// # Weight
//
// A try counts whole where nothing gave away what it is about (mixed puzzles, puzzles of the day), and half in practice by
// theme, where the theme is half the answer. Half means half the information of a game: the sum of the paper from which
// the variance v follows, and the sum of the differences from the expectation, take the try times its weight. So two
// halves say as much as one whole.
//
// # What a puzzle is worth
//
// A puzzle begins with what was measured of it (OfPuzzle), known to about 100. Tries move it, but only those of learners
// who are no longer provisional, and never further than Furthest from where it began: profiles made to be thrown away
// move nothing, and nobody moves much.
package rating
