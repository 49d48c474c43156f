package web

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor"
)

// notePuzzle keeps an attempt that has come to its end, and with it what it says to the deck, to ratings and to a run. The
// form says how many attempts the page knew: the same answer on a page that knew as many is the same press a second time,
// and is kept once. Another answer counts, from whatever tab. A visitor becomes a learner by it, and by nothing before.
func (v *visit) notePuzzle(z puzzles.Puzzle, own []rules.Action, solved bool) error {
	known, err := v.number("try")
	if err != nil {
		return err
	}
	weight, err := v.counts(z) // before a visitor becomes a learner, for whom another puzzle waits
	if err != nil {
		return err
	}
	if err := v.enrol(); err != nil {
		return err
	}
	answer := formatLine(own)
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %s %d %s", v.learner.ID, z.ID, known, answer))
	d, err := v.deck()
	if err != nil {
		return err
	}
	grade := tutor.Again
	if solved {
		grade = tutor.Good
	}
	a := tutor.Attempt{
		ID: hex.EncodeToString(sum[:16]), Learner: v.learner.ID, Kind: tutor.KindPuzzle, Item: z.ID, Answer: answer,
		Right: solved, At: v.now,
	}
	if v.way == wayRun {
		return v.keepInRun(d, a, grade, z)
	}
	return v.site.Ratings.Keep(v.ctx(), d, a, grade, z, weight)
}

// tries counts the learner's attempts at a puzzle.
func (v *visit) tries(z puzzles.Puzzle) (int, error) {
	if v.learner.Visitor() {
		return 0, nil
	}
	tallies, err := v.site.Attempts.Tallies(v.ctx(), v.learner.ID, tutor.KindPuzzle)
	for _, t := range tallies {
		if t.Item == z.ID {
			return t.Tries, err
		}
	}
	return 0, err
}
