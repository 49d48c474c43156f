package web

import (
	"iter"

	"bummerl/puzzles"
	"bummerl/templates"
	"bummerl/tutor"
)

// ticks tells what the learner has made of the puzzles, by ID; those never tried are missing.
func (v *visit) ticks() (map[string]templates.Mood, error) {
	state := map[string]templates.Mood{}
	if v.learner.Visitor() {
		return state, nil
	}
	tallies, err := v.site.Attempts.Tallies(v.ctx(), v.learner.ID, tutor.KindPuzzle)
	for _, t := range tallies {
		switch {
		case t.First:
			state[t.Item] = templates.Right
		case t.Right > 0:
			state[t.Item] = templates.Slip
		default:
			state[t.Item] = templates.Wrong
		}
	}
	return state, err
}

// progress is how far the learner is in a list of puzzles.
type progress struct {
	solved, of int
	// next is the ID of the first one not solved; "" if there is none.
	next string
}

// progressIn counts the puzzles of a list, all of them and level by level.
func progressIn(list iter.Seq[puzzles.Entry], ticks map[string]templates.Mood) (all progress, levels map[puzzles.Level]progress) {
	levels = map[puzzles.Level]progress{}
	at, level := progress{}, puzzles.Level("")
	for e := range list {
		if e.Level != level { // Puzzles of a level stand together.
			levels[level] = at
			at, level = levels[e.Level], e.Level
		}
		state := ticks[e.ID]
		solved := state == templates.Right || state == templates.Slip
		all.count(e.ID, solved)
		at.count(e.ID, solved)
	}
	levels[level] = at
	return all, levels
}

// count adds a puzzle.
func (p *progress) count(id string, solved bool) {
	p.of++
	switch {
	case solved:
		p.solved++
	case p.next == "":
		p.next = id
	}
}

// puzzleItem shows a puzzle in a list.
func (v *visit) puzzleItem(z puzzles.Puzzle, ticks map[string]templates.Mood) templates.PuzzleItem {
	start := z.Start()
	return templates.PuzzleItem{
		Number: z.Number, Title: v.puzzleName(z), Href: v.wayHref(wayTheme, z.ID), Level: levelWord(v.p, z.Level),
		Hand: codes(sorted(start.Hand(z.Seat()), start.Trump())), Trump: start.Trump().String(), State: ticks[z.ID],
	}
}

// goOnWith shows the puzzle to go on with; nil if there is none.
func (v *visit) goOnWith(p progress, ticks map[string]templates.Mood) *templates.PuzzleItem {
	next, ok := puzzles.Get(p.next)
	if !ok {
		return nil
	}
	item := v.puzzleItem(next, ticks)
	return &item
}
