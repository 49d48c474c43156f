package opendata

import (
	"math"
	"strconv"
	"strings"

	"bummerl/puzzles"
	"bummerl/rules"
	"bummerl/tutor/rating"
)

// entry is a puzzle with what the columns are made of.
type entry struct {
	puzzles.Puzzle
	view   rules.View
	aspect puzzles.Aspect
	base   string
}

// column is one column of the table.
type column struct {
	name string
	// of gives what stands in it; "" where a puzzle has nothing to say there.
	of func(entry) string
}

// columns are the columns in their order.
var columns = []column{
	{"id", func(e entry) string { return e.ID }},
	{"theme", func(e entry) string { return string(e.Theme) }},
	{"level", func(e entry) string { return string(e.Level) }},
	{"rules", func(e entry) string { return strings.Join(e.Variants, " ") }},
	{"record", func(e entry) string { return e.Record.Text() }},
	{"position", func(e entry) string { return position(e.view) }},
	{"right", func(e entry) string { return actions(e.Right.List()) }},
	{"certain", func(e entry) string { return strconv.FormatBool(e.Certain) }},
	{"hands", func(e entry) string { return strconv.Itoa(e.Hands) }},
	{"guaranteed", func(e entry) string { return strconv.Itoa(e.Guaranteed) }},
	{"value", value},
	{"trap", func(e entry) string { return actions(e.Trap) }},
	{"rate", func(e entry) string { return strconv.FormatFloat(e.Rate, 'f', 3, 64) }},
	{"rating", func(e entry) string { return strconv.Itoa(int(math.Round(rating.OfPuzzle(e.Puzzle).Value))) }},
	{"aspect", func(e entry) string { return string(e.aspect) }},
	{"permalink", func(e entry) string { return e.base + Permalink(e.ID) }},
}

// Columns names the columns in their order.
func Columns() []string {
	names := make([]string, len(columns))
	for i, c := range columns {
		names[i] = c.name
	}
	return names
}

// Permalink is the address of a puzzle below that of the site. It names no language: the site leads on to the reader's.
func Permalink(id string) string { return "/puzzles/" + id }

// value is what the position is worth in game points: puzzles with hidden hands ask for a plan, not for points.
func value(e entry) string {
	if e.Theme.Hidden() {
		return ""
	}
	return strconv.Itoa(e.Value)
}

// actions writes actions as the command line does, with spaces between them.
func actions(list []rules.Action) string {
	texts := make([]string, len(list))
	for i, a := range list {
		texts[i] = a.String()
	}
	return strings.Join(texts, " ")
}
