package web

import (
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
	// next is the first one not solved; nil if there is none.
	next *puzzles.Puzzle
}

// progressIn counts the puzzles of a list; a level limits it, "" takes all.
func progressIn(list []puzzles.Puzzle, ticks map[string]templates.Mood, level puzzles.Level) progress {
	var p progress
	for i, z := range list {
		if level != "" && z.Level != level {
			continue
		}
		p.of++
		if state := ticks[z.ID]; state == templates.Right || state == templates.Slip {
			p.solved++
		} else if p.next == nil {
			p.next = &list[i]
		}
	}
	return p
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
	if p.next == nil {
		return nil
	}
	item := v.puzzleItem(*p.next, ticks)
	return &item
}
