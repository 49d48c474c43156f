package web

import (
	"slices"

	"bummerl/locales"
	"bummerl/templates"
)

// courseParts are the parts of the course, each up to its last chapter.
var courseParts = []struct {
	id    string
	last  int
	title func(locales.Printer) string
}{
	{"basics", 5, printer.PartsBasics},
	{"hand", 11, printer.PartsHand},
	{"craft", 16, printer.PartsCraft},
}

// inParts divides the chapters into the parts of the course; a part without any is left out.
func (v *visit) inParts(chapters []templates.Chapter) []templates.Part {
	var parts []templates.Part
	for _, p := range courseParts {
		n := slices.IndexFunc(chapters, func(c templates.Chapter) bool { return c.Number > p.last })
		if n < 0 {
			n = len(chapters)
		}
		if n > 0 {
			parts = append(parts, templates.Part{ID: p.id, Title: p.title(v.p), Chapters: chapters[:n]})
		}
		chapters = chapters[n:]
	}
	return parts
}
