package puzzles

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"bummerl/rules"
)

//go:embed data/lastfive.jsonl
var lastFive []byte

// wire is a puzzle as the data files hold it, one a line.
type wire struct {
	ID       string       `json:"id"`
	Theme    Theme        `json:"theme"`
	Value    int          `json:"value"`
	Right    []string     `json:"right"`
	Variants []string     `json:"variants"`
	Record   rules.Record `json:"record"`
}

// MarshalJSON writes the puzzle as the data files hold it.
func (p Puzzle) MarshalJSON() ([]byte, error) {
	w := wire{ID: p.ID, Theme: p.Theme, Value: p.Value, Variants: p.Variants, Record: p.Record}
	for a := range p.Right.All() {
		w.Right = append(w.Right, a.String())
	}
	return json.Marshal(w)
}

// UnmarshalJSON reads the puzzle as the data files hold it. It does not prove the answers.
func (p *Puzzle) UnmarshalJSON(data []byte) error {
	var w wire
	if err := json.Unmarshal(data, &w); err != nil {
		return err
	}
	q := Puzzle{ID: w.ID, Theme: w.Theme, Value: w.Value, Variants: w.Variants, Record: w.Record}
	for _, text := range w.Right {
		a, err := rules.ParseAction(text)
		if err != nil {
			return fmt.Errorf("puzzle %s: %w", w.ID, err)
		}
		q.Right |= a.Set()
	}
	var err error
	*p, err = q.ready()
	return err
}

// all reads the embedded puzzles once. The data are part of the program: if they are broken, so is the program.
var all = sync.OnceValue(func() []Puzzle {
	var list []Puzzle
	for line := range bytes.Lines(lastFive) {
		var p Puzzle
		if err := json.Unmarshal(line, &p); err != nil {
			panic(err)
		}
		p.Number = len(list) + 1
		list = append(list, p)
	}
	return list
})

// All lists the puzzles from the easiest to the hardest.
func All() []Puzzle { return slices.Clone(all()) }

// Get finds a puzzle by its ID.
func Get(id string) (Puzzle, bool) {
	for _, p := range all() {
		if p.ID == id {
			return p, true
		}
	}
	return Puzzle{}, false
}
