package puzzles

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
)

//go:embed data/*.jsonl
var data embed.FS

// collection is everything there is, read once.
type collection struct {
	list []Puzzle
	byID map[string]int
	// of holds the part of list that a theme has.
	of map[Theme][]Puzzle
	// contents is list in short, index the parts of it that themes have.
	contents []Entry
	index    map[Theme][]Entry
}

// stored reads the embedded puzzles at the first use, without proving them. The data are part of the program: if they are
// broken, so is the program.
var stored = sync.OnceValue(func() collection {
	c := collection{byID: map[string]int{}, of: map[Theme][]Puzzle{}, index: map[Theme][]Entry{}}
	for _, theme := range Themes() {
		list, err := read(theme)
		if err != nil {
			panic(err)
		}
		for _, p := range list {
			if _, twice := c.byID[p.ID]; twice {
				panic("two puzzles are called " + p.ID)
			}
			c.byID[p.ID] = len(c.list)
			c.list = append(c.list, p)
			c.contents = append(c.contents, Entry{p.ID, p.Theme, p.Level})
		}
		c.of[theme], c.index[theme] = list, c.contents[len(c.contents)-len(list):]
	}
	return c
})

// read reads the file of a theme.
func read(theme Theme) ([]Puzzle, error) {
	file, err := data.ReadFile("data/" + string(theme) + ".jsonl")
	if err != nil {
		return nil, err
	}
	var list []Puzzle
	for line := range bytes.Lines(file) {
		var w wire
		err := json.Unmarshal(line, &w) // at once, which is twice as fast as by way of UnmarshalJSON
		p := Puzzle{}
		if err == nil {
			p, err = w.puzzle()
		}
		if err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", theme, len(list)+1, err)
		}
		if p.Theme != theme {
			return nil, fmt.Errorf("%s, line %d: the theme is %s", theme, len(list)+1, p.Theme)
		}
		p.Number = len(list) + 1
		list = append(list, p)
	}
	return list, nil
}

// All lists the puzzles, theme by theme.
func All() []Puzzle { return slices.Clone(stored().list) }

// Of lists the puzzles of a theme. Those that were added later come later.
func Of(theme Theme) []Puzzle { return slices.Clone(stored().of[theme]) }

// Get finds a puzzle by its ID.
func Get(id string) (Puzzle, bool) {
	i, ok := stored().byID[id]
	if !ok {
		return Puzzle{}, false
	}
	return stored().list[i], true
}
