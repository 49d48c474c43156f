package web

import (
	"net/http"
	"strconv"

	"bummerl/puzzles"
	"bummerl/templates"
)

// puzzleKind is the kind of attempt that a puzzle leaves.
const puzzleKind = "puzzle"

// puzzleList shows all puzzles and which of them the learner has solved.
func (s *Site) puzzleList(v *visit) error {
	items, err := v.puzzleItems()
	if err != nil {
		return err
	}
	page := templates.PuzzleListPage{
		Page:    v.page(templates.SectionPuzzles, v.p.MetaPuzzlesTitle(), v.p.MetaPuzzlesDescription()),
		Puzzles: items,
	}
	for _, item := range items {
		if item.State == templates.Right {
			page.Solved++
		}
	}
	return v.show(http.StatusOK, templates.PuzzleList(page))
}

// puzzleItems lists the puzzles with what the learner has made of them.
func (v *visit) puzzleItems() ([]templates.PuzzleItem, error) {
	state := map[string]templates.Mood{}
	if !v.learner.Visitor() {
		tallies, err := v.site.Attempts.Tallies(v.ctx(), v.learner.ID, puzzleKind)
		if err != nil {
			return nil, err
		}
		for _, t := range tallies {
			state[t.Item] = templates.Wrong
			if t.Right > 0 {
				state[t.Item] = templates.Right
			}
		}
	}
	var items []templates.PuzzleItem
	for i, z := range puzzles.Ten() {
		start := z.Start()
		items = append(items, templates.PuzzleItem{
			Number: i + 1, Href: v.href("/puzzles/" + strconv.Itoa(i+1)),
			Hand: codes(sorted(start.Hand(z.Seat()), start.Trump())), Trump: start.Trump().String(), State: state[z.ID],
		})
	}
	return items, nil
}
