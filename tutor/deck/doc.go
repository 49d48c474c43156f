// Package deck asks again what was wrong once: spaced repetition, shared by the steps of lessons, puzzles and the items
// of counting drills.
//
// Only what was wrong at first, or needed a hint, comes into the deck. When it is due, the next first try is graded and
// says when it is due again, by FSRS in its long-term form: in one day at the earliest, in 90 at the latest. A try before
// that changes nothing, so that practising is free, and a try told twice counts once.
//
// What of all that is due belongs to a day is a set of about five minutes (Today). Nobody is ever told how much waits
// behind it.
package deck
